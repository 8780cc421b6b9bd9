import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlap, findPeriodProblem, type PricePeriod, resolvePrice } from './price-period.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const period = (
  kind: PricePeriod['kind'],
  centAmount: number,
  from: number | null = null,
  to: number | null = null,
): PricePeriod => ({
  kind,
  centAmount,
  wasCentAmount: null,
  validFrom: from === null ? null : at(from),
  validTo: to === null ? null : at(to),
});

describe('the price at a time', () => {
  const periods = [
    period('regular', 5000, null, 20),
    period('regular', 6000, 20),
    period('sale', 4000, 10, 12),
  ];

  it('[MKT-03] is the regular one, and during a sale the sale with the regular one as was-price', () => {
    expect(resolvePrice(periods, at(9))).toEqual({ kind: 'regular', centAmount: 5000, wasCentAmount: null });
    expect(resolvePrice(periods, at(10))).toEqual({ kind: 'sale', centAmount: 4000, wasCentAmount: 5000 });
    expect(resolvePrice(periods, at(12))).toEqual({ kind: 'regular', centAmount: 5000, wasCentAmount: null });
    expect(resolvePrice(periods, at(20))).toMatchObject({ centAmount: 6000 });
  });

  it('[MKT-03] is none before the first period, and then nothing is sold', () => {
    expect(resolvePrice([period('regular', 5000, 10)], at(9))).toBeNull();
    expect(resolvePrice([], at(9))).toBeNull();
  });

  it('[MKT-03] overlapping periods are refused, and the clash is named', () => {
    const clashing = [period('sale', 4000, 10, 12), period('sale', 3000, 11, 14)];
    expect(findPeriodProblem(clashing, (amount) => String(amount))).toBe(
      '3000 (2026-11-11 00:00 – 2026-11-14 00:00) overlaps with 4000 (2026-11-10 00:00 – 2026-11-12 00:00).',
    );
    expect(findPeriodProblem(periods, String)).toBeNull();
    expect(findPeriodProblem([period('sale', 1, 12, 12)], String)).toContain('has to end after it begins');
  });

  const bound = fc.option(fc.integer({ min: 1, max: 28 }));
  const anyPeriod = fc
    .record({
      kind: fc.constantFrom('regular' as const, 'sale' as const),
      amount: fc.nat(9999),
      from: bound,
      to: bound,
    })
    .filter(({ from, to }) => from === null || to === null || from < to)
    .map(({ kind, amount, from, to }) => period(kind, amount, from, to));

  it('[MKT-03] never depends on the order of periods that do not overlap', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 8 }), fc.integer({ min: 1, max: 28 }), (all, day) => {
        const kept: PricePeriod[] = [];
        for (const one of all) if (findOverlap(kept, one) === null) kept.push(one);
        expect(resolvePrice(kept.toReversed(), at(day))).toEqual(resolvePrice(kept, at(day)));
        const holding = kept.filter(
          ({ validFrom, validTo }) => (validFrom ?? at(0)) <= at(day) && (validTo ?? at(99)) > at(day),
        );
        expect(holding.length).toBeLessThanOrEqual(2);
        expect(resolvePrice(kept, at(day)) === null).toBe(holding.length === 0);
      }),
    );
  });
});
