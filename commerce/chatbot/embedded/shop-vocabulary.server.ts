import type { Listings } from '#commerce/listing/listing.server.ts';
import { type ShopValues, VALUE_KEYS } from '../shop-search.ts';
import { DEFAULT_VOCABULARY, type Vocabulary, withBrands } from '../vocabulary.ts';

export interface ShopVocabulary {
  values: ShopValues;
  vocabulary: Vocabulary;
}

const CACHED_FOR_MS = 300_000;

/** Facet values and vocabulary of a brand site, read from the search index and cached for some minutes. */
export function createShopVocabulary(listings: Pick<Listings, 'list'>, now: () => number) {
  const cache = new Map<string, { until: number; words: Promise<ShopVocabulary> }>();

  async function read(fascia: string): Promise<ShopVocabulary> {
    const { facets } = await listings.list({
      text: null,
      categorySlug: null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: 1,
      fascia,
      facetKeys: [...VALUE_KEYS],
    });
    const values: ShopValues = Object.fromEntries(
      facets.map(({ key, terms }) => [key, terms.map(({ term }) => term)]),
    );
    return { values, vocabulary: withBrands(DEFAULT_VOCABULARY, values.brand ?? []) };
  }

  return (fascia: string): Promise<ShopVocabulary> => {
    const known = cache.get(fascia);
    if (known && known.until > now()) return known.words;
    const words = read(fascia);
    cache.set(fascia, { until: now() + CACHED_FOR_MS, words });
    words.catch(() => cache.delete(fascia));
    return words;
  };
}
