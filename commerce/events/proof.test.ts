import { describe, expect, it } from 'vitest';
import { gatherProof, type ProofFacts } from './proof.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const quiet: ProofFacts = {
  viewed: 0,
  added: 0,
  bought: 0,
  lastBoughtAt: null,
  inStock: 100,
  fiveStarReviews: 0,
};
const codes = (facts: Partial<ProofFacts>) =>
  gatherProof({ ...quiet, ...facts }, now).map(({ code }) => code);

describe('[PDP-12] social proof', () => {
  it('says nothing of a quiet product, nor of one that is gone', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ viewed: 500, bought: 50, inStock: 0 })).toEqual([]);
  });

  it('speaks only from the number on that means something', () => {
    expect(codes({ viewed: 4, added: 2, bought: 1, fiveStarReviews: 9, inStock: 21 })).toEqual([]);
    expect(codes({ viewed: 5, added: 3, bought: 2, fiveStarReviews: 10, inStock: 20 })).toEqual([
      'SLVP',
      'ATB',
      'QP',
      'RV5S',
      'STOCK',
    ]);
  });

  it('tells when it was last bought, if that was today', () => {
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(gatherProof({ ...quiet, lastBoughtAt: ago(90) }, now)).toEqual([{ code: 'LPSP', minutes: 90 }]);
    expect(codes({ lastBoughtAt: ago(13 * 60) })).toEqual([]);
  });
});
