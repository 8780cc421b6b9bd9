import { describe, expect, it } from 'vitest';
import type { RecommendationRequest, Recommender } from './provider.ts';
import { isComplete } from './recommendations.ts';

/** A recommender with at least eight products that has recommendations for the given one. */
export interface RecommenderUnderTest {
  recommender: Recommender;
  productId: string;
}

/** The contract of every recommendation engine. */
export function describeRecommender(name: string, open: () => Promise<RecommenderUnderTest>): void {
  const ask = async (change: Partial<RecommendationRequest> = {}) => {
    const { recommender, productId } = await open();
    return recommender.recommend({
      recommendationId: 'similar',
      size: 4,
      items: { [productId]: 1 },
      exclude: [productId],
      fillWithRandom: true,
      fascia: 'selvedge',
      priceList: 'GBP',
      ...change,
    });
  };

  describe(`[REC-01] ${name} as a recommendation engine`, () => {
    it('returns the requested number, each once, without excluded products', async () => {
      const { productId } = await open();
      const found = await ask();
      expect(found).toHaveLength(4);
      expect(new Set(found.map(({ product_id }) => product_id)).size).toBe(4);
      expect(found.map(({ product_id }) => product_id)).not.toContain(productId);
    });

    it('returns complete items', async () => {
      expect((await ask()).filter(isComplete).length).toBeGreaterThan(0);
    });

    it('supports both kinds of recommendations, and a request without products', async () => {
      expect(await ask({ recommendationId: 'we-think-you-will-like' })).not.toEqual([]);
      expect(await ask({ items: {}, exclude: [] })).toHaveLength(4);
    });

    it('fills gaps at random only when allowed', async () => {
      const filled = await ask({ size: 7 });
      const alone = await ask({ size: 7, fillWithRandom: false });
      expect(filled.length).toBeGreaterThanOrEqual(alone.length);
    });
  });
}
