import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';

type Fitting = Pick<
  ListingProduct,
  'productKey' | 'categorySlugs' | 'styleTaxonomy' | 'categoryTaxonomy' | 'department' | 'averageRating'
>;

/** A campaign made for this very place fits better than one that runs everywhere. */
const ANYWHERE = 0.6;
/** Products that shoppers dislike pay for it: no stars count as average. */
const WORST = 0.6;
const STARS = 5;
const UNRATED = 3.5;

/** Only what belongs to the category fits it at all. */
export function relevanceInCategory(
  product: Fitting,
  targets: readonly string[],
  categorySlug: string,
): number {
  if (!product.categorySlugs.includes(categorySlug)) return 0;
  return placeFit(product, targets, categorySlug) * qualityOf(product);
}

/** Beside a product: the same style, else the same kind of thing; nothing else, and never the product itself. */
export function relevanceBeside(product: Fitting, targets: readonly string[], seen: Fitting): number {
  if (product.productKey === seen.productKey) return 0;
  const likeness =
    product.department !== seen.department
      ? 0
      : product.styleTaxonomy === seen.styleTaxonomy
        ? 1
        : product.categoryTaxonomy === seen.categoryTaxonomy
          ? 0.7
          : 0.3;
  const isTargeted = targets.length === 0 || targets.some((slug) => seen.categorySlugs.includes(slug));
  return isTargeted ? likeness * qualityOf(product) : 0;
}

/** Among the results of a search, the better the engine ranks it. */
export function relevanceInSearch(product: Fitting, rank: number, of: number): number {
  return (1 - (0.5 * rank) / Math.max(1, of)) * qualityOf(product);
}

function placeFit({ categorySlugs }: Fitting, targets: readonly string[], here: string): number {
  if (targets.length === 0) return ANYWHERE;
  if (targets.includes(here)) return 1;
  return targets.some((slug) => categorySlugs.includes(slug)) ? ANYWHERE : 0;
}

function qualityOf({ averageRating }: Fitting): number {
  const stars = averageRating > 0 ? averageRating : UNRATED;
  return WORST + (1 - WORST) * (stars / STARS);
}
