import { describe, expect, it } from 'vitest';
import { planMerge } from './merge-plan.ts';

const segments = (...sizes: number[]) => sizes.map((size, id) => ({ id, size, live: size }));

describe('planMerge', () => {
  it('does not merge a large segment and a few small ones', () => {
    expect(planMerge([])).toEqual([]);
    expect(planMerge(segments(100_000))).toEqual([]);
    expect(planMerge(segments(100_000, 1, 1, 20))).toEqual([]);
  });

  it('merges many small segments with each other, without the middle-sized one', () => {
    expect(planMerge(segments(100_000, 3000, 1, 1, 1, 1, 1, 1, 1)).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('merges everything when a tenth is new or removed', () => {
    expect(planMerge(segments(100_000, 9000, 2000))).toEqual([0, 1, 2]);
    expect(planMerge([{ id: 7, size: 100_000, live: 80_000 }])).toEqual([7]);
    expect(planMerge([{ id: 7, size: 300, live: 1 }])).toEqual([]);
  });
});
