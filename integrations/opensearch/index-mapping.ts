/** What a cluster is told of an index. Words come stemmed by the shop, so that all its engines understand alike. */
const keyword = { type: 'keyword' };
const words = { type: 'text', analyzer: 'whitespace', norms: false };

/** Text that counts, with its weight; a description counts only where nothing else is found. */
export const WORD_FIELDS = [
  'title^8',
  'brandWords^6',
  'categoryWords^5',
  'colourWords^4',
  'attributeWords^2.5',
];
export const LAST_FIELDS = [...WORD_FIELDS, 'descriptionWords^0.5'];
/** The furthest that a page may begin. */
export const MAX_REACH = 50_000;

export function indexMapping(sourceVersion: string, shape: { shards: number; replicas: number }) {
  return {
    settings: {
      number_of_shards: shape.shards,
      number_of_replicas: shape.replicas,
      max_result_window: MAX_REACH,
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
        /** Words as they are written, for what is typed by half. */
        surfaces: keyword,
        categorySlugs: keyword,
        categories: keyword,
        fascias: keyword,
        /** Every filter as key and value in one, so that one count answers all facets. */
        values: { type: 'keyword', eager_global_ordinals: true },
        price: { type: 'integer' },
        discountPercentage: { type: 'integer' },
        averageRating: { type: 'float' },
        totalReviewCount: { type: 'integer' },
        totalRevenueAmount: { type: 'long' },
        publishedAtTimestamp: { type: 'long' },
        document: { type: 'object', enabled: false },
      },
    },
  };
}
