import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, toMajorUnits, toMinorUnits } from './format-money.ts';
import { roundHalfUp } from './round-half-up.ts';

const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });

describe('formatted money', () => {
  it('[CARD-09] is in pounds in British format by default', () => {
    expect(formatMoney(gbp(1250))).toBe('£12.50');
    expect(formatMoney(gbp(129900))).toBe('£1,299.00');
    expect(formatMoney(gbp(0))).toBe('£0.00');
  });

  it('[CARD-09] follows locale and currency', () => {
    const spaces = /\s/gu;
    expect(formatMoney({ centAmount: 129950, currencyCode: 'EUR' }, 'fr').replace(spaces, ' ')).toBe(
      '1 299,50 €',
    );
    expect(formatMoney({ centAmount: 129950, currencyCode: 'SEK' }, 'sv').replace(spaces, ' ')).toBe(
      '1 299,50 kr',
    );
    expect(formatMoney({ centAmount: 1299, currencyCode: 'EUR' }, 'nl').replace(spaces, ' ')).toBe('€ 12,99');
  });

  it('supports currencies without minor units', () => {
    expect(formatMoney({ centAmount: 1250, currencyCode: 'JPY' }, 'en-GB')).toBe('¥1,250');
    expect(toMinorUnits(1250, 'JPY').centAmount).toBe(1250);
  });

  it('rounds half a penny up, once, at display', () => {
    expect(formatMoney(gbp(1000.5))).toBe('£10.01');
    expect(formatMoney(gbp(1000.49))).toBe('£10.00');
    expect(formatMoney(gbp(2990 * 0.85))).toBe('£25.42');
  });

  it('converts to major units and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
        expect(toMinorUnits(toMajorUnits(gbp(pence)))).toEqual(gbp(pence));
      }),
    );
  });
});

describe('rounding half up', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, 0],
    [1.005 * 100, 101],
    [2.4999, 2],
  ])('%d becomes %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });
});
