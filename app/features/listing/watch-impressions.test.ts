import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { watchImpressions } from './watch-impressions.ts';

type Seen = (entries: { isIntersecting: boolean; target: unknown }[]) => void;

const cards = Array.from({ length: 13 }, (_, i) => ({ dataset: { product: `p${i}` } }));
const grid = { querySelectorAll: () => cards } as unknown as HTMLElement;
const find = (id: string) => ({
  card: { id, name: `Dress ${id}`, brand: 'Coast' } as CardView,
  position: Number(id.slice(1)) + 1,
});

describe('[SEARCH-05] [EVENT-01] results that were seen', () => {
  let see: Seen;
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: Seen) {
          see = callback;
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const show = (isIntersecting: boolean, ...seen: typeof cards) =>
    see(seen.map((target) => ({ isIntersecting, target })));

  it('are reported in batches of ten with their search and position, each once, the rest at the end', () => {
    const watch = watchImpressions(grid, { title: 'Dresses', queryId: 'q1' }, find);
    watch.scan();
    show(false, ...cards);
    expect(window.dataLayer).toBeUndefined();
    show(true, ...cards.slice(0, 9));
    show(true, ...cards.slice(5, 12));
    expect(window.dataLayer).toHaveLength(1);
    expect(window.dataLayer![0]).toMatchObject({
      event: 'productImpressions',
      list: 'Dresses',
      queryId: 'q1',
    });
    watch.stop();
    const reported = window.dataLayer!.flatMap((event) =>
      event.event === 'productImpressions' ? event.impressions : [],
    );
    expect(reported.map(({ id }) => id)).toEqual(cards.slice(0, 12).map(({ dataset }) => dataset.product));
    expect(reported[11]).toMatchObject({ name: 'Dress p11', position: 12 });
  });
});
