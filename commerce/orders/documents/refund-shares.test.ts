import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTax } from '#commerce/tax/compute-tax.ts';
import { CHILDRENS_CLOTHING, INITIAL_TAX_RATES } from '#commerce/tax/rate-table.ts';
import { type PaidPart, shareRefunds } from './refund-shares.ts';

/** Lines as [amount, quantity, class], then delivery. */
function paidParts(lines: readonly [number, number, string][], delivery: number): PaidPart[] {
  const quote = computeTax(INITIAL_TAX_RATES, {
    treatment: 'inclusive',
    place: { country: 'GB' },
    onDay: '2026-11-16',
    lines: lines.map(([amount, , taxClass], at) => ({ lineId: `${at}`, amount, taxClass })),
    delivery,
  });
  return [
    ...lines.map(([amount, quantity], at) => ({ amount, quantity, taxes: quote.lines[`${at}`]! })),
    { amount: delivery, quantity: 1, taxes: quote.delivery },
  ];
}

const order = paidParts(
  [
    [6000, 2, 'standard'],
    [2000, 1, CHILDRENS_CLOTHING],
  ],
  400,
);
const taxOf = (shares: { taxes: { tax: number }[] }[]) =>
  shares.flatMap(({ taxes }) => taxes).reduce((sum, { tax }) => sum + tax, 0);

describe('the shares of refunds', () => {
  it('[MKT-07] a refund of pieces has the tax of their lines', () => {
    const [coat, baby] = shareRefunds(order, [
      { amount: 3000, pieces: [{ position: 0, quantity: 1 }] },
      { amount: 2000, pieces: [{ position: 1, quantity: 1 }] },
    ]);
    expect(coat).toMatchObject([{ part: 0, amount: 3000, taxes: [{ taxable: 2500, tax: 500 }] }]);
    expect(baby).toMatchObject([{ part: 1, amount: 2000, taxes: [{ taxable: 2000, tax: 0 }] }]);
  });

  it('[MKT-07] an amount without pieces comes from delivery first, then from all lines', () => {
    const [first] = shareRefunds(order, [{ amount: 1200, pieces: [] }]);
    expect(first!.map(({ part, amount }) => [part, amount])).toEqual([
      [0, 600],
      [1, 200],
      [2, 400],
    ]);
  });

  it('[MKT-07] refunds of everything give back exactly what was charged, however they are cut', () => {
    const line = fc.tuple(
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('standard', CHILDRENS_CLOTHING),
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 900 }),
        fc.array(fc.tuple(fc.nat(60_000), fc.nat(5), fc.nat(3)), { maxLength: 5 }),
        (lines, delivery, cuts) => {
          const parts = paidParts(lines, delivery);
          const total = parts.reduce((sum, { amount }) => sum + amount, 0);
          let left = total;
          const refunds = [...cuts, [total, 0, 0] as const].map(([wanted, position, quantity]) => {
            const amount = Math.min(wanted, left);
            left -= amount;
            return { amount, pieces: quantity > 0 ? [{ position, quantity }] : [] };
          });
          const shares = shareRefunds(parts, refunds);
          shares.forEach((share, at) => {
            expect(share.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunds[at]!.amount);
          });
          const charged = parts.flatMap(({ taxes }) => taxes).reduce((sum, { tax }) => sum + tax, 0);
          expect(taxOf(shares.flat())).toBe(charged);
        },
      ),
    );
  });
});
