import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endPrice, priceParts, type Sale } from './pricing.ts';

const endings = fc.constantFrom('whole' as const, 'half' as const, 'ninety-nine' as const);
const sales = fc.record<Sale>({
  share: fc.double({ min: 0.3, max: 0.95, noNaN: true }),
  kind: fc.constantFrom('markdown', 'promotion', 'both'),
  colours: fc.constant(null),
  promotion: fc.constant('Autumn Event'),
});

describe('shop prices', () => {
  it('have the endings of the brand', () => {
    expect(endPrice(4231, 'whole')).toBe(4200);
    expect(endPrice(4231, 'half')).toBe(4250);
    expect(endPrice(4231, 'ninety-nine')).toBe(4199);
    expect(endPrice(18_730, 'whole')).toBe(18_500);
    expect(endPrice(84_120, 'half')).toBe(83_900);
  });

  it('are never zero', () => {
    fc.assert(
      fc.property(fc.nat(100_000), endings, (pence, ending) => {
        expect(endPrice(pence, ending)).toBeGreaterThan(0);
      }),
    );
  });

  it('add up: the was price is higher, and the effects lead from the price before discount to the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 400_000 }), sales, endings, (pence, sale, ending) => {
        const full = endPrice(pence, ending);
        const { price, was, preDiscount, effects } = priceParts(full, sale, ending);
        const taken = effects.reduce((sum, effect) => sum + effect.value, 0);
        if (was !== null) {
          expect(was).toBe(full);
          expect(price).toBeLessThan(was);
          expect(preDiscount).toBe(price + taken);
          expect(preDiscount).toBeLessThanOrEqual(was);
        } else {
          expect({ price, preDiscount, effects }).toEqual({ price: full, preDiscount: null, effects: [] });
        }
      }),
    );
  });

  it('give a markdown without effects, and a promotion without markdown', () => {
    const sale: Sale = { share: 0.5, kind: 'markdown', colours: null, promotion: 'Payday Edit' };
    expect(priceParts(4000, sale, 'whole')).toEqual({
      price: 2000,
      was: 4000,
      preDiscount: 2000,
      effects: [],
    });
    expect(priceParts(4000, { ...sale, kind: 'promotion' }, 'whole')).toEqual({
      price: 2000,
      was: 4000,
      preDiscount: 4000,
      effects: [
        { name: 'Payday Edit', value: 1500 },
        { name: 'Rewards bonus', value: 500 },
      ],
    });
  });
});
