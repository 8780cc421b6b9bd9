import { describe, expect, it } from 'vitest';
import { discountFieldsOfKind, emptyOtherKinds, isFieldOfKind } from './discount-fields.ts';
import { offerResource } from './offer-resource.ts';
import { blankPromotion } from './promotion-schema.ts';

const ofKinds = ['percent', 'amount', 'buy', 'pay', 'tiers', 'pieceTiers', 'giftSku', 'upTo', 'minimum'];
const shown = (gives: string) => ofKinds.filter((field) => isFieldOfKind(field, gives));

describe('the form of an offer', () => {
  it.each([
    ['percent', ['percent', 'minimum']],
    ['amount', ['amount', 'minimum']],
    ['multibuy', ['buy', 'pay']],
    ['tiers', ['tiers']],
    ['piece-tiers', ['pieceTiers']],
    ['free-delivery', ['upTo', 'minimum']],
    ['gift', ['giftSku', 'minimum']],
  ])('[OPS-19] %s has the fields %o of its own, and those of every offer', (gives, fields) => {
    expect(shown(gives)).toEqual(fields);
    expect(discountFieldsOfKind(gives)).toEqual(fields);
    expect(isFieldOfKind('name', gives)).toBe(true);
  });

  it('[OPS-19] takes the code for everybody away when each shopper gets their own', () => {
    const offer = { ...blankPromotion('2026-11-15'), code: 'TEN', hasOwnCodes: true };
    const { isShown, afterChange } = offerResource.form ?? {};
    expect(isShown?.('code', offer)).toBe(false);
    expect(afterChange?.(offer, 'hasOwnCodes').code).toBeNull();
    expect(afterChange?.({ ...offer, hasOwnCodes: false }, 'hasOwnCodes').code).toBe('TEN');
  });

  it('empties what another kind does not have', () => {
    const offer = { ...blankPromotion('2026-11-15'), percent: 25, minimum: 5000 };
    expect(emptyOtherKinds({ ...offer, gives: 'amount' as const })).toMatchObject({
      percent: null,
      minimum: 5000,
      name: '',
    });
    expect(
      emptyOtherKinds({ ...offer, gives: 'percent', tiers: [{ minimum: 1, percent: 1, amount: null }] })
        .tiers,
    ).toEqual([]);
    expect(emptyOtherKinds({ ...offer, gives: 'multibuy' as const })).toMatchObject({
      percent: null,
      minimum: null,
    });
  });
});
