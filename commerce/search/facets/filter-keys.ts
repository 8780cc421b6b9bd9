import { isBrandFilter } from '../search-term.ts';
import { ATTRIBUTE_NAMES, attributeKey } from './attribute-facets.ts';
import type { FacetDataType, FacetType } from './facet.ts';
import type { Filters } from './filters.ts';

export interface FilterKey {
  key: string;
  /** Plain wording, shown where no translation is found. */
  label: string;
  labelKey: string;
  facetType: FacetType;
  dataType: FacetDataType;
}

const SHOP_KEYS: readonly [key: string, label: string][] = [
  ['isNextDay', 'Next Day Delivery'],
  ['source', 'Delivery'],
  ['productKey', 'Product'],
  ['sizes', 'Size'],
  ['colourFacets', 'Colour'],
  ['styleTaxonomy', 'Style'],
  ['categoryTaxonomy', 'Category'],
  ['gender', 'Gender'],
  ['brand', 'Brands'],
  ['department', 'Department'],
  ['fabrication', 'Fabrication'],
  ['occasion', 'Occasion'],
  ['discountBands', 'Discount'],
  ['neckline', 'Neckline'],
  ['sleeveLength', 'Sleeve Length'],
  ['collection', 'Brands'],
  ['classification', 'Body Fit'],
  ['design', 'Pattern'],
  ['detail', 'Detail'],
  ['priceBands', 'Price'],
  ['priceRange', 'Price Range'],
  ['ratingGroup', 'Rating'],
  ['isOnStock', 'Availability'],
  ['discountRange', 'Discount Range'],
];

const RANGE_KEYS: ReadonlySet<string> = new Set(['priceRange', 'discountRange']);

export const FILTER_KEYS: readonly FilterKey[] = [
  ...SHOP_KEYS.map(([key, label]) => describeKey(key, label, `facets.${key}`)),
  ...ATTRIBUTE_NAMES.map((name) =>
    describeKey(attributeKey(name), name, `facets.attributes.${camelCase(name)}`),
  ),
];

const byKey: ReadonlyMap<string, FilterKey> = new Map(FILTER_KEYS.map((filter) => [filter.key, filter]));

export function findFilterKey(key: string): FilterKey | undefined {
  return byKey.get(key);
}

/** A key nobody knows, or the brand 'null', is ignored: neither asked of the engine nor echoed in the canonical address. */
export function keepKnownFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([key]) => byKey.has(key))
      .map(([key, values]) => [key, key === 'brand' ? values.filter(isBrandFilter) : values] as const)
      .filter(([, values]) => values.length > 0),
  );
}

function describeKey(key: string, label: string, labelKey: string): FilterKey {
  const isRange = RANGE_KEYS.has(key);
  return {
    key,
    label,
    labelKey,
    facetType: isRange ? 'range' : 'terms',
    dataType: isRange ? 'number' : 'text',
  };
}

function camelCase(name: string): string {
  const [first, ...rest] = name.split(' ');
  return [first!.toLowerCase(), ...rest].join('');
}
