import { describe, expect, it, vi } from 'vitest';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import type { Recommender } from './provider.ts';
import { createRecommendations } from './recommendations.server.ts';

const item = (id: string) => ({
  product_id: id,
  title: id,
  brand: 'Oasis',
  local_currency: 'GBP',
  price: 10,
  image: '/media/x',
  url: `/product/${id}`,
});

function open(recommend: Recommender['recommend']) {
  const warn = vi.fn();
  const asked = vi.fn(recommend);
  const recommendations = createRecommendations({
    catalogue: { productIdsByKeys: async (keys) => keys.map((key) => `id-${key}`) },
    listings: { list: async () => ({ products: [] }) as never },
    productCards: {
      products: async (ids) =>
        ids
          .filter((id) => id !== 'gone')
          .map((id) => ({ id, availableFascias: [] as readonly string[] }) as unknown as CardProduct),
    },
    recommender: { recommend: asked },
    log: { warn },
    timeoutMs: 20,
  });
  const ask = () => recommendations.recommend('similar', ['A', 'B'], site);
  const inPlace = () => recommendations.inCategory('gifts-for-him', 'gifts-for-him', site);
  return { ask, asked, inPlace, warn };
}
const site = { slug: 'selvedge', priceList: 'GBP' };
const nothing = { recommendations: [], products: [] };

describe('recommendations', () => {
  it('[REC-01] request ten, weighted by position, filled at random, without the seed products', async () => {
    const { ask, asked } = open(async () => []);
    await ask();
    expect(asked.mock.calls[0]?.[0]).toEqual({
      recommendationId: 'similar',
      size: 10,
      items: { 'id-A': 1, 'id-B': 0.5 },
      exclude: ['id-A', 'id-B'],
      fillWithRandom: true,
      fascia: 'selvedge',
      priceList: 'GBP',
    });
  });

  it('[CONTENT-09] fill a content slot by its id with ten products of its category; empty when the engine is down', async () => {
    const { inPlace, asked } = open(async () => [item('p1'), item('gone')]);
    expect((await inPlace()).map(({ id }) => id)).toEqual(['p1']);
    expect(asked.mock.calls[0]?.[0]).toEqual({
      recommendationId: 'gifts-for-him',
      size: 10,
      items: {},
      exclude: [],
      fillWithRandom: true,
      fascia: 'selvedge',
      priceList: 'GBP',
      category: 'gifts-for-him',
    });
    expect(await open(async () => Promise.reject(new Error('500'))).inPlace()).toEqual([]);
  });

  it('[REC-01] contain only complete items that the shop still has, at most ten', async () => {
    const many = Array.from({ length: 14 }, (_, index) => item(`p${index}`));
    const { ask } = open(async () => [{ ...item('half'), image: '' }, item('gone'), ...many]);
    const { recommendations, products } = await ask();
    expect(recommendations).toHaveLength(9);
    expect(products.map(({ id }) => id)).toEqual(recommendations.map(({ product_id }) => product_id));
  });

  it.each<[string, Recommender['recommend']]>([
    ['down', async () => Promise.reject(new Error('500'))],
    ['slow', () => new Promise(() => {})],
    ['malformed', async () => ({ results: [] }) as never],
  ])('[REC-01] are empty when the engine is %s, with one log line', async (_, recommend) => {
    const { ask, warn } = open(recommend);
    expect(await ask()).toEqual(nothing);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('[REC-01] an empty list or invalid items are not a failure', async () => {
    const { ask, warn } = open(async () => [null, 7, {}] as never);
    expect(await ask()).toEqual(nothing);
    expect(warn).not.toHaveBeenCalled();
  });
});
