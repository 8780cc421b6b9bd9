import type { ShopperKind } from '#commerce/listing/shopper.ts';
import {
  describeWishlistError,
  isWishlistFull,
  LIMIT_REACHED,
  WISHLIST_ANSWERS,
  type WishlistAnswer,
  type WishlistNotice,
} from './answers.ts';
import { isSameEntry, type WishlistEntry, type WishlistItem, type WishlistPayload } from './payload.ts';

export type WishlistOperation = 'add' | 'remove';

interface OpenChange {
  operation: WishlistOperation;
  item: WishlistItem;
}

export interface WishlistState {
  shopper: ShopperKind;
  /** What the server has confirmed. */
  saved: readonly WishlistEntry[];
  /** What the shopper has asked for and the server has not answered yet; shown as if it were done. */
  open: readonly OpenChange[];
  /** A guest's choice, remembered until they have signed in. */
  pending: WishlistItem | null;
  isSignInOpen: boolean;
  notice: WishlistNotice | null;
}

export type WishlistEvent =
  | { type: 'shopper-known'; shopper: ShopperKind }
  | { type: 'loaded'; entries: readonly WishlistEntry[] }
  | { type: 'toggled'; item: WishlistItem }
  | { type: 'answered'; item: WishlistItem; answer: WishlistAnswer }
  /** No answer of the six; an error that the server worded is shown. */
  | { type: 'failed'; item: WishlistItem; error?: string }
  | { type: 'sign-in-closed' }
  | { type: 'notice-closed' };

/** What the browser has to do now. */
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

/** The wishlist as the shopper sees it: confirmed entries with the open changes on top. */
export function shownEntries(state: WishlistState): WishlistEntry[] {
  const removed = state.open.filter(({ operation }) => operation === 'remove');
  const kept = state.saved.filter((entry) => !removed.some(({ item }) => isSameEntry(item, entry)));
  const added = state.open.filter(
    ({ operation, item }) => operation === 'add' && !kept.some((entry) => isSameEntry(item, entry)),
  );
  return [
    ...kept,
    ...added.map(({ item: { productKey, colourSelected } }) => ({ productKey, colourSelected })),
  ];
}

export function isWishlisted(state: WishlistState, entry: WishlistEntry): boolean {
  return shownEntries(state).some((shown) => isSameEntry(shown, entry));
}

export function advanceWishlist(state: WishlistState, event: WishlistEvent, maxItems: number): WishlistStep {
  switch (event.type) {
    case 'shopper-known':
      return meetShopper(state, event.shopper);
    case 'loaded':
      return rest({ ...state, saved: event.entries });
    case 'toggled':
      return toggle(state, event.item, maxItems);
    case 'answered':
      return rest(settle(state, event.item, event.answer));
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

/** A guest has no wishlist; somebody who has just signed in gets what they had chosen as a guest. */
function meetShopper(state: WishlistState, shopper: ShopperKind): WishlistStep {
  if (shopper !== 'registered') return rest({ ...EMPTY_WISHLIST, shopper, pending: state.pending });
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
  // The answer to the first click is still to come; a second one could overtake it.
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

function settle(state: WishlistState, item: WishlistItem, answer: WishlistAnswer): WishlistState {
  const settled = withoutOpen(state, item);
  const { productKey, colourSelected } = item;
  const others = settled.saved.filter((entry) => !isSameEntry(entry, item));
  switch (answer) {
    case WISHLIST_ANSWERS.added:
      return { ...settled, saved: [...others, { productKey, colourSelected }] };
    case WISHLIST_ANSWERS.removed:
      return { ...settled, saved: others };
    case WISHLIST_ANSWERS.notAdded:
      return { ...settled, notice: LIMIT_REACHED };
    case WISHLIST_ANSWERS.guest:
      return { ...settled, pending: item, isSignInOpen: true };
    case WISHLIST_ANSWERS.alreadyThere:
    case WISHLIST_ANSWERS.notRemoved:
      return settled;
  }
}

/** Taking the open change away is what reverts it: the confirmed entries were never touched. */
function withoutOpen(state: WishlistState, item: WishlistItem): WishlistState {
  return { ...state, open: state.open.filter((change) => !isSameEntry(change.item, item)) };
}

function rest(state: WishlistState): WishlistStep {
  return { state, call: null };
}
