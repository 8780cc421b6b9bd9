import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isComplete,
  RECOMMENDATION_SLIDES,
  type RecommendedProduct,
  selectRecommendations,
  viewRecommendations,
  weighByPosition,
} from './recommendations.ts';
import { chooseSimilarSource, preferSize, readVisuallySimilar, SIMILAR_SLIDES } from './visually-similar.ts';

function product(id: string): RecommendedProduct {
  return {
    product_id: id,
    title: `Product ${id}`,
    brand: 'coast',
    local_currency: 'GBP',
    price: 25,
    image: `/media/${id}`,
    url: `/product/${id}`,
  };
}
const many = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, n) => product(`${prefix}${n}`));

describe('recommendations', () => {
  it.each(['product_id', 'title', 'brand', 'local_currency', 'price', 'image', 'url'] as const)(
    '[REC-01] an item without %s is not shown',
    (name) => {
      expect(isComplete({ ...product('a'), [name]: undefined })).toBe(false);
      expect(isComplete({ ...product('a'), [name]: '' })).toBe(false);
    },
  );

  it('[REC-01] ten are shown, gaps are filled at random', () => {
    const chosen = selectRecommendations(many(3), { pool: many(50, 'r'), random: () => 0 });
    expect(chosen).toHaveLength(10);
    expect(chosen.slice(0, 4).map((item) => item.product_id)).toEqual(['p0', 'p1', 'p2', 'r0']);
    expect(selectRecommendations(many(30), { pool: [], random: () => 0 })).toHaveLength(10);
  });

  it('[REC-01] no duplicates, not the current product, no incomplete items', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 20 });
    const randoms = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(ids, ids, randoms, (items, pool, number) => {
        const chosen = selectRecommendations([...items.map(product), { title: 'incomplete' }], {
          pool: pool.map(product),
          random: () => number,
          exclude: ['a'],
        }).map((item) => item.product_id);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).not.toContain('a');
        expect(new Set(chosen)).toEqual(new Set([...items, ...pool].filter((id) => id !== 'a')));
      }),
    );
  });

  it('[REC-01] slides: 4.5 on desktop, 2.15 on mobile; visually similar 4.5 and 2.1', () => {
    expect(RECOMMENDATION_SLIDES).toEqual({ desktop: 4.5, mobile: 2.15 });
    expect(SIMILAR_SLIDES).toEqual({ desktop: 4.5, mobile: 2.1 });
  });

  it('[REC-01] items are weighted by position', () => {
    expect(weighByPosition(['a', 'b', 'a', 'c', 'd'])).toEqual({ a: 1, b: 0.75, c: 0.5, d: 0.25 });
    expect(weighByPosition([])).toEqual({});
  });

  it('[REC-01] skeleton, then shown; hidden when empty, failed or after two seconds', () => {
    const view = (status: 'loading' | 'ready' | 'failed', count: number, elapsedMs: number) =>
      viewRecommendations({ status, count, elapsedMs });
    expect(view('loading', 0, 1999)).toBe('skeleton');
    expect(view('loading', 0, 2000)).toBe('hidden');
    expect(view('ready', 3, 500)).toBe('shown');
    expect(view('ready', 0, 500)).toBe('hidden');
    expect(view('failed', 0, 500)).toBe('hidden');
  });
});

describe('visually similar', () => {
  const items = Array.from({ length: 9 }, (_, n) => ({ item_group_id: `g${n}`, colour: 'navy' }));

  it('[REC-02] reads a list or an object with visualSimilar, at most six, each once', () => {
    expect(readVisuallySimilar(items)).toHaveLength(6);
    expect(
      readVisuallySimilar({ visualSimilar: [items[0], null, items[0], { colour: 'x' }, 'odd'] }),
    ).toEqual([items[0]]);
    for (const odd of [null, 'no', 7, {}, { visualSimilar: 'no' }])
      expect(readVisuallySimilar(odd)).toEqual([]);
  });

  it('[REC-02] falls back to recommendations, or hides', () => {
    expect(chooseSimilarSource(2, 9)).toBe('visual');
    expect(chooseSimilarSource(0, 9)).toBe('recommendations');
    expect(chooseSimilarSource(0, 0)).toBe('hidden');
  });

  it('[REC-02] shows products in the chosen size under that title, else all similar products', () => {
    const items = [{ key: 'a' }, { key: 'b' }];
    expect(preferSize(items, ['b'])).toEqual({ items: [{ key: 'b' }], titleKey: 'visual.inYourSize' });
    expect(preferSize(items, [])).toEqual({ items, titleKey: 'visual.products' });
  });
});
