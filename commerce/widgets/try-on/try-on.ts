export interface TryOnSettings {
  /** Null means not configured; nothing is loaded. */
  partnerId: string | null;
  categories: readonly string[];
  excludedBrands: readonly string[];
}

export interface TryOnProduct {
  productType: string;
  brand: string;
  categories: readonly { slug: string; name: string }[];
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Only beauty products in the configured categories, and not the excluded brands. */
export function isTryOnEligible(product: TryOnProduct, settings: TryOnSettings): boolean {
  if (!settings.partnerId || product.productType !== 'beauty') return false;
  if (settings.excludedBrands.some((brand) => fold(brand) === fold(product.brand))) return false;
  const wanted = settings.categories.map(fold);
  return product.categories.some(({ slug, name }) =>
    wanted.some((category) => fold(slug).includes(category) || fold(name).includes(category)),
  );
}

export type TryOnState = 'unknown' | 'available' | 'unavailable' | 'open' | 'unavailable-notice';
export type TryOnEvent =
  | 'reported-available'
  | 'reported-unavailable'
  | 'opened'
  | 'closed'
  | 'acknowledged'
  | 'product-changed';

/** Available only after the provider reports it; if it becomes unavailable while open, a notice must be acknowledged. */
export function nextTryOn(state: TryOnState, event: TryOnEvent): TryOnState {
  switch (event) {
    case 'product-changed':
      return 'unknown';
    case 'reported-available':
      return state === 'open' ? 'open' : 'available';
    case 'reported-unavailable':
      return state === 'open' ? 'unavailable-notice' : 'unavailable';
    case 'opened':
      return state === 'available' ? 'open' : state;
    case 'closed':
      return state === 'open' ? 'available' : state;
    case 'acknowledged':
      return state === 'unavailable-notice' ? 'unavailable' : state;
  }
}
