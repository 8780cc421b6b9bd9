import type { ShopperKind } from '#commerce/listing/shopper.ts';
import { isSameEntry, type WishlistEntry, type WishlistItem, type WishlistPayload } from './payload.ts';
import {
  describeWishlistError,
  isWishlistFull,
  LIMIT_REACHED,
  WISHLIST_RESULTS,
  type WishlistNotice,
  type WishlistResult,
} from './results.ts';

export type WishlistOperation = 'add' | 'remove';

interface OpenChange {
  operation: WishlistOperation;
  item: WishlistItem;
}

export interface WishlistState {
  shopper: ShopperKind;
  /** What the server has confirmed. */
  saved: readonly WishlistEntry[];
  /** Changes sent to the server and not confirmed yet; shown optimistically. */
  open: readonly OpenChange[];
  /** The item a guest chose, added after sign-in. */
  pending: WishlistItem | null;
  isSignInOpen: boolean;
  notice: WishlistNotice | null;
}

export type WishlistEvent =
  | { type: 'shopper-known'; shopper: ShopperKind }
  | { type: 'loaded'; entries: readonly WishlistEntry[] }
  | { type: 'toggled'; item: WishlistItem }
  | { type: 'responded'; item: WishlistItem; result: WishlistResult }
  /** None of the six results; the server's error text is shown if there is one. */
  | { type: 'failed'; item: WishlistItem; error?: string }
  | { type: 'sign-in-closed' }
  | { type: 'notice-closed' };

/** The request that the browser sends next. */
export interface WishlistCall {
  operation: WishlistOperation;
  payload: WishlistPayload;
}

export interface WishlistStep {
  state: WishlistState;
  call: WishlistCall | null;
}

export const EMPTY_WISHLIST: WishlistState = {
  shopper: 'unknown',
  saved: [],
  open: [],
  pending: null,
  isSignInOpen: false,
  notice: null,
};

/** The wishlist as shown: confirmed entries with the open changes applied. */
export function shownEntries(state: WishlistState): WishlistEntry[] {
  const removed = state.open.filter(({ operation }) => operation === 'remove');
  const remaining = state.saved.filter((entry) => !removed.some(({ item }) => isSameEntry(item, entry)));
  const added = state.open.filter(
    ({ operation, item }) => operation === 'add' && !remaining.some((entry) => isSameEntry(item, entry)),
  );
  return [
    ...remaining,
    ...added.map(({ item: { productKey, colourSelected } }) => ({ productKey, colourSelected })),
  ];
}

export function isWishlisted(state: WishlistState, entry: WishlistEntry): boolean {
  return shownEntries(state).some((shown) => isSameEntry(shown, entry));
}

export function advanceWishlist(state: WishlistState, event: WishlistEvent, maxItems: number): WishlistStep {
  switch (event.type) {
    case 'shopper-known':
      return setShopper(state, event.shopper);
    case 'loaded':
      return rest({ ...state, saved: event.entries });
    case 'toggled':
      return toggle(state, event.item, maxItems);
    case 'responded':
      return rest(settle(state, event.item, event.result));
    case 'failed':
      return rest({
        ...withoutOpen(state, event.item),
        notice: event.error ? describeWishlistError(event.error) : state.notice,
      });
    case 'sign-in-closed':
      return rest({ ...state, isSignInOpen: false });
    case 'notice-closed':
      return rest({ ...state, notice: null });
  }
}

/** A guest has no wishlist. After sign-in the item chosen as a guest is added. */
function setShopper(state: WishlistState, shopper: ShopperKind): WishlistStep {
  if (shopper !== 'registered') {
    // Whoever chose an item before the answer came still has to sign in.
    const isSignInOpen = state.shopper === 'unknown' && state.isSignInOpen;
    return rest({ ...EMPTY_WISHLIST, shopper, pending: state.pending, isSignInOpen });
  }
  const { pending } = state;
  const known = { ...state, shopper, pending: null, isSignInOpen: false };
  if (!pending) return rest(known);
  return {
    state: { ...known, open: [...known.open, { operation: 'add', item: pending }] },
    call: { operation: 'add', payload: { ...pending, checkExists: true } },
  };
}

function toggle(state: WishlistState, item: WishlistItem, maxItems: number): WishlistStep {
  if (state.shopper !== 'registered') return rest({ ...state, pending: item, isSignInOpen: true });
  // The first click has no response yet; a second request could overtake it.
  if (state.open.some((change) => isSameEntry(change.item, item))) return rest(state);
  const operation = isWishlisted(state, item) ? 'remove' : 'add';
  if (operation === 'add' && isWishlistFull(shownEntries(state).length, maxItems)) {
    return rest({ ...state, notice: LIMIT_REACHED });
  }
  return {
    state: { ...state, open: [...state.open, { operation, item }], notice: null },
    call: { operation, payload: item },
  };
}

function settle(state: WishlistState, item: WishlistItem, result: WishlistResult): WishlistState {
  const settled = withoutOpen(state, item);
  const { productKey, colourSelected } = item;
  const others = settled.saved.filter((entry) => !isSameEntry(entry, item));
  switch (result) {
    case WISHLIST_RESULTS.added:
      return { ...settled, saved: [...others, { productKey, colourSelected }] };
    case WISHLIST_RESULTS.removed:
      return { ...settled, saved: others };
    case WISHLIST_RESULTS.notAdded:
      return { ...settled, notice: LIMIT_REACHED };
    case WISHLIST_RESULTS.guest:
      return { ...settled, pending: item, isSignInOpen: true };
    case WISHLIST_RESULTS.alreadyThere:
    case WISHLIST_RESULTS.notRemoved:
      return settled;
  }
}

/** Removing the open change reverts it, since the confirmed entries were not changed. */
function withoutOpen(state: WishlistState, item: WishlistItem): WishlistState {
  return { ...state, open: state.open.filter((change) => !isSameEntry(change.item, item)) };
}

function rest(state: WishlistState): WishlistStep {
  return { state, call: null };
}
