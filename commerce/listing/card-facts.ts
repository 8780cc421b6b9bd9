/** With more sizes than this the selector is a dropdown. */
const MAX_SIZE_BUTTONS = 10;
const MAX_WISHLIST_SIZE_BUTTONS = 1;

const MIN_GIFT_BADGE_IMAGE_WIDTH = 150;

/** Height divided by width of card and gallery pictures. */
export const IMAGE_RATIOS = { default: 1.5, 'five-four': 1.25, square: 1 } as const;
export type ImageRatio = (typeof IMAGE_RATIOS)[keyof typeof IMAGE_RATIOS];

export const COLOUR_DROPDOWN_MAX_HEIGHT = { card: 320, 'quick-add': 155 } as const;

/** Stars are shown only for products with ratings. */
export function showsRating(rating: { averageRating: number; totalReviewCount: number }): boolean {
  return rating.averageRating > 0 && rating.totalReviewCount > 0;
}

export function showsSize(size: string | null | undefined): boolean {
  return !!size && size.trim().toLowerCase() !== 'one size';
}

export function showsBrand(theme: { hideBrand: boolean }): boolean {
  return !theme.hideBrand;
}

export function usesSizeDropdown(sizeCount: number, isWishlistItem: boolean): boolean {
  return sizeCount > (isWishlistItem ? MAX_WISHLIST_SIZE_BUTTONS : MAX_SIZE_BUTTONS);
}

/** On a picture narrower than 150px the badge is shown only for a gift with a sku. */
export function showsGiftBadge(
  product: { hasGiftWithPurchase: boolean; gwpSku: string | null },
  imageWidth: number,
  minImageWidth: number = MIN_GIFT_BADGE_IMAGE_WIDTH,
): boolean {
  if (!product.hasGiftWithPurchase) return false;
  return imageWidth >= minImageWidth || !!product.gwpSku;
}
