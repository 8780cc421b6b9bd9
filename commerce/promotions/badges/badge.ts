export interface Badge {
  id: string;
  name?: string;
  /** For example `PLP-topLeft_productImage`, `CAROUSEL_promo`, `PDP_price`. */
  placement: string;
  /** Comma list; empty means every category. */
  categorySlug?: string | null;
  /** The lower number wins; 1 by default. */
  priority?: number | null;
  text1?: string | null;
  text2?: string | null;
  icon?: string | null;
  link?: string | null;
  linkName?: string | null;
  backgroundColor?: string | null;
  textColor?: string | null;
  borderColor?: string | null;
  /** Only on products of these brands; empty means every brand. */
  brands?: readonly string[];
  /** Not on products of these categories. */
  excludedCategorySlugs?: readonly string[];
  /** Multiplier on the lowest price: 0.8 is 20 per cent off. */
  discount?: number | null;
}

const DEFAULT_PRIORITY = 1;

/** Products of this category are excluded from promotions. */
export const EXCLUSIONS_SLUG = 'exclusions';

function priorityOf(badge: Badge): number {
  return badge.priority ?? DEFAULT_PRIORITY;
}

/** A brand by its name or its slug. */
export function brandKey(brand: string): string {
  return brand
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What decides about a product's badges. */
export interface BadgedProduct {
  categorySlugs: readonly string[];
  brand?: string;
}

/** Whether a badge is for the product's categories and its brand. */
export function isForProduct(badge: Badge, { categorySlugs, brand }: BadgedProduct): boolean {
  const { brands = [], excludedCategorySlugs = [] } = badge;
  return (
    matchesCategory(badge, categorySlugs) &&
    !categorySlugs.some((slug) => excludedCategorySlugs.includes(slug)) &&
    (brands.length === 0 || brands.some((each) => brandKey(each) === brandKey(brand ?? '')))
  );
}

/** Whether the badge's list is empty or contains one of the product's categories. */
function matchesCategory(badge: Badge, categorySlugs: readonly string[]): boolean {
  const wanted = (badge.categorySlug ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  return wanted.length === 0 || wanted.some((slug) => categorySlugs.includes(slug));
}

/** Lowest priority number first, each badge once. */
export function rankBadges(badges: readonly Badge[]): Badge[] {
  const ranked = badges.toSorted((one, other) => priorityOf(one) - priorityOf(other));
  return ranked.filter((badge, index) => ranked.findIndex(({ id }) => id === badge.id) === index);
}

/** A badge needs no discount; one that raises the price or makes the product free is invalid. */
export function hasSoundDiscount({ discount }: Badge): boolean {
  return discount == null || (discount > 0 && discount <= 1);
}
