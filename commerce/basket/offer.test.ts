import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankOffer, effectOf, giftOf, type Offer, offerSchema } from '#commerce/promotions/offer-schema.ts';
import type { PromotionEffect } from '#commerce/promotions/promotions.ts';

const offer: Offer = { ...blankOffer('2026-11-01'), name: '10% off', code: 'WELCOME10' };

function errorsOf(change: Partial<Record<keyof Offer, unknown>>): Record<string, string> {
  const parsed = v.safeParse(offerSchema, { ...offer, ...change });
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('an offer as people write it', () => {
  it.each<[string, Partial<Offer>]>([
    ['a share off', {}],
    ['an amount off above a minimum', { gives: 'amount', amount: 500, minimum: 5000 }],
    ['3 for 2', { gives: 'multibuy', buy: 3, pay: 2, percent: null }],
    ['one that applies by itself', { code: null }],
  ])('may be %s', (_, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  it.each<[keyof Offer, Partial<Record<keyof Offer, unknown>>]>([
    ['percent', { percent: null }],
    ['percent', { percent: 101 }],
    ['amount', { gives: 'amount' }],
    ['pay', { gives: 'multibuy', buy: 2, pay: 2 }],
    ['minimum', { gives: 'multibuy', buy: 3, pay: 2, minimum: 100 }],
    ['code', { code: 'no spaces' }],
    ['name', { name: '  ' }],
    ['endsOn', { startsOn: '2026-12-02', endsOn: '2026-12-01' }],
    ['startsOn', { startsOn: '2026-02-30' }],
  ])('is told at %s what is wrong with %o', (field, change) => {
    expect(Object.keys(errorsOf(change))).toContain(field);
  });

  it('writes codes in capitals, as they are compared', () => {
    expect(v.parse(offerSchema, { ...offer, code: ' welcome-10 ' }).code).toBe('WELCOME-10');
  });

  it('says the same after being stored', () => {
    const reward = fc.oneof(
      fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount-off' as const), amount: fc.integer({ min: 1, max: 9999 }) }),
    );
    const effect: fc.Arbitrary<PromotionEffect> = fc.oneof(
      reward,
      fc.record({
        kind: fc.constant('multibuy' as const),
        buy: fc.integer({ min: 2, max: 9 }),
        pay: fc.constant(1),
      }),
      fc.record({
        kind: fc.constant('threshold' as const),
        minimum: fc.integer({ min: 1, max: 9999 }),
        reward,
      }),
    );
    fc.assert(
      fc.property(effect, (given) => {
        expect(effectOf({ ...offer, ...giftOf(given) })).toEqual(given);
      }),
    );
  });
});
