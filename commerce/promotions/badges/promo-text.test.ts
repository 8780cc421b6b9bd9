import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePromotions } from '../promotions.ts';
import { badgesOfOffer } from './offer-badges.ts';
import { discountedPrice, writePromoText } from './promo-text.ts';

const pricing = {
  lowestPrice: { centAmount: 5000, currencyCode: 'GBP' },
  hasPriceRange: false,
  locale: 'en-GB',
  prefix: { From: 'From', from: 'from' },
};
const write = (text1: string, discount: number | null, more = {}) =>
  writePromoText({ id: 'b', placement: 'PLP_promo', text1, discount }, { ...pricing, ...more });

describe('the text of a promo badge', () => {
  it('[BADGE-04] price = lowest price times discount', () => {
    expect(write('{discountedPrice} with code SAVE20', 0.8)).toBe('£40.00 with code SAVE20');
    expect(write('{{discountedPrice}} with code', 0.8)).toBe('£40.00 with code');
    expect(write('{{ discountedPrice }}', 0.8)).toBe('£40.00');
  });

  it('[BADGE-04] rounds half a penny up, once', () => {
    expect(write('{discountedPrice}', 0.85, { lowestPrice: { centAmount: 2990, currencyCode: 'GBP' } })).toBe(
      '£25.42',
    );
  });

  it('[MKT-04] is what the basket charges for one piece', () => {
    const scope = { skus: [], brands: [], categorySlugs: [], excludedCategorySlugs: [] };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (unitPrice, percent) => {
          const offer = {
            id: 'o',
            name: 'o',
            priority: 1,
            scope,
            effect: { kind: 'percent-off' as const, percent },
          };
          const [badge] = badgesOfOffer({ ...offer, badge: 'x', texts: [], endsOn: null }, 'en-GB', String);
          const line = { id: 'l', sku: 's', brand: '', categorySlugs: [], quantity: 1, unitPrice };
          const { applied } = evaluatePromotions({ lines: [line], codes: [] }, [
            { ...offer, code: null, isExclusive: false },
          ]);
          const charged = unitPrice - (applied[0]?.amount ?? 0);
          expect(discountedPrice(badge!, { centAmount: unitPrice, currencyCode: 'SEK' })?.centAmount).toBe(
            charged,
          );
        },
      ),
    );
  });

  it('[BADGE-04] From and from are used only with a range of prices', () => {
    expect(write('{From} {discountedPrice} today', 0.8, { hasPriceRange: true })).toBe('From £40.00 today');
    expect(write('Yours {{from}} {{discountedPrice}}', 0.8, { hasPriceRange: true })).toBe(
      'Yours from £40.00',
    );
    expect(write('{From}{discountedPrice}', 0.8, { hasPriceRange: true })).toBe('From £40.00');
    expect(write('{From}{discountedPrice}', 0.8)).toBe('£40.00');
    expect(write('{From} {discountedPrice} today', 0.8)).toBe('£40.00 today');
    expect(
      write('{From} {discountedPrice}', 0.8, { hasPriceRange: true, prefix: { From: 'Dès', from: 'dès' } }),
    ).toBe('Dès £40.00');
  });

  it('[BADGE-04] leaves other braces unchanged', () => {
    expect(write('{code} at checkout', null)).toBe('{code} at checkout');
  });

  it.each([1.2, 20, 0, -0.5, Number.NaN])('[BADGE-04] rejects a discount of %d', (discount) => {
    expect(write('{discountedPrice}', discount)).toBeNull();
    expect(write('Sale', discount)).toBeNull();
  });

  it('[BADGE-04] is empty when the text needs a price and none is known', () => {
    expect(write('{discountedPrice} with code', null)).toBeNull();
    expect(write('', 0.8)).toBeNull();
  });
});
