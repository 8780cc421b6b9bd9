import type { FacetRole } from '@selvedge/search-index/facet-schema.ts';

/** How a facet is chosen and shown. */
export type FacetKind =
  /** A list of values, those with most products first. */
  | 'terms'
  /** On or off: only the value `true` is shown. */
  | 'toggle'
  /** Values with swatches, where most of them are known colours. */
  | 'colour'
  /** Values in the order of sizes. */
  | 'size'
  /** Bands of a number, lowest first. */
  | 'band'
  /** At least so many stars, most first. */
  | 'rating'
  /** A slider over prices. */
  | 'price-range'
  /** A slider over discounts in per cent. */
  | 'discount-range'
  /** A slider over the numbers of an attribute. */
  | 'number-range';

/** Where a facet's values come from. */
export type FacetSource =
  /** The import file gives them under the facet's key. */
  | 'import'
  /** A field of the product. */
  | `product.${'brand' | 'categoryTaxonomy' | 'department' | 'gender' | 'key' | 'styleTaxonomy'}`
  /** An attribute of its variants. */
  | `variant.${'classification' | 'collection'}`
  /** Computed from prices, stock, ratings, colours and sizes: `../import/derive-facets.ts` has a function for the key. */
  | 'computed'
  /** A number of the product that the search engine reads itself; no value is stored. */
  | 'number';

export interface FacetRecord {
  /** Name in addresses, import files and search engines. */
  key: string;
  /** English name, shown where no translation is found. */
  label: string;
  /** Names by language, of facets that the merchant made. */
  labels?: Readonly<Record<string, string>>;
  /** Name of its text in the language folders; `facets.{key}` unless given. */
  labelKey?: string;
  kind: FacetKind;
  source: FacetSource;
  /** Position in the filter panel, lowest first. Facets without one follow in the order of the search engine. */
  order?: number;
  /** Says the same as another facet, so it is in the panel only while one of its values is selected. */
  isDuplicate?: boolean;
  /** Whether shoppers can search its values by typing. */
  isSearchable?: boolean;
  /** What typed text has to do with its values; `none` where they are no words that shoppers type. */
  role?: FacetRole | 'none';
  /** Filter values that are ignored. */
  ignoredValues?: readonly string[];
}

/**
 * Every facet of the shop, one record each. Filters, search engines, the filter panel, the back office and the import
 * follow this table: a new facet is a new record here and a text under its `labelKey` in each language.
 */
const SHOP_FACETS = [
  { key: 'isNextDay', label: 'Next Day Delivery', kind: 'toggle', source: 'computed', order: 10 },
  { key: 'source', label: 'Delivery', kind: 'terms', source: 'import', order: 220, role: 'none' },
  {
    key: 'productKey',
    label: 'Product',
    kind: 'terms',
    source: 'product.key',
    isDuplicate: true,
    role: 'product-key',
  },
  { key: 'sizes', label: 'Size', kind: 'size', source: 'computed', order: 20 },
  { key: 'colourFacets', label: 'Colour', kind: 'colour', source: 'computed', order: 30 },
  {
    key: 'styleTaxonomy',
    label: 'Style',
    kind: 'terms',
    source: 'product.styleTaxonomy',
    order: 60,
    isSearchable: true,
    role: 'kind',
  },
  {
    key: 'categoryTaxonomy',
    label: 'Category',
    kind: 'terms',
    source: 'product.categoryTaxonomy',
    order: 70,
    role: 'kind',
  },
  { key: 'gender', label: 'Gender', kind: 'terms', source: 'product.gender', order: 170 },
  {
    key: 'brand',
    label: 'Brands',
    kind: 'terms',
    source: 'product.brand',
    order: 40,
    isSearchable: true,
    role: 'brand',
    // Some links have `null` in place of a brand.
    ignoredValues: ['null'],
  },
  { key: 'department', label: 'Department', kind: 'terms', source: 'product.department', order: 180 },
  { key: 'fabrication', label: 'Fabrication', kind: 'terms', source: 'import', order: 150 },
  { key: 'occasion', label: 'Occasion', kind: 'terms', source: 'import', order: 90 },
  { key: 'discountBands', label: 'Discount', kind: 'band', source: 'computed', order: 120 },
  { key: 'neckline', label: 'Neckline', kind: 'terms', source: 'import', order: 130 },
  { key: 'sleeveLength', label: 'Sleeve Length', kind: 'terms', source: 'import', order: 140 },
  {
    key: 'collection',
    label: 'Brands',
    kind: 'terms',
    source: 'variant.collection',
    // Next to the brand, whose label it has.
    order: 41,
    isDuplicate: true,
    isSearchable: true,
    role: 'collection',
  },
  { key: 'classification', label: 'Body Fit', kind: 'terms', source: 'variant.classification', order: 100 },
  { key: 'design', label: 'Pattern', kind: 'terms', source: 'import', order: 110 },
  { key: 'detail', label: 'Detail', kind: 'terms', source: 'import', order: 160 },
  { key: 'priceBands', label: 'Price', kind: 'band', source: 'computed', order: 190 },
  { key: 'priceRange', label: 'Price Range', kind: 'price-range', source: 'number', order: 50 },
  { key: 'ratingGroup', label: 'Rating', kind: 'rating', source: 'computed', order: 80 },
  { key: 'isOnStock', label: 'Availability', kind: 'toggle', source: 'computed', order: 210, role: 'stock' },
  { key: 'discountRange', label: 'Discount Range', kind: 'discount-range', source: 'number', order: 200 },
] as const satisfies readonly FacetRecord[];

/** Keys whose values `../import/derive-facets.ts` computes. */
export type ComputedFacetKey = Extract<(typeof SHOP_FACETS)[number], { source: 'computed' }>['key'];

/** Attributes that are read from pictures and descriptions, by the department they belong to. */
const ATTRIBUTES_BY_DEPARTMENT = {
  clothing: [
    'Fit',
    'Material',
    'Pattern',
    'Closure',
    'Length',
    'Neckline',
    'Sleeve Length',
    'Sleeve Style',
    'Collar Style',
    'Waist Rise',
    'Leg Style',
    'Hem Style',
    'Dress Style',
    'Skirt Style',
    'Jacket Style',
    'Knit Weight',
    'Stretch',
    'Lining',
    'Pockets',
    'Hood',
    'Season',
    'Embellishment',
    'Wash',
    'Care',
  ],
  lingerie: [
    'Band Size',
    'Cup Size',
    'Bra Style',
    'Brief Style',
    'Padding',
    'Underwire',
    'Strap Style',
    'Support Level',
  ],
  footwear: [
    'Heel Height',
    'Heel Type',
    'Toe Shape',
    'Shoe Width',
    'Upper Material',
    'Sole Material',
    'Boot Height',
  ],
  accessories: [
    'Bag Size',
    'Bag Style',
    'Hardware Colour',
    'Metal',
    'Stone',
    'Chain Length',
    'Frame Shape',
    'Lens',
  ],
  beauty: [
    'Skin Type',
    'Skin Concern',
    'Hair Type',
    'Hair Concern',
    'Finish',
    'Coverage',
    'Formulation',
    'Shade Family',
    'Key Ingredient',
    'Fragrance',
    'Fragrance Family',
    'SPF',
    'Cruelty Free',
  ],
  home: [
    'Room',
    'Arm Style',
    'Leg Finish',
    'Seat Count',
    'Upholstery',
    'Frame Material',
    'Assembly',
    'Bed Size',
    'Mattress Firmness',
    'Thread Count',
    'Tog Rating',
    'Curtain Heading',
    'Rug Size',
    'Pile Height',
    'Wick Count',
    'Burn Time',
    'Light Fitting',
    'Capacity',
    'Dishwasher Safe',
    'Shape',
  ],
} as const;

export const ATTRIBUTE_PREFIX = 'aiattributes.';

const ATTRIBUTE_FACETS: readonly FacetRecord[] = Object.values(ATTRIBUTES_BY_DEPARTMENT)
  .flat()
  .map((name) => ({
    key: ATTRIBUTE_PREFIX + name,
    label: name,
    labelKey: `facets.attributes.${camelCase(name)}`,
    kind: 'terms',
    source: 'import',
    // "Cream" is a formulation and a colour.
    ...(name === 'Formulation' && { role: 'substance' }),
  }));

export const FACET_RECORDS: readonly FacetRecord[] = [...SHOP_FACETS, ...ATTRIBUTE_FACETS];

function camelCase(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return [first.toLowerCase(), ...rest].join('');
}
