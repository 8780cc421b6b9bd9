import type { PromotionText } from '../promotion-schema.ts';
import type { Promotion, PromotionEffect } from '../promotions.ts';
import type { Badge } from './badge.ts';

/** An offer with the texts of its badge. */
export interface BadgedOffer extends Pick<Promotion, 'id' | 'priority' | 'scope' | 'effect'> {
  badge: string;
  texts: readonly PromotionText[];
  /** The last day in the shop's time zone, as YYYY-MM-DD. */
  endsOn: string | null;
}

const PLACEMENTS = ['PLP_promo', 'CAROUSEL_promo', 'PDP_promo'];

/** The badges of an offer: its own text, its own end, on the products that it is for. */
export function badgesOfOffer(
  offer: BadgedOffer,
  locale: string,
  writeEnd: (endsOn: string) => string,
): Badge[] {
  const { id, priority, scope, effect, endsOn } = offer;
  // Nobody can tell from a list which pieces an offer on single skus is for.
  if (scope.skus.length > 0) return [];
  const text = offer.texts.find(({ language }) => language === locale)?.badge ?? offer.badge;
  return PLACEMENTS.map((placement) => ({
    id: `offer-${id}-${placement}`,
    placement,
    categorySlug: scope.categorySlugs.join(','),
    excludedCategorySlugs: scope.excludedCategorySlugs,
    brands: scope.brands,
    priority: 1 + priority / 1000,
    text1: endsOn ? `${text} · ${writeEnd(endsOn)}` : text,
    icon: 'tag',
    textColor: '#b3261e',
    backgroundColor: '#fff4f2',
    discount: multiplierOf(effect),
  }));
}

/** What one piece costs with the offer, where it takes a share off whatever is bought. */
function multiplierOf(effect: PromotionEffect): number | null {
  return effect.kind === 'percent-off' && effect.percent < 100 ? 1 - effect.percent / 100 : null;
}
