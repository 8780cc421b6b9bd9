import type { Listings } from '#commerce/listing/listing.server.ts';
import { type ShopValues, VALUE_KEYS } from '../shop-search.ts';
import { DEFAULT_VOCABULARY, type Vocabulary, withBrands } from '../vocabulary.ts';

export interface ShopWords {
  values: ShopValues;
  vocabulary: Vocabulary;
}

const FRESH_MS = 300_000;

/** What a brand's site can be asked for, read from its own index and kept for some minutes. */
export function createShopWords(listings: Pick<Listings, 'list'>, now: () => number) {
  const kept = new Map<string, { until: number; words: Promise<ShopWords> }>();

  async function read(fascia: string): Promise<ShopWords> {
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

  return (fascia: string): Promise<ShopWords> => {
    const known = kept.get(fascia);
    if (known && known.until > now()) return known.words;
    const words = read(fascia);
    kept.set(fascia, { until: now() + FRESH_MS, words });
    words.catch(() => kept.delete(fascia));
    return words;
  };
}
