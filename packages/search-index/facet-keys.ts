/** The order in which facets are answered; `aiattributes.*` and any other key follow by name. */
const FACET_KEY_ORDER = [
  'isNextDay',
  'source',
  'sizes',
  'colourFacets',
  'styleTaxonomy',
  'categoryTaxonomy',
  'gender',
  'brand',
  'department',
  'fabrication',
  'occasion',
  'discountBands',
  'neckline',
  'sleeveLength',
  'collection',
  'classification',
  'design',
  'detail',
  'priceBands',
  'priceRange',
  'ratingGroup',
  'isOnStock',
  'discountRange',
  'productKey',
];

export const PRICE_RANGE_KEY = 'priceRange';
export const DISCOUNT_RANGE_KEY = 'discountRange';
export const STOCK_KEY = 'isOnStock';
/** One value per product, so it is looked up rather than counted. */
export const PRODUCT_KEY = 'productKey';
/** Which brand sites sell a document: filtered like a facet, never answered as one. */
export const FASCIA_KEY = '#fascia';
export const EVERY_FASCIA = '*';

/** Keys that hold no stored value: ranges are read from the numbers, product keys from their own table. */
export const COMPUTED_KEYS: ReadonlySet<string> = new Set([
  PRICE_RANGE_KEY,
  DISCOUNT_RANGE_KEY,
  PRODUCT_KEY,
  FASCIA_KEY,
]);

/** Keys whose values say nothing in words: nobody means "true" or "£20-£30" by typing it. */
export const WORDLESS_KEYS: ReadonlySet<string> = new Set([
  'isNextDay',
  'source',
  'sizes',
  'brand',
  'colourFacets',
  'discountBands',
  'priceBands',
  'ratingGroup',
  STOCK_KEY,
  ...COMPUTED_KEYS,
]);

const MARKETPLACE_NEEDLE = 'MIRAKL';

/** Values that name the marketplace platform are not for shoppers. */
export function isShownFacetValue(value: string): boolean {
  return !value.includes(MARKETPLACE_NEEDLE);
}

/** Whether the specification knows the key, be there products with it or not. */
export function isSpecifiedKey(key: string): boolean {
  return FACET_KEY_ORDER.includes(key) || key.startsWith('aiattributes.');
}

export function compareFacetKeys(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rankOf(key: string): number {
  const index = FACET_KEY_ORDER.indexOf(key);
  return index < 0 ? FACET_KEY_ORDER.length : index;
}
