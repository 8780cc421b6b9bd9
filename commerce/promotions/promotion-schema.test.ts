import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { discountFieldsOf, effectOf } from './discount-fields.ts';
import { blankPromotion, type EditablePromotion, promotionSchema } from './promotion-schema.ts';
import type { PromotionEffect } from './promotions.ts';

const promotion: EditablePromotion = { ...blankPromotion('2026-11-01'), name: '10% off', code: 'WELCOME10' };

const step = (minimum: number, amount: number) => ({ minimum, amount, percent: null });
const french = { language: 'fr', name: '10 %', badge: null };

function errorsOf(change: Partial<Record<keyof EditablePromotion, unknown>>): Record<string, string> {
  const parsed = v.safeParse(promotionSchema, { ...promotion, ...change });
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('[OPS-19] a promotion in the form', () => {
  it.each<[string, Partial<EditablePromotion>]>([
    ['a share off', {}],
    ['an amount off above a minimum', { gives: 'amount', amount: 500, minimum: 5000 }],
    ['3 for 2', { gives: 'multibuy', buy: 3, pay: 2, percent: null }],
    ['one that applies by itself', { code: null }],
    ['5 off 50, 15 off 100', { gives: 'tiers', tiers: [step(5000, 500), step(10_000, 1500)] }],
    ['10% off 3 pieces', { gives: 'piece-tiers', pieceTiers: [{ pieces: 3, percent: 10 }] }],
    ['free delivery', { gives: 'free-delivery', upTo: 500 }],
    ['a gift', { gives: 'gift', giftSku: 'GIFT-1' }],
  ])('may be %s', (_, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  it.each<[keyof EditablePromotion, Partial<Record<keyof EditablePromotion, unknown>>]>([
    ['percent', { percent: null }],
    ['percent', { percent: 101 }],
    ['amount', { gives: 'amount' }],
    ['pay', { gives: 'multibuy', buy: 2, pay: 2 }],
    ['minimum', { gives: 'multibuy', buy: 3, pay: 2, minimum: 100 }],
    ['code', { code: 'no spaces' }],
    ['tiers', { gives: 'tiers' }],
    ['tiers', { gives: 'tiers', tiers: [{ minimum: 5000, percent: 5, amount: 500 }] }],
    ['tiers', { gives: 'tiers', tiers: [step(5000, 500), step(5000, 1500)] }],
    ['pieceTiers', { gives: 'piece-tiers' }],
    ['giftSku', { gives: 'gift' }],
    ['totalUses', { totalUses: 0 }],
    ['currency', { currency: 'pounds' }],
    ['texts', { texts: [french, french] }],
    ['name', { name: '  ' }],
    ['endsOn', { startsOn: '2026-12-02', endsOn: '2026-12-01' }],
    ['startsOn', { startsOn: '2026-02-30' }],
  ])('is told at %s what is wrong with %o', (field, change) => {
    expect(Object.keys(errorsOf(change))).toContain(field);
  });

  it('stores codes in upper case', () => {
    expect(v.parse(promotionSchema, { ...promotion, code: ' welcome-10 ' }).code).toBe('WELCOME-10');
  });

  it('is the same after being stored', () => {
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
        kind: fc.constant('tiers' as const),
        steps: fc.array(fc.record({ minimum: fc.integer({ min: 1, max: 9999 }), reward })),
      }),
      fc.record({
        kind: fc.constant('piece-tiers' as const),
        steps: fc.array(
          fc.record({ pieces: fc.integer({ min: 1, max: 9 }), percent: fc.integer({ min: 1, max: 99 }) }),
        ),
      }),
      fc.record({
        kind: fc.constant('free-delivery' as const),
        minimum: fc.option(fc.integer({ min: 1, max: 9999 })),
        upTo: fc.option(fc.integer({ min: 1, max: 9999 })),
      }),
      fc.record({
        kind: fc.constant('gift' as const),
        sku: fc.constant('GIFT-1'),
        minimum: fc.option(fc.integer({ min: 1, max: 9999 })),
      }),
      fc.record({
        kind: fc.constant('threshold' as const),
        minimum: fc.integer({ min: 1, max: 9999 }),
        reward,
      }),
    );
    fc.assert(
      fc.property(effect, (given) => {
        expect(effectOf({ ...promotion, ...discountFieldsOf(given) })).toEqual(given);
      }),
    );
  });
});
