import type { ColourVariant, ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { stemOf } from '#commerce/reviews/words.ts';
import { chatWords, piecesOf } from './find-terms.ts';
import type { PriceWish } from './price-wish.ts';
import type { ShopSearch } from './shop-search.ts';

export type FittedProduct = Pick<
  ListingProduct,
  | 'name'
  | 'description'
  | 'styleTaxonomy'
  | 'categoryTaxonomy'
  | 'categoryNames'
  | 'colourVariants'
  | 'priceVariants'
  | 'isOnStock'
  | 'colour'
>;

/**
 * The colour in which a product matches the search, or null. Search engines filter whole products; here colour, size and
 * price must match on the same variant.
 */
export function fitProduct(product: FittedProduct, search: ShopSearch, price: PriceWish): string | null {
  if (!product.isOnStock || !mentionsAll(product, search)) return null;
  const { colourFacets: wanted = [], sizes = [] } = search.filters;
  const fitting = product.colourVariants.find(
    (variant) =>
      variant.isOnStock &&
      (wanted.length === 0 || wanted.includes(variant.colourFacet)) &&
      !search.excludedColours.includes(variant.colourFacet) &&
      isAffordable(product, variant, sizes, price),
  );
  if (fitting) return fitting.colour;
  const asksForColour = wanted.length > 0 || search.excludedColours.length > 0 || sizes.length > 0;
  return product.colourVariants.length === 0 && !asksForColour ? product.colour : null;
}

function isAffordable(
  { priceVariants }: FittedProduct,
  { colour, sizesInStock }: ColourVariant,
  sizes: readonly string[],
  price: PriceWish,
): boolean {
  const available = sizes.length === 0 ? sizesInStock : sizesInStock.filter((size) => sizes.includes(size));
  if (sizes.length > 0 && available.length === 0) return false;
  const prices = priceVariants.filter(
    (variant) => variant.colour === colour && (variant.size === null || available.includes(variant.size)),
  );
  const isOpen = price.min === null && price.max === null;
  return (
    isOpen ||
    prices.some(
      ({ price: { centAmount } }) =>
        centAmount >= (price.min ?? 0) && centAmount <= (price.max ?? Number.POSITIVE_INFINITY),
    )
  );
}

/** The type must be in the name or the categories; other words may also be in the description. */
function mentionsAll(product: FittedProduct, { types, words }: ShopSearch): boolean {
  const named = stemsOf(
    [product.name, product.styleTaxonomy, product.categoryTaxonomy, ...product.categoryNames].join(' '),
  );
  const isType = types.some(({ words: names }) =>
    names.some((name) => containsPhrase(named, piecesOf(name.replace(/^=/, '')).map(stemOf))),
  );
  if (types.length > 0 && !isType) return false;
  if (words.length === 0) return true;
  const mentioned = new Set([...named, ...stemsOf(product.description)]);
  return words.every((word) => piecesOf(word).every((piece) => mentioned.has(stemOf(piece))));
}

function stemsOf(text: string): string[] {
  return chatWords(text).flatMap(piecesOf).map(stemOf);
}

function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((piece, n) => words[at + n] === piece));
}
