import { isSameEntry, type WishlistEntry } from '#commerce/wishlist/payload.ts';
import {
  advanceWishlist,
  EMPTY_WISHLIST,
  type WishlistEvent,
  type WishlistState,
} from '#commerce/wishlist/wishlist-state.ts';
import { callWishlist, fetchSavedItem, recallPending, rememberPending } from './wishlist-calls.ts';

// One wishlist a page, outside React's tree: a heart that is pressed must not stir every part of the page.
let state: WishlistState = EMPTY_WISHLIST;
/** Adding is blocked here already at the limit; the server has the last word. */
let maxItems = 0;
let tellShopper: (entries: WishlistEntry[]) => void = () => {};
const listeners = new Set<() => void>();

export function wishlistState(): WishlistState {
  return state;
}

export function subscribeWishlist(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openWishlist(limit: number, onSaved: (entries: WishlistEntry[]) => void): void {
  maxItems = limit;
  tellShopper = onSaved;
}

/** The rules decide; this runs their calls. */
export function dispatchWishlist(event: WishlistEvent): void {
  const before = state;
  const { state: next, call } = advanceWishlist(before, event, maxItems);
  state = next;
  for (const listener of listeners) listener();
  if (next.pending !== before.pending) rememberPending(next.pending);
  if (next.saved !== before.saved && event.type === 'answered') tellShopper([...next.saved]);
  if (!call) return;
  const item = call.payload;
  void callWishlist(call).then((result) =>
    dispatchWishlist(
      'answer' in result
        ? { type: 'answered', item, answer: result.answer }
        : { type: 'failed', item, error: result.error },
    ),
  );
}

export function meetShopper(shopper: 'guest' | 'registered'): void {
  if (shopper === 'registered') state = { ...state, pending: state.pending ?? recallPending() };
  dispatchWishlist({ type: 'shopper-known', shopper });
}

/** Asks the server about one entry, as the product page does when the colour changes. */
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
