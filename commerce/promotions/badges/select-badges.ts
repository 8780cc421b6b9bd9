import {
  type Badge,
  type BadgedProduct,
  EXCLUSIONS_SLUG,
  hasSoundDiscount,
  isForProduct,
  rankBadges,
} from './badge.ts';
import {
  type BadgeContext,
  type BadgeSlot,
  type Corner,
  type Placement,
  parsePlacement,
} from './placement.ts';

export const MAX_IMAGE_BADGES = 2;

/** Pixels between badges in the same corner. */
export const STACKING_OFFSET: Record<BadgeContext, number> = { PLP: 34, CAROUSEL: 34, PDP: 50 };

export interface PlacedBadge {
  badge: Badge;
  corner: Corner;
  /** Offset from the corner when another badge is there already. */
  offset: number;
}

export interface CardBadges {
  images: PlacedBadge[];
  promo: Badge | null;
}

export interface ProductPageBadges {
  images: PlacedBadge[];
  price: Badge | null;
  promo: Badge | null;
  exclusion: Badge | null;
}

/** Badges of a card in a listing or a carousel. */
export function selectCardBadges(
  badges: readonly Badge[],
  product: BadgedProduct,
  context: 'PLP' | 'CAROUSEL',
): CardBadges {
  return {
    images: placeImageBadges(badges, product, context, MAX_IMAGE_BADGES),
    promo: selectSlot(badges, product, context, 'promo'),
  };
}

/** Badges of the product page: two at the picture (one if flagged), one in each slot. */
export function selectProductPageBadges(
  badges: readonly Badge[],
  product: BadgedProduct,
  options: { onlyOneImageBadge?: boolean } = {},
): ProductPageBadges {
  return {
    images: placeImageBadges(badges, product, 'PDP', options.onlyOneImageBadge ? 1 : MAX_IMAGE_BADGES),
    price: selectSlot(badges, product, 'PDP', 'price'),
    promo: selectSlot(badges, product, 'PDP', 'promo'),
    exclusion: selectSlot(badges, product, 'PDP', 'exclusion'),
  };
}

function placeImageBadges(
  badges: readonly Badge[],
  product: BadgedProduct,
  context: BadgeContext,
  limit: number,
): PlacedBadge[] {
  const placed: PlacedBadge[] = [];
  for (const badge of fittingBadges(badges, product, context, 'image').slice(0, limit)) {
    const placement = parsePlacement(badge.placement);
    if (placement?.kind !== 'image') continue;
    const { corner } = placement;
    const inCorner = placed.filter((other) => other.corner === corner).length;
    placed.push({ badge, corner, offset: inCorner * STACKING_OFFSET[context] });
  }
  return placed;
}

function selectSlot(
  badges: readonly Badge[],
  product: BadgedProduct,
  context: BadgeContext,
  slot: BadgeSlot,
): Badge | null {
  if (slot === 'promo' && product.categorySlugs.includes(EXCLUSIONS_SLUG)) return null;
  return fittingBadges(badges, product, context, slot)[0] ?? null;
}

function fittingBadges(
  badges: readonly Badge[],
  product: BadgedProduct,
  context: BadgeContext,
  kind: Placement['kind'],
): Badge[] {
  const fitting = badges.filter((badge) => {
    const placement = parsePlacement(badge.placement);
    const isHere = placement?.context === context && placement.kind === kind;
    return isHere && isForProduct(badge, product) && hasSoundDiscount(badge);
  });
  return rankBadges(fitting);
}
