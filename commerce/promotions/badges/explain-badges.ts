import {
  type Badge,
  type BadgedProduct,
  EXCLUSIONS_SLUG,
  hasSoundDiscount,
  isForProduct,
  rankBadges,
} from './badge.ts';
import { type BadgeContext, type Placement, parsePlacement } from './placement.ts';
import { MAX_IMAGE_BADGES } from './select-badges.ts';

/** Why a badge shows on a product, or why not. */
export type BadgeVerdict =
  | 'shown'
  | 'unknown-placement'
  | 'other-category'
  | 'unsound-discount'
  | 'excluded-from-promotions'
  | 'same-badge-twice'
  | 'outranked';

export interface ExplainedBadge {
  badge: Badge;
  context: BadgeContext | null;
  kind: Placement['kind'] | null;
  verdict: BadgeVerdict;
}

/** Every badge with the rule that decided about it, in the order of the selector's rules. */
export function explainBadges(badges: readonly Badge[], product: BadgedProduct): ExplainedBadge[] {
  const placed = badges.map((badge) => {
    const placement = parsePlacement(badge.placement);
    return {
      badge,
      context: placement?.context ?? null,
      kind: placement?.kind ?? null,
      verdict: judgeAlone(badge, placement, product),
    };
  });
  return placed.map((entry) => {
    if (entry.verdict !== 'shown') return entry;
    const rivals = placed.filter(
      (other) => other.verdict === 'shown' && other.context === entry.context && other.kind === entry.kind,
    );
    return { ...entry, verdict: judgeAmong(entry.badge, rivals, entry.kind) };
  });
}

function judgeAlone(badge: Badge, placement: Placement | null, product: BadgedProduct): BadgeVerdict {
  if (!placement) return 'unknown-placement';
  if (!isForProduct(badge, product)) return 'other-category';
  if (!hasSoundDiscount(badge)) return 'unsound-discount';
  const isExcluded = placement.kind === 'promo' && product.categorySlugs.includes(EXCLUSIONS_SLUG);
  return isExcluded ? 'excluded-from-promotions' : 'shown';
}

function judgeAmong(
  badge: Badge,
  rivals: readonly { badge: Badge }[],
  kind: Placement['kind'] | null,
): BadgeVerdict {
  const ranked = rankBadges(rivals.map((rival) => rival.badge));
  const place = ranked.indexOf(badge);
  if (place < 0) return 'same-badge-twice';
  return place < (kind === 'image' ? MAX_IMAGE_BADGES : 1) ? 'shown' : 'outranked';
}
