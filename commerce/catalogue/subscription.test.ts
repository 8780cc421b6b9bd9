import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSubscription, subscriptionPrice } from './subscription.ts';

const pounds = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });

describe('the subscription option', () => {
  it('[PDP-07] costs 95% of the price', () => {
    expect(subscriptionPrice(pounds(2000))).toEqual(pounds(1900));
    expect(subscriptionPrice(pounds(1250))).toEqual(pounds(1188));
  });

  it('[PDP-07] is a whole number of pence within half a penny of 95%', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (pence) => {
        const { centAmount } = subscriptionPrice(pounds(pence));
        expect(Number.isInteger(centAmount)).toBe(true);
        expect(Math.abs(centAmount * 100 - pence * 95)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it("[PDP-07] without a size returns 'Please select a size.'", () => {
    expect(decideSubscription(null)).toEqual({ kind: 'select-size', error: 'Please select a size.' });
    expect(decideSubscription({ sku: 'ABC' })).toEqual({ kind: 'add', sku: 'ABC' });
  });
});
