import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRecommendations } from './fetch-cards.ts';
import { findLookAlikes } from './find-look-alikes.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers each address by the first part of it that is named. */
function stubResponses(responses: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const found = Object.entries(responses).find(([part]) => address.includes(part));
    return found?.[1]() ?? new Response(null, { status: 404 });
  });
}

const recommended = Array.from({ length: 8 }, (_, at) => ({
  product_id: `id${at}`,
  title: `Dress ${at}`,
  brand: 'Coast',
  local_currency: 'GBP',
  price: 4500,
  image: '/media/dress',
  url: `/product/dress-${at}`,
}));
const answer = {
  recommendations: recommended,
  cards: recommended.map(({ product_id, title }) => ({ id: product_id, key: product_id, name: title })),
};

describe('[REC-01] recommendations', () => {
  const fetchSimilar = () =>
    fetchRecommendations(
      { recommendationId: 'similar', keys: ['A'], locale: 'en-GB' },
      new AbortController().signal,
    );

  it('that are down or cannot be read fail, so that their row is left out', async () => {
    stubResponses({ recommendations: () => Response.json({ error: 'x' }, { status: 503 }) });
    await expect(fetchSimilar()).rejects.toThrow('503');
    stubResponses({ recommendations: () => new Response('<html>') });
    await expect(fetchSimilar()).rejects.toThrow();
  });

  it('that are empty, incomplete or without their cards are none', async () => {
    for (const body of [
      { recommendations: [], cards: [] },
      { recommendations: [{ product_id: 'id0' }], cards: answer.cards },
      { recommendations: recommended, cards: [] },
    ]) {
      stubResponses({ recommendations: () => Response.json(body) });
      expect(await fetchSimilar()).toEqual([]);
    }
  });
});

describe('[REC-02] products that look alike', () => {
  const find = () => findLookAlikes({ productKey: 'A', colour: 'navy', size: null, locale: 'en-GB' });

  it('are recommendations, six at most, where none looks alike', async () => {
    stubResponses({
      visuallySimilar: () => Response.json({ visualSimilar: [] }),
      recommendations: () => Response.json(answer),
    });
    const { cards } = await find();
    expect(cards.map(({ name }) => name)).toEqual(answer.cards.slice(0, 6).map(({ name }) => name));
  });

  it('are none where there is neither', async () => {
    stubResponses({ visuallySimilar: () => new Response('<html>') });
    expect((await find()).cards).toEqual([]);
  });
});
