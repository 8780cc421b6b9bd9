import { savingPercent } from '#commerce/pricing/saving.ts';
import type { Product } from '../product.ts';

/** Filter values that follow from the product itself; a file gives all others. */
const DERIVED_FACETS: ReadonlySet<string> = new Set([
  'isNextDay',
  'productKey',
  'sizes',
  'colourFacets',
  'styleTaxonomy',
  'categoryTaxonomy',
  'gender',
  'brand',
  'department',
  'collection',
  'classification',
  'discountBands',
  'priceBands',
  'priceRange',
  'discountRange',
  'ratingGroup',
  'isOnStock',
]);

const PRICE_STEPS = [10, 25, 50, 100, 250, 500];
const DISCOUNT_STEPS = [10, 20, 30, 40, 50, 60, 70];
const RATING_STEPS = [4, 3, 2];
const OURS = 'Delivered by Us';
const PARTNERS = 'Delivered by our Partners';

const signs = new Map<string, string>();

/** A formatter costs more than all the rest of a product. */
function signOf(currency: string): string {
  const known = signs.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')!.value;
  signs.set(currency, sign);
  return sign;
}

export function priceBand(centAmount: number, currency: string): string {
  const sign = signOf(currency);
  const above = PRICE_STEPS.findIndex((step) => centAmount < step * 100);
  if (above === 0) return `Under ${sign}${PRICE_STEPS[0]}`;
  if (above === -1) return `${sign}${PRICE_STEPS.at(-1)} & over`;
  return `${sign}${PRICE_STEPS[above - 1]} - ${sign}${PRICE_STEPS[above]}`;
}

export function discountBands(percent: number): string[] {
  return DISCOUNT_STEPS.filter((step) => percent >= step).map((step) => `${step}% off & more`);
}

export function ratingGroups(averageRating: number): string[] {
  return RATING_STEPS.filter((stars) => averageRating >= stars).map((stars) => `${stars} stars & up`);
}

/** All filter values of a product: what the file gave, and what follows from the rest. */
export function deriveFacets(product: Product): Record<string, string[]> {
  const { variants } = product;
  const onStock = variants.filter(({ stock }) => stock.isOnStock);
  const cheapest = variants.reduce((one, other) =>
    other.price.price.centAmount < one.price.price.centAmount ? other : one,
  ).price.price;
  const saving = Math.max(
    0,
    ...variants.map(({ price }) => savingPercent(price.price.centAmount, price.wasPrice?.centAmount)),
  );
  const all: Record<string, (string | null | undefined)[]> = {
    source: [product.isHostedMarketplace ? PARTNERS : OURS],
    ...givenFacets(product.facets),
    isNextDay: onStock.some(({ attributes }) => attributes.isNextDay) ? ['true'] : [],
    productKey: [product.key],
    sizes: (onStock.length > 0 ? onStock : variants).map(({ size }) => size),
    // Nobody looks for a membership by its colour.
    colourFacets: product.productType === 'membership' ? [] : product.colours.map(({ facet }) => facet),
    styleTaxonomy: [product.styleTaxonomy],
    categoryTaxonomy: [product.categoryTaxonomy],
    gender: [product.gender],
    brand: [product.brand],
    department: [product.department],
    collection: variants.map(({ attributes }) => attributes.collection),
    classification: variants.map(({ attributes }) => attributes.classification),
    discountBands: discountBands(saving),
    priceBands: [priceBand(cheapest.centAmount, cheapest.currencyCode)],
    ratingGroup: ratingGroups(product.averageRating),
    isOnStock: [String(onStock.length > 0)],
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([key, values]) => [key, [...new Set(values.filter((value) => !!value))]] as [string, string[]])
      .filter(([, values]) => values.length > 0),
  );
}

/** Those that a file gives, in the order of their names. */
export function givenFacets(facets: Readonly<Record<string, string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(facets)
      .filter(([key, values]) => !DERIVED_FACETS.has(key) && values.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
