import { updateShopper } from '#app/site/shopper.tsx';
import { isSameEntry, type WishlistEntry } from '#commerce/wishlist/payload.ts';
import {
  advanceWishlist,
  EMPTY_WISHLIST,
  type WishlistEvent,
  type WishlistState,
} from '#commerce/wishlist/wishlist-state.ts';
import { callWishlist, fetchSavedItem, recallPending, rememberPending } from './wishlist-calls.ts';

// One wishlist per page, outside React's tree: pressing one button must not re-render the whole page.
let state: WishlistState = EMPTY_WISHLIST;
/** Adding above this limit is blocked before the server is called; the server checks again. */
let maxItems = 0;
const listeners = new Set<() => void>();

export function wishlistState(): WishlistState {
  return state;
}

export function subscribeWishlist(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function limitWishlist(limit: number): void {
  maxItems = limit;
}

/** Applies an event by the rules of `wishlist-state.ts` and makes the call that they ask for. */
export function dispatchWishlist(event: WishlistEvent): void {
  const before = state;
  const { state: next, call } = advanceWishlist(before, event, maxItems);
  state = next;
  for (const listener of listeners) listener();
  if (next.pending !== before.pending) rememberPending(next.pending);
  if (next.saved !== before.saved && event.type === 'responded') updateShopper({ wishlist: [...next.saved] });
  if (!call) return;
  const item = call.payload;
  void callWishlist(call).then((response) =>
    dispatchWishlist(
      'result' in response
        ? { type: 'responded', item, result: response.result }
        : { type: 'failed', item, error: response.error },
    ),
  );
}

export function meetShopper(shopper: 'guest' | 'registered'): void {
  if (shopper === 'registered') state = { ...state, pending: state.pending ?? recallPending() };
  dispatchWishlist({ type: 'shopper-known', shopper });
}

/** Checks one entry with the server, as the product page does when the colour changes. */
export function checkWishlist(entry: WishlistEntry): void {
  if (state.shopper !== 'registered') return;
  void fetchSavedItem(entry).then(
    (item) => {
      const others = state.saved.filter((saved) => !isSameEntry(saved, entry));
      const isKnown = others.length < state.saved.length;
      if (isKnown !== (item !== null)) {
        dispatchWishlist({ type: 'loaded', entries: item ? [...others, entry] : others });
      }
    },
    (error) => console.error('Error occurred - wishlist operation', error),
  );
}
