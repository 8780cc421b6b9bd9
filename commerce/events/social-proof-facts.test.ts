import { describe, expect, it } from 'vitest';
import { collectSocialProof, type ProductActivity } from './social-proof-facts.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const quiet: ProductActivity = {
  viewed: 0,
  added: 0,
  bought: 0,
  lastBoughtAt: null,
  inStock: 100,
  fiveStarReviews: 0,
};
const codes = (facts: Partial<ProductActivity>) =>
  collectSocialProof({ ...quiet, ...facts }, now).map(({ code }) => code);

describe('[PDP-12] social proof', () => {
  it('is empty for a product without activity or stock', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ viewed: 500, bought: 50, inStock: 0 })).toEqual([]);
  });

  it('needs a minimum number for each fact', () => {
    expect(codes({ viewed: 4, added: 2, bought: 1, fiveStarReviews: 9, inStock: 21 })).toEqual([]);
    expect(codes({ viewed: 5, added: 3, bought: 2, fiveStarReviews: 10, inStock: 20 })).toEqual([
      'SLVP',
      'ATB',
      'QP',
      'RV5S',
      'STOCK',
    ]);
  });

  it('has the time of the last purchase within the last 12 hours', () => {
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(collectSocialProof({ ...quiet, lastBoughtAt: ago(90) }, now)).toEqual([
      { code: 'LPSP', minutes: 90 },
    ]);
    expect(codes({ lastBoughtAt: ago(13 * 60) })).toEqual([]);
  });
});
