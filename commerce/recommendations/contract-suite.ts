import { describe, expect, it } from 'vitest';
import type { RecommendationRequest, Recommender } from './provider.ts';
import { isComplete } from './recommendations.ts';

/** An engine that knows at least eight products and can tell something of the one given. */
export interface RecommenderUnderTest {
  recommender: Recommender;
  productId: string;
}

/** What every recommendation engine must do, whoever makes it. */
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
      ...change,
    });
  };

  describe(`[REC-01] ${name} as a recommendation engine`, () => {
    it('recommends as many as asked for, each once, never what is excluded', async () => {
      const { productId } = await open();
      const found = await ask();
      expect(found).toHaveLength(4);
      expect(new Set(found.map(({ product_id }) => product_id)).size).toBe(4);
      expect(found.map(({ product_id }) => product_id)).not.toContain(productId);
    });

    it('tells items that can be shown', async () => {
      expect((await ask()).filter(isComplete).length).toBeGreaterThan(0);
    });

    it('answers both questions, and one that starts from nothing', async () => {
      expect(await ask({ recommendationId: 'we-think-you-will-like' })).not.toEqual([]);
      expect(await ask({ items: {}, exclude: [] })).toHaveLength(4);
    });

    it('fills up at random only when it may', async () => {
      const filled = await ask({ size: 7 });
      const alone = await ask({ size: 7, fillWithRandom: false });
      expect(filled.length).toBeGreaterThanOrEqual(alone.length);
    });
  });
}
