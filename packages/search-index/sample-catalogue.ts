import type { SearchDocument } from './document.ts';
import { FacetSchema, type FacetSettings } from './facet-schema.ts';
import type { SearchQuery, SearchResult, SearchRules } from './types.ts';

/** A small catalogue for the tests of this library and for the contract tests of other search engines. */

export const SAMPLE_FACETS: FacetSettings = {
  facets: [
    { key: 'source', isText: false },
    { key: 'sizes', role: 'size' },
    { key: 'colourFacets', role: 'colour' },
    { key: 'styleTaxonomy', role: 'kind' },
    { key: 'brand', role: 'brand', ignoredValues: ['null'] },
    { key: 'occasion' },
    { key: 'collection', role: 'collection' },
    { key: 'detail' },
    { key: 'priceRange', role: 'price' },
    { key: 'isOnStock', role: 'stock' },
    { key: 'discountRange', role: 'discount' },
    { key: 'productKey', role: 'product-key' },
    { key: 'aiattributes.*' },
  ],
  hiddenValueParts: ['MIRAKL'],
};

export const SAMPLE_SCHEMA = new FacetSchema(SAMPLE_FACETS);

export const SAMPLE_RULES: SearchRules = {
  synonyms: [['fascinator', 'headpiece']],
  redirects: [{ query: 'gift card', url: '/pages/gift-cards' }],
  rules: [
    { when: { context: 'sale-event' }, boost: { brand: ['Coast'] } },
    { when: { categorySlug: 'home', context: 'pinned' }, pin: ['p-lamp', 'p-cushion'] },
    { when: { context: 'clearance' }, bury: { brand: ['Oasis'] } },
  ],
  scoped: [
    {
      locale: 'fr',
      synonyms: [['fauteuil', 'cushion']],
      redirects: ['bons cadeaux', 'gift card'].map((query) => ({ query, url: '/fr/pages/gift-cards' })),
      rules: [{ when: { categorySlug: 'home' }, pin: ['p-lamp'] }],
    },
    {
      fascia: 'coast',
      synonyms: [],
      redirects: [],
      rules: [{ when: { context: 'evening' }, pin: ['p-headpiece'] }],
    },
    {
      fascia: 'maine',
      synonyms: [],
      redirects: [],
      rules: [{ when: { categorySlug: 'home' }, pin: ['p-headpiece'] }],
    },
    {
      fascia: 'maine',
      locale: 'fr',
      synonyms: [],
      redirects: [],
      rules: [{ when: { categorySlug: 'home' }, pin: ['p-cushion'] }],
    },
  ],
};

/** A document with the given fields, and defaults for the others. */
export function searchDocument(id: string, given: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    productKey: `key-${id}`,
    title: 'Plain Thing',
    brand: 'Oasis',
    description: '',
    categorySlugs: ['things'],
    categoryNames: ['Things'],
    price: 2000,
    wasPrice: 2000,
    discountPercentage: 0,
    averageRating: 0,
    totalReviewCount: 0,
    totalRevenueAmount: 0,
    publishedAtTimestamp: 1_700_000_000,
    isOnStock: true,
    fascias: [],
    ...given,
    facets: { brand: [given.brand ?? 'Oasis'], ...given.facets },
  };
}

const DRESSES = {
  categorySlugs: ['dresses', 'womens-clothing', 'women'],
  categoryNames: ['Dresses', "Women's Clothing", 'Women'],
};
const JEANS = {
  categorySlugs: ['jeans', 'womens-clothing', 'women'],
  categoryNames: ['Jeans', "Women's Clothing", 'Women'],
};
const KNITWEAR = {
  categorySlugs: ['knitwear', 'mens-clothing', 'men'],
  categoryNames: ['Knitwear', "Men's Clothing", 'Men'],
};
const LIGHTING = { categorySlugs: ['lighting', 'home'], categoryNames: ['Lighting', 'Home'] };
const CUSHIONS = { categorySlugs: ['cushions', 'home'], categoryNames: ['Cushions', 'Home'] };

export const SAMPLE_DOCUMENTS: SearchDocument[] = [
  searchDocument('d-black-coast', {
    ...DRESSES,
    title: 'Satin Midi Dress',
    brand: 'Coast',
    price: 8900,
    discountPercentage: 20,
    averageRating: 4.5,
    totalReviewCount: 40,
    totalRevenueAmount: 900_000,
    publishedAtTimestamp: 1_700_000_500,
    facets: {
      colourFacets: ['Black'],
      sizes: ['10', '12'],
      occasion: ['Party'],
      'aiattributes.Fit': ['Regular'],
    },
  }),
  searchDocument('d-black-oasis', {
    ...DRESSES,
    title: 'Floral Maxi Dress',
    price: 4500,
    averageRating: 3.9,
    totalReviewCount: 12,
    totalRevenueAmount: 500_000,
    publishedAtTimestamp: 1_700_000_100,
    facets: {
      colourFacets: ['Black', 'Red'],
      sizes: ['8', '12'],
      occasion: ['Casual'],
      'aiattributes.Fit': ['Loose'],
    },
  }),
  searchDocument('d-red-oasis', {
    ...DRESSES,
    title: 'Linen Shirt Dress',
    price: 3500,
    discountPercentage: 50,
    averageRating: 4.9,
    totalReviewCount: 3,
    totalRevenueAmount: 100_000,
    publishedAtTimestamp: 1_700_000_900,
    categorySlugs: ['dresses', 'womens-clothing', 'women', 'summer-edit'],
    categoryNames: ['Dresses', "Women's Clothing", 'Women', 'Summer Edit'],
    facets: {
      colourFacets: ['Red'],
      sizes: ['8', '10'],
      occasion: ['Casual'],
      'aiattributes.Fit': ['Regular'],
    },
  }),
  searchDocument('d-blue-jeans', {
    ...JEANS,
    title: 'Straight Leg Jeans',
    description: 'Wear them under a dress.',
    price: 3000,
    averageRating: 4.1,
    totalReviewCount: 77,
    totalRevenueAmount: 700_000,
    facets: { colourFacets: ['Blue'], sizes: ['10', '12', '14'], 'aiattributes.Fit': ['Slim'] },
  }),
  searchDocument('d-black-jeans', {
    ...JEANS,
    title: 'Skinny Jeans',
    brand: 'Dorothy Perkins',
    price: 2800,
    totalRevenueAmount: 300_000,
    isOnStock: false,
    facets: { colourFacets: ['Black'], sizes: ['8'], 'aiattributes.Fit': ['Slim'] },
  }),
  searchDocument('d-grey-jumper', {
    ...KNITWEAR,
    title: 'Cable Knit Jumper',
    brand: 'Maine',
    price: 5500,
    averageRating: 4.7,
    totalReviewCount: 20,
    totalRevenueAmount: 400_000,
    facets: { colourFacets: ['Grey'], sizes: ['M', 'L'], 'aiattributes.Material': ['Wool'] },
  }),
  searchDocument('p-lamp', {
    ...LIGHTING,
    title: 'Brass Table Lamp',
    brand: 'Maine',
    price: 6000,
    totalRevenueAmount: 10_000,
    facets: { colourFacets: ['Gold'], source: ['MIRAKL-seller', 'Warehouse'] },
  }),
  searchDocument('p-cushion', {
    ...CUSHIONS,
    title: 'Velvet Cushion Café Crème',
    brand: 'Maine',
    price: 1800,
    totalRevenueAmount: 5_000,
    fascias: ['maine'],
    facets: { colourFacets: ['Cream'] },
  }),
  searchDocument('p-headpiece', {
    ...CUSHIONS,
    title: 'Feather Headpiece',
    brand: 'Coast',
    categorySlugs: ['accessories', 'women', 'home'],
    categoryNames: ['Accessories', 'Women', 'Home'],
    price: 2500,
    totalRevenueAmount: 20_000,
    facets: { colourFacets: ['Black'] },
  }),
];

export function sampleDocument(id: string): SearchDocument {
  const document = SAMPLE_DOCUMENTS.find((candidate) => candidate.id === id);
  if (document === undefined) throw new Error(`the sample catalogue has no document ${id}`);
  return document;
}

/** A query with the given fields, and defaults for the others. */
export function searchQuery(given: Partial<SearchQuery> = {}): SearchQuery {
  return { text: null, categorySlug: null, filters: {}, sort: 'relevance', offset: 0, limit: 40, ...given };
}

/** `{ Black: 2, Red: 1 }` for a key; empty when the result has no such facet. */
export function termCounts(result: SearchResult, key: string): Record<string, number> {
  const facet = result.facets.find((candidate) => candidate.key === key);
  return Object.fromEntries((facet?.terms ?? []).map(({ term, count }) => [term, count]));
}
