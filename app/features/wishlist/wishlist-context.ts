import { useSyncExternalStore } from 'react';
import type { WishlistEntry, WishlistItem } from '#commerce/wishlist/payload.ts';
import { EMPTY_WISHLIST, isWishlisted } from '#commerce/wishlist/wishlist-state.ts';
import { checkWishlist, dispatchWishlist, subscribeWishlist, wishlistState } from './wishlist-store.ts';

export interface WishlistHandle {
  isSaved: (entry: WishlistEntry) => boolean;
  toggle: (item: WishlistItem) => void;
  /** Checks one entry with the server. */
  check: (entry: WishlistEntry) => void;
}

const toggle = (item: WishlistItem) => dispatchWishlist({ type: 'toggled', item });

export function useWishlist(): WishlistHandle {
  const state = useWishlistState();
  return { isSaved: (entry) => isWishlisted(state, entry), toggle, check: checkWishlist };
}

export function useWishlistState() {
  return useSyncExternalStore(subscribeWishlist, wishlistState, () => EMPTY_WISHLIST);
}
