import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';

/** Higher is more similar. Style counts most, then category and occasion, then colour, price and brand. */
export function similarityOf(one: ComparableProduct, other: ComparableProduct): number {
  return (
    (one.styleTaxonomy === other.styleTaxonomy ? 3 : 0) +
    (one.categoryTaxonomy === other.categoryTaxonomy ? 1.5 : 0) +
    (one.department === other.department ? 1 : 0) +
    (one.gender === other.gender ? 0.5 : 0) +
    1.5 * overlap(coloursOf(one), coloursOf(other)) +
    overlap(one.occasion, other.occasion) +
    1.2 * priceCloseness(one, other) +
    (one.brand === other.brand ? 0.7 : 0) +
    (other.totalReviewCount > 0 ? (other.averageRating - 3) / 4 : 0)
  );
}

export type ComparableProduct = Pick<
  ListingProduct,
  | 'styleTaxonomy'
  | 'categoryTaxonomy'
  | 'department'
  | 'gender'
  | 'occasion'
  | 'price'
  | 'brand'
  | 'averageRating'
  | 'totalReviewCount'
> & { colourVariants: readonly { colourFacet: string }[] };

function coloursOf({ colourVariants }: ComparableProduct): string[] {
  return colourVariants.map(({ colourFacet }) => colourFacet);
}

/** The shared part of two lists, 0 to 1. */
function overlap(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const set = new Set(one);
  const shared = new Set(other.filter((value) => set.has(value))).size;
  return shared / Math.min(set.size, new Set(other).size);
}

/** 1 at the same price, 0 at twice or half of it. */
function priceCloseness(one: ComparableProduct, other: ComparableProduct): number {
  const [a, b] = [one.price.centAmount, other.price.centAmount];
  if (a <= 0 || b <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(a / b)));
}
