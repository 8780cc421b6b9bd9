import { describe, expect, it } from 'vitest';
import { type SizeRun, sizeCode, sizeFactor, sizeRuns } from './sizes.ts';

const runs = Object.keys(sizeRuns) as SizeRun[];

describe('sizes', () => {
  it.each(runs)('%s: every size has its own digits in a SKU', (run) => {
    const codes = sizeRuns[run].map((_, position) => sizeCode(run, position));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d+$/);
  });

  it.each(runs)('%s: a bigger size never costs less', (run) => {
    const factors = sizeRuns[run].map((_, position) => sizeFactor(run, position));
    expect(factors).toEqual(factors.toSorted((a, b) => a - b));
  });
});
