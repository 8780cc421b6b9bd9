import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWishlistPayload } from './payload.ts';

const item = {
  lineItemSku: 'ABC12345-101-12',
  productKey: 'wrap-dress-1',
  colourSelected: 'navy',
  sizeSelected: true,
};
const isAccepted = (change: object) => parseWishlistPayload({ ...item, ...change }).ok;

describe('the wishlist payload', () => {
  it('[WISH-05] has four fields; others are dropped', () => {
    expect(parseWishlistPayload({ ...item, role: 'admin' })).toEqual({ ok: true, payload: item });
    expect(parseWishlistPayload({ ...item, checkExists: true })).toEqual({
      ok: true,
      payload: { ...item, checkExists: true },
    });
  });

  it.each(['ABC12345-1-2', 'xyz00000-123-45678', 'M12345678', 'Mabc_defgh9'])(
    '[WISH-05] accepts the sku %s',
    (lineItemSku) => {
      expect(isAccepted({ lineItemSku })).toBe(true);
    },
  );

  it.each([
    '',
    'AB12345-1-2',
    'ABCD12345-1-2',
    'ABC1234-1-2',
    'ABC12345-1',
    'ABC12345-a-2',
    'M1234567',
    'm12345678',
    'M1234 5678',
    'ABC12345-1-2\n',
    42,
    null,
  ])('[WISH-05] refuses the sku %j', (lineItemSku) => {
    expect(isAccepted({ lineItemSku })).toBe(false);
  });

  it.each(['', 'a b', 'a/b', 'é', "x'--", 7, undefined])(
    '[WISH-05] refuses the product key %j',
    (productKey) => {
      expect(isAccepted({ productKey })).toBe(false);
    },
  );

  it('[WISH-05] requires a string for the colour and a boolean for the size', () => {
    expect(isAccepted({ colourSelected: '' })).toBe(true);
    expect(isAccepted({ colourSelected: null })).toBe(false);
    expect(isAccepted({ sizeSelected: 'true' })).toBe(false);
  });

  it('[WISH-05] rejects anything else with pdp.wishlist.errorAdding', () => {
    const refused = { ok: false, error: { key: 'pdp.wishlist.errorAdding' } };
    expect(parseWishlistPayload(null)).toEqual(refused);
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        expect(parseWishlistPayload(sent).ok).toBe(false);
      }),
    );
  });
});
