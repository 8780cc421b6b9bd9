import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeWishlistError,
  isWishlistFull,
  isWishlistResult,
  WISHLIST_RESULTS,
  type WishlistResult,
} from './results.ts';
import {
  advanceWishlist,
  EMPTY_WISHLIST,
  isWishlisted,
  shownEntries,
  type WishlistEvent,
  type WishlistState,
} from './wishlist-state.ts';

const item = (key: string) => ({
  productKey: key,
  colourSelected: 'navy',
  lineItemSku: 'ABC12345-1-2',
  sizeSelected: false,
});
const dress = item('dress');
const signedIn: WishlistState = { ...EMPTY_WISHLIST, shopper: 'registered' };
const withDress: WishlistState = { ...signedIn, saved: [{ productKey: 'dress', colourSelected: 'navy' }] };

function run(state: WishlistState, ...events: WishlistEvent[]): WishlistState {
  return events.reduce((current, event) => advanceWishlist(current, event, 3).state, state);
}
const toggled = { type: 'toggled', item: dress } as const;
const responded = (result: WishlistResult) => ({ type: 'responded', item: dress, result }) as const;

describe('a guest and the wishlist', () => {
  it.each(['guest', 'unknown'] as const)(
    '[WISH-01] %s: sign-in prompt, the item is remembered, nothing is posted',
    (shopper) => {
      const { state, call } = advanceWishlist({ ...EMPTY_WISHLIST, shopper }, toggled, 3);
      expect(state).toMatchObject({ isSignInOpen: true, pending: dress });
      expect(isWishlisted(state, dress)).toBe(false);
      expect(call).toBeNull();
    },
  );

  it('[WISH-01] nothing is open before the first click, and sign-in can be closed; the item stays remembered', () => {
    expect(EMPTY_WISHLIST.isSignInOpen).toBe(false);
    const state = run({ ...EMPTY_WISHLIST, shopper: 'guest' }, toggled, { type: 'sign-in-closed' });
    expect(state).toMatchObject({ isSignInOpen: false, pending: dress });
  });

  it('[WISH-01] the prompt of an early click stays when the shopper turns out to be a guest', () => {
    const state = run(EMPTY_WISHLIST, toggled, { type: 'shopper-known', shopper: 'guest' });
    expect(state).toMatchObject({ shopper: 'guest', isSignInOpen: true, pending: dress });
  });

  it('[WISH-01] after sign-in the item is added with an existence check', () => {
    const asked = run({ ...EMPTY_WISHLIST, shopper: 'guest' }, toggled);
    const { state, call } = advanceWishlist(asked, { type: 'shopper-known', shopper: 'registered' }, 3);
    expect(call).toEqual({ operation: 'add', payload: { ...dress, checkExists: true } });
    expect(state).toMatchObject({ pending: null, isSignInOpen: false });
    expect(isWishlisted(state, dress)).toBe(true);
  });

  it('[WISH-03] becoming a guest clears the wishlist', () => {
    const state = run(withDress, { type: 'shopper-known', shopper: 'guest' });
    expect(shownEntries(state)).toEqual([]);
  });
});

describe('a signed-in shopper and the wishlist', () => {
  it('[WISH-02] adding shows at once and posts', () => {
    const { state, call } = advanceWishlist(signedIn, toggled, 3);
    expect(isWishlisted(state, dress)).toBe(true);
    expect(call).toEqual({ operation: 'add', payload: dress });
  });

  it('[WISH-02] removing shows at once and posts', () => {
    const { state, call } = advanceWishlist(withDress, toggled, 3);
    expect(isWishlisted(state, dress)).toBe(false);
    expect(call).toEqual({ operation: 'remove', payload: dress });
  });

  it("[WISH-02] 'Item added to wishlist' confirms", () => {
    const state = run(signedIn, toggled, responded('Item added to wishlist'));
    expect(state.saved).toEqual([{ productKey: 'dress', colourSelected: 'navy' }]);
    expect(state.open).toEqual([]);
  });

  it("[WISH-02] 'Item removed from wishlist' confirms", () => {
    expect(run(withDress, toggled, responded('Item removed from wishlist')).saved).toEqual([]);
  });

  it("[WISH-02] 'Item could not be added to wishlist' reverts and shows the limit notice", () => {
    const state = run(signedIn, toggled, responded('Item could not be added to wishlist'));
    expect(isWishlisted(state, dress)).toBe(false);
    expect(state.notice).toEqual({ key: 'pdp.wishlist.reachedLimit' });
    expect(run(state, { type: 'notice-closed' }).notice).toBeNull();
  });

  it("[WISH-02] 'Item already exists in the wishlist' reverts the optimistic entry, not the saved one", () => {
    const result = responded('Item already exists in the wishlist');
    expect(isWishlisted(run(signedIn, toggled, result), dress)).toBe(false);
    const replayed = run(
      { ...withDress, shopper: 'guest', pending: dress },
      { type: 'shopper-known', shopper: 'registered' },
      result,
    );
    expect(isWishlisted(replayed, dress)).toBe(true);
  });

  it("[WISH-02] 'User is guest' opens sign-in and remembers the item", () => {
    const state = run(signedIn, toggled, responded('User is guest'));
    expect(state).toMatchObject({ isSignInOpen: true, pending: dress });
    expect(isWishlisted(state, dress)).toBe(false);
  });

  it("[WISH-02] 'Item could not be removed from wishlist' restores the entry", () => {
    expect(
      isWishlisted(run(withDress, toggled, responded('Item could not be removed from wishlist')), dress),
    ).toBe(true);
  });

  it('[WISH-02] a network error reverts', () => {
    expect(isWishlisted(run(signedIn, toggled, { type: 'failed', item: dress }), dress)).toBe(false);
    expect(isWishlisted(run(withDress, toggled, { type: 'failed', item: dress }), dress)).toBe(true);
    const refused = { type: 'failed', item: dress, error: 'pdp.wishlist.errorAdding' } as const;
    expect(run(signedIn, toggled, refused)).toMatchObject({
      open: [],
      notice: { key: 'pdp.wishlist.errorAdding' },
    });
  });

  it('[WISH-02] a second click waits for the first response', () => {
    const { state, call } = advanceWishlist(run(signedIn, toggled), toggled, 3);
    expect(call).toBeNull();
    expect(isWishlisted(state, dress)).toBe(true);
  });

  it('[WISH-04] adding is blocked at the maximum, removing is not', () => {
    const full = {
      ...signedIn,
      saved: ['a', 'b', 'dress'].map((productKey) => ({ productKey, colourSelected: 'navy' })),
    };
    const blocked = advanceWishlist(full, { type: 'toggled', item: item('d') }, 3);
    expect(blocked.call).toBeNull();
    expect(blocked.state.notice).toEqual({ key: 'pdp.wishlist.reachedLimit' });
    expect(advanceWishlist(full, toggled, 3).call?.operation).toBe('remove');
    expect([2, 3, 4].map((count) => isWishlistFull(count, 3))).toEqual([false, true, true]);
  });

  it('[WISH-02] the last response decides, however clicks and responses interleave', () => {
    const keys = ['a', 'b', 'c'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 30 }), (clicks) => {
        const server = new Set<string>();
        let state = signedIn;
        for (const [key, succeeds] of clicks) {
          const step = advanceWishlist(state, { type: 'toggled', item: item(key) }, 10);
          const operation = step.call!.operation;
          if (succeeds && operation === 'add') server.add(key);
          if (succeeds && operation === 'remove') server.delete(key);
          const result = succeeds
            ? WISHLIST_RESULTS[operation === 'add' ? 'added' : 'removed']
            : WISHLIST_RESULTS[operation === 'add' ? 'notAdded' : 'notRemoved'];
          state = run(step.state, { type: 'responded', item: item(key), result });
          expect(new Set(shownEntries(state).map(({ productKey }) => productKey))).toEqual(server);
        }
      }),
    );
  });
});

describe('wishlist errors on the product page', () => {
  it('[WISH-05] the limit maps to pdp.wishlist.reachedLimit, others are shown as returned', () => {
    expect(describeWishlistError('Item could not be added to wishlist')).toEqual({
      key: 'pdp.wishlist.reachedLimit',
    });
    expect(describeWishlistError('Try later')).toEqual({ text: 'Try later' });
    expect(describeWishlistError('pdp.wishlist.errorAdding')).toEqual({ key: 'pdp.wishlist.errorAdding' });
  });

  it('[WISH-02] knows exactly the six results', () => {
    expect(Object.values(WISHLIST_RESULTS)).toHaveLength(6);
    expect(isWishlistResult('User is guest')).toBe(true);
    expect(isWishlistResult('ok')).toBe(false);
  });
});
