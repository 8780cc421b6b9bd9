import { describe, expect, it } from 'vitest';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import { describeRecommender } from '../contract-suite.ts';
import { createMockRecommender } from './mock-recommender.server.ts';

const products = Array.from({ length: 12 }, (_, place) => ({
  id: `p${place}`,
  productKey: `p${place}`,
  name: `Product ${place}`,
  slug: `p${place}`,
  brand: 'Oasis',
  price: { centAmount: 1000, currencyCode: 'GBP' },
  wasPrice: null,
  imagesResponsive: [{ src: '/media/x', alt: '', ratio: 1.5, tone: '#eee' }],
  colour: 'navy',
})) as unknown as CardProduct[];
const recommender = createMockRecommender({
  list: async ({ limit }) => ({ products: products.slice(0, limit) }) as never,
});

describeRecommender('the mock', async () => ({ recommender, productId: 'p3' }));

describe('[REC-01] the mock recommender', () => {
  it('takes 300 milliseconds, and stops when the request is aborted', async () => {
    const started = performance.now();
    const question = {
      recommendationId: 'similar' as const,
      size: 2,
      items: {},
      exclude: [],
      fillWithRandom: true,
      fascia: 'selvedge',
      priceList: 'GBP',
    };
    await recommender.recommend(question);
    expect(performance.now() - started).toBeGreaterThanOrEqual(290);
    await expect(recommender.recommend(question, AbortSignal.abort())).rejects.toThrow();
  });
});
