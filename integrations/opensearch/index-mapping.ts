const keyword = { type: 'keyword' };
/** Words are stemmed by the shop, so that every engine matches alike. */
const words = { type: 'text', analyzer: 'whitespace', norms: false };

/** Searched fields with their weights; descriptions are searched only when these match nothing. */
export const WORD_FIELDS = [
  'title^8',
  'brandWords^6',
  'categoryWords^5',
  'colourWords^4',
  'attributeWords^2.5',
];
export const ALL_FIELDS = [...WORD_FIELDS, 'descriptionWords^0.5'];
/** An index with another one is rebuilt. */
const MAPPING_VERSION = 2;
/** The catalogue's state, and how it is indexed. */
export const indexVersion = (sourceVersion: string): string => `${sourceVersion} mapping ${MAPPING_VERSION}`;

/** How many results of a list can be reached. */
export const MAX_RESULT_WINDOW = 50_000;

export function indexMapping(sourceVersion: string, shape: { shards: number; replicas: number }) {
  return {
    settings: {
      number_of_shards: shape.shards,
      number_of_replicas: shape.replicas,
      max_result_window: MAX_RESULT_WINDOW,
      refresh_interval: '-1',
    },
    mappings: {
      dynamic: false,
      _meta: { sourceVersion },
      properties: {
        id: keyword,
        productKey: keyword,
        title: words,
        brandWords: words,
        categoryWords: words,
        colourWords: words,
        attributeWords: words,
        descriptionWords: words,
        /** Words before stemming, for prefix matches. */
        surfaces: keyword,
        categorySlugs: keyword,
        categories: keyword,
        fascias: keyword,
        /** Every filter as one string of key and value, so that one aggregation counts all facets. */
        values: { type: 'keyword', eager_global_ordinals: true },
        price: { type: 'integer' },
        discountPercentage: { type: 'integer' },
        priceLists: keyword,
        /** Price and discount in each list. */
        listed: { type: 'object', dynamic: true },
        averageRating: { type: 'float' },
        totalReviewCount: { type: 'integer' },
        totalRevenueAmount: { type: 'long' },
        publishedAtTimestamp: { type: 'long' },
        document: { type: 'object', enabled: false },
      },
    },
  };
}
