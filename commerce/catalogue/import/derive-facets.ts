import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { savingPercent } from '#commerce/pricing/saving.ts';
import { type ComputedFacetKey, FACET_RECORDS, type FacetRecord } from '../facets/facet-records.ts';
import { findFacet } from '../facets/find-facet.ts';
import type { Product } from '../product.ts';

const PRICE_STEPS = [10, 25, 50, 100, 250, 500];
/** A unit of these buys a tenth or a hundredth as much, so their bands are wider. */
const WIDER_BANDS: Readonly<Record<string, number>> = {
  SEK: 10,
  NOK: 10,
  DKK: 10,
  CZK: 20,
  JPY: 100,
  HUF: 400,
};
const DISCOUNT_STEPS = [10, 20, 30, 40, 50, 60, 70];
const RATING_STEPS = [4, 3, 2];
const OURS = 'Delivered by Us';
const PARTNERS = 'Delivered by our Partners';

const signs = new Map<string, string>();

/** Cached, because creating a formatter costs more than the rest of the import of a product. */
function signOf(currency: string): string {
  const known = signs.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}

export function priceBand(price: Money): string {
  const sign = signOf(price.currencyCode);
  const amount = toMajorUnits(price);
  const steps = PRICE_STEPS.map((step) => step * (WIDER_BANDS[price.currencyCode] ?? 1));
  const above = steps.findIndex((step) => amount < step);
  if (above === 0) return `Under ${sign}${steps[0]}`;
  if (above === -1) return `${sign}${steps.at(-1)} & over`;
  return `${sign}${steps[above - 1]} - ${sign}${steps[above]}`;
}

export function discountBands(percent: number): string[] {
  return DISCOUNT_STEPS.filter((step) => percent >= step).map((step) => `${step}% off & more`);
}

export function ratingGroups(averageRating: number): string[] {
  return RATING_STEPS.filter((stars) => averageRating >= stars).map((stars) => `${stars} stars & up`);
}

type Values = readonly (string | null | undefined)[];

/** The values of the facets with the source `computed`. */
const COMPUTE: Record<ComputedFacetKey, (product: Product) => Values> = {
  isNextDay: (product) => (inStock(product).some(({ attributes }) => attributes.isNextDay) ? ['true'] : []),
  sizes: (product) => {
    const available = inStock(product);
    return (available.length > 0 ? available : product.variants).map(({ size }) => size);
  },
  // Memberships are not filtered by colour.
  colourFacets: ({ productType, colours }) =>
    productType === 'membership' ? [] : colours.map(({ facet }) => facet),
  discountBands: ({ variants }) =>
    discountBands(
      Math.max(
        0,
        ...variants.map(({ price }) => savingPercent(price.price.centAmount, price.wasPrice?.centAmount)),
      ),
    ),
  priceBands: ({ variants }) => {
    const lowest = variants
      .map(({ price }) => price.price)
      .reduce((one, other) => (other.centAmount < one.centAmount ? other : one));
    return [priceBand(lowest)];
  },
  ratingGroup: ({ averageRating }) => ratingGroups(averageRating),
  isOnStock: (product) => [String(inStock(product).length > 0)],
};

const inStock = ({ variants }: Product) => variants.filter(({ stock }) => stock.isOnStock);

/** Facets whose values follow from the product, whatever the file says. */
const DERIVED = FACET_RECORDS.filter(({ source }) => source !== 'import' && source !== 'number');

/** All facet values of a product: those of the file and the derived ones. */
export function deriveFacets(product: Product): Record<string, string[]> {
  const all: [key: string, values: Values][] = [
    ['source', [product.isHostedMarketplace ? PARTNERS : OURS]],
    ...Object.entries(givenFacets(product.facets)),
    ...DERIVED.map((facet): [string, Values] => [facet.key, readValues(product, facet)]),
  ];
  return Object.fromEntries(
    all
      .map(([key, values]) => [key, [...new Set(values.filter((value) => !!value))]] as [string, string[]])
      .filter(([, values]) => values.length > 0),
  );
}

function readValues(product: Product, { key, source }: FacetRecord): Values {
  const [from, field] = source.split('.');
  if (from === 'product') return [product[field as 'brand']];
  if (from === 'variant') return product.variants.map(({ attributes }) => attributes[field as 'collection']);
  return COMPUTE[key as ComputedFacetKey](product);
}

/** The facets that a file gives, sorted by key. */
export function givenFacets(facets: Readonly<Record<string, string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(facets)
      .filter(([key, values]) => (findFacet(key)?.source ?? 'import') === 'import' && values.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
