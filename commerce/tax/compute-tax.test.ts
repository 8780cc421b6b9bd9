import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTax, sumByRate, type TaxRequest, taxOfRefund } from './compute-tax.ts';
import { CHILDRENS_CLOTHING, INITIAL_TAX_RATES } from './rate-table.ts';
import { findClash, findTaxRate, type TaxRate } from './tax-rate.ts';

const request = (part: Partial<TaxRequest>): TaxRequest => ({
  treatment: 'inclusive',
  place: { country: 'GB' },
  onDay: '2026-11-16',
  lines: [],
  delivery: 0,
  ...part,
});
const quote = (part: Partial<TaxRequest>) => computeTax(INITIAL_TAX_RATES, request(part));

describe('tax of a basket', () => {
  it('[MKT-06] is contained in inclusive prices', () => {
    const coat = { lineId: 'coat', amount: 12_000, taxClass: 'standard' };
    expect(quote({ lines: [coat] })).toMatchObject({
      lines: { coat: [{ name: 'VAT', basisPoints: 2000, taxable: 10_000, tax: 2_000 }] },
      total: 2_000,
    });
  });

  it('[MKT-06] is added to exclusive prices', () => {
    const coat = { lineId: 'coat', amount: 10_000, taxClass: 'standard' };
    expect(quote({ treatment: 'exclusive', lines: [coat] }).lines.coat).toEqual([
      { name: 'VAT', basisPoints: 2000, taxable: 10_000, tax: 2_000 },
    ]);
  });

  it("[MKT-06] is zero on children's clothing in the United Kingdom, and 20 per cent in France", () => {
    const baby = { lineId: 'baby', amount: 2_400, taxClass: CHILDRENS_CLOTHING };
    expect(quote({ lines: [baby] }).total).toBe(0);
    expect(quote({ lines: [baby], place: { country: 'FR' } }).lines.baby).toMatchObject([
      { name: 'TVA', basisPoints: 2000, tax: 400 },
    ]);
  });

  it('[MKT-06] taxes delivery with its goods, in proportion', () => {
    const lines = [
      { lineId: 'coat', amount: 6_000, taxClass: 'standard' },
      { lineId: 'baby', amount: 2_000, taxClass: CHILDRENS_CLOTHING },
    ];
    const { delivery } = quote({ lines, delivery: 400 });
    expect(delivery.map(({ basisPoints, taxable, tax }) => [basisPoints, taxable + tax])).toEqual([
      [2000, 300],
      [0, 100],
    ]);
  });

  it('[MKT-06] is not charged where no rate is known', () => {
    const coat = { lineId: 'coat', amount: 10_000, taxClass: 'standard' };
    expect(quote({ lines: [coat], place: { country: 'US' }, delivery: 500 }).total).toBe(0);
  });

  it('[MKT-06] the sums by rate are the sums of the lines', () => {
    const lines = [1_999, 333, 1].map((amount, at) => ({ lineId: `${at}`, amount, taxClass: 'standard' }));
    const result = quote({ lines, delivery: 399 });
    const sums = sumByRate([...Object.values(result.lines).flat(), ...result.delivery]);
    expect(sums).toHaveLength(1);
    expect(sums[0]!.tax).toBe(result.total);
    expect(sums[0]!.taxable + sums[0]!.tax).toBe(1_999 + 333 + 1 + 399);
  });
});

const amount = fc.integer({ min: 0, max: 10_000_000 });
const country = fc.constantFrom(...INITIAL_TAX_RATES.map((rate) => rate.country), 'US');
const basket = fc.record({
  treatment: fc.constantFrom('inclusive' as const, 'exclusive' as const),
  place: country.map((code) => ({ country: code })),
  onDay: fc.constant('2026-11-16'),
  lines: fc
    .array(fc.record({ amount, taxClass: fc.constantFrom('standard', CHILDRENS_CLOTHING, 'unknown') }), {
      maxLength: 8,
    })
    .map((lines) => lines.map((line, at) => ({ ...line, lineId: `${at}` }))),
  delivery: fc.integer({ min: 0, max: 5_000 }),
});

describe('for any basket', () => {
  it('[MKT-07] lines + tax = total', () => {
    fc.assert(
      fc.property(basket, (wanted) => {
        const result = computeTax(INITIAL_TAX_RATES, wanted);
        const taxes = [...Object.values(result.lines).flat(), ...result.delivery];
        expect(result.total).toBe(taxes.reduce((sum, line) => sum + line.tax, 0));
        for (const { lineId, amount: price } of wanted.lines) {
          for (const { taxable, tax } of result.lines[lineId]!) {
            expect(wanted.treatment === 'inclusive' ? taxable + tax : taxable).toBe(price);
            expect(tax).toBeGreaterThanOrEqual(0);
          }
        }
        const taxedDelivery = result.delivery.reduce(
          (sum, { taxable, tax }) => sum + taxable + (wanted.treatment === 'inclusive' ? tax : 0),
          0,
        );
        if (result.delivery.length > 0) expect(taxedDelivery).toBe(wanted.delivery);
      }),
    );
  });

  it('[MKT-07] refunds mirror the order, however they are cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 6 }),
        (whole, cuts) => {
          const charged = quote({ lines: [{ lineId: 'a', amount: whole, taxClass: 'standard' }] }).lines.a!;
          let refundedBefore = 0;
          let [tax, taxable] = [0, 0];
          for (const wanted of [...cuts, whole]) {
            const refundedNow = Math.min(wanted, whole - refundedBefore);
            const [line] = taxOfRefund(charged, { whole, refundedBefore, refundedNow });
            tax += line!.tax;
            taxable += line!.taxable;
            refundedBefore += refundedNow;
          }
          expect([tax, taxable]).toEqual([charged[0]!.tax, charged[0]!.taxable]);
        },
      ),
    );
  });
});

describe('rates', () => {
  const rate = (part: Partial<TaxRate>): TaxRate => ({
    country: 'XX',
    region: null,
    taxClass: 'standard',
    name: 'VAT',
    basisPoints: 1000,
    validFrom: '2020-01-01',
    validTo: null,
    ...part,
  });

  it('[MKT-06] of the region and the class come first', () => {
    const rates = [
      rate({}),
      rate({ region: 'IC', basisPoints: 700 }),
      rate({ taxClass: 'books', basisPoints: 500 }),
    ];
    const points = (place: { country: string; region?: string }, taxClass: string) =>
      findTaxRate(rates, place, taxClass, '2026-01-01')?.basisPoints;
    expect(points({ country: 'XX' }, 'standard')).toBe(1000);
    expect(points({ country: 'XX', region: 'IC' }, 'standard')).toBe(700);
    expect(points({ country: 'XX' }, 'books')).toBe(500);
    expect(points({ country: 'XX' }, 'shoes')).toBe(1000);
    expect(points({ country: 'YY' }, 'standard')).toBeUndefined();
  });

  it('[MKT-06] change on their day', () => {
    const rates = [rate({ validTo: '2025-12-31' }), rate({ basisPoints: 1200, validFrom: '2026-01-01' })];
    const points = (onDay: string) => findTaxRate(rates, { country: 'XX' }, 'standard', onDay)?.basisPoints;
    expect([points('2019-12-31'), points('2025-12-31'), points('2026-01-01')]).toEqual([
      undefined,
      1000,
      1200,
    ]);
  });

  it('that overlap are a clash', () => {
    const known = [{ ...rate({ validTo: '2025-12-31' }), id: 'a' }];
    expect(findClash(known, rate({ validFrom: '2025-12-31' }))?.id).toBe('a');
    expect(findClash(known, rate({ validFrom: '2026-01-01' }))).toBeNull();
    expect(findClash(known, rate({ validFrom: '2021-01-01', taxClass: 'books' }))).toBeNull();
  });

  it('of the initial table do not clash', () => {
    for (const one of INITIAL_TAX_RATES) {
      expect(
        findClash(
          INITIAL_TAX_RATES.filter(({ id }) => id !== one.id),
          one,
        ),
      ).toBeNull();
    }
  });
});
