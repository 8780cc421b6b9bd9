import { useSyncExternalStore } from 'react';
import type { WishlistEntry } from '#commerce/wishlist/payload.ts';
import { EMPTY_WISHLIST, isWishlisted } from '#commerce/wishlist/wishlist-state.ts';
import { subscribeWishlist, wishlistState } from './wishlist-store.ts';

/** Renders again only when this entry is saved or removed: a page has a button on every card. */
export function useIsSaved(entry: WishlistEntry): boolean {
  return useSyncExternalStore(
    subscribeWishlist,
    () => isWishlisted(wishlistState(), entry),
    () => false,
  );
}

export function useWishlistState() {
  return useSyncExternalStore(subscribeWishlist, wishlistState, () => EMPTY_WISHLIST);
}
