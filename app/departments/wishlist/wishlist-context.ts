import { createContext, useContext } from 'react';
import type { WishlistEntry, WishlistItem } from '#domain/wishlist/payload.ts';

export interface WishlistHandle {
  isSaved: (entry: WishlistEntry) => boolean;
  toggle: (item: WishlistItem) => void;
  /** Asks the server about one entry, as the product page does when the colour changes. */
  check: (entry: WishlistEntry) => void;
}

export const WishlistContext = createContext<WishlistHandle>({
  isSaved: () => false,
  toggle: () => {},
  check: () => {},
});

export function useWishlist(): WishlistHandle {
  return useContext(WishlistContext);
}
