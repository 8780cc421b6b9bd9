import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';

type RatedProduct = Pick<
  ListingProduct,
  'productKey' | 'categorySlugs' | 'styleTaxonomy' | 'categoryTaxonomy' | 'department' | 'averageRating'
>;

/** The factor of a campaign that does not target this category. */
const UNTARGETED = 0.6;
/** The factor of the worst rating; an unrated product counts as average. */
const LOWEST_QUALITY = 0.6;
const MAX_STARS = 5;
const STARS_WHEN_UNRATED = 3.5;

/** Products outside the category have no relevance. */
export function relevanceInCategory(
  product: RatedProduct,
  targets: readonly string[],
  categorySlug: string,
): number {
  if (!product.categorySlugs.includes(categorySlug)) return 0;
  return targetFactor(product, targets, categorySlug) * qualityOf(product);
}

/** On a product page: highest for the same style, then the same category; none for other departments and the product itself. */
export function relevanceBeside(
  product: RatedProduct,
  targets: readonly string[],
  viewed: RatedProduct,
): number {
  if (product.productKey === viewed.productKey) return 0;
  const similarity =
    product.department !== viewed.department
      ? 0
      : product.styleTaxonomy === viewed.styleTaxonomy
        ? 1
        : product.categoryTaxonomy === viewed.categoryTaxonomy
          ? 0.7
          : 0.3;
  const isTargeted = targets.length === 0 || targets.some((slug) => viewed.categorySlugs.includes(slug));
  return isTargeted ? similarity * qualityOf(product) : 0;
}

/** In search results: falls with the rank of the search engine. */
export function relevanceInSearch(product: RatedProduct, rank: number, of: number): number {
  return (1 - (0.5 * rank) / Math.max(1, of)) * qualityOf(product);
}

function targetFactor({ categorySlugs }: RatedProduct, targets: readonly string[], here: string): number {
  if (targets.length === 0) return UNTARGETED;
  if (targets.includes(here)) return 1;
  return targets.some((slug) => categorySlugs.includes(slug)) ? UNTARGETED : 0;
}

function qualityOf({ averageRating }: RatedProduct): number {
  const stars = averageRating > 0 ? averageRating : STARS_WHEN_UNRATED;
  return LOWEST_QUALITY + (1 - LOWEST_QUALITY) * (stars / MAX_STARS);
}
