import { setTimeout as wait } from 'node:timers/promises';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { Recommender } from '../provider.ts';
import { toRecommended } from '../recommended-product.server.ts';

const DELAY_MS = 300;

/** Returns best sellers after 300 milliseconds, for `RECS_MODE=mock`. */
export function createMockRecommender(listings: Pick<Listings, 'list'>): Recommender {
  return {
    async recommend({ recommendationId, size, items, exclude, fascia, priceList, category }, signal) {
      await wait(DELAY_MS, undefined, { signal });
      const excluded = new Set([...exclude, ...Object.keys(items)]);
      const { products } = await listings.list(
        {
          text: null,
          categorySlug: category ?? null,
          filters: { isOnStock: ['true'] },
          sort: 'best-sellers',
          offset: 0,
          limit: size + excluded.size,
          fascia,
          priceList,
          facetKeys: [],
        },
        signal,
      );
      return products
        .filter(({ id }) => !excluded.has(id))
        .slice(0, size)
        .map((product) => toRecommended(product, recommendationId, 'mock'));
    },
  };
}
