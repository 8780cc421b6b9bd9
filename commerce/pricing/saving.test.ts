import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSaving, isReduced, savingPercent } from './saving.ts';

describe('savings', () => {
  it('[CARD-01] the was-price counts only when greater than the price', () => {
    expect(isReduced(1000, 2000)).toBe(true);
    expect(isReduced(1000, 1000)).toBe(false);
    expect(isReduced(1000, 900)).toBe(false);
    expect(isReduced(1000, null)).toBe(false);
  });

  it.each([
    [1500, 2000, 25],
    [999, 2999, 67],
    [6700, 8000, 16],
    [2000, 2000, 0],
    [2500, 2000, 0],
    [0, 2000, 100],
  ])('[CARD-01] %d instead of %d saves %d per cent', (price, was, percent) => {
    expect(savingPercent(price, was)).toBe(percent);
  });

  it('[CARD-01] rounds half up exactly, for any price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (price, was) => {
          const exact = was > price ? (BigInt(was - price) * 200n + BigInt(was)) / (BigInt(was) * 2n) : 0n;
          expect(BigInt(savingPercent(price, was))).toBe(exact);
        },
      ),
    );
  });

  it('[CARD-09] says Save N% or Up to N% off', () => {
    expect(describeSaving(25, false)).toEqual({ key: 'price.savePercent', values: { percent: 25 } });
    expect(describeSaving(40, true)).toEqual({ key: 'price.upToPercentOff', values: { percent: 40 } });
    expect(describeSaving(1, false)).toEqual({ key: 'price.savePercent', values: { percent: 1 } });
    expect(describeSaving(0, true)).toBeNull();
  });
});
