import type { Message } from '#commerce/text/message.ts';

/** The six result messages of the server, as the specification words them. */
export const WISHLIST_RESULTS = {
  added: 'Item added to wishlist',
  removed: 'Item removed from wishlist',
  notAdded: 'Item could not be added to wishlist',
  alreadyThere: 'Item already exists in the wishlist',
  guest: 'User is guest',
  notRemoved: 'Item could not be removed from wishlist',
} as const;

export type WishlistResult = (typeof WISHLIST_RESULTS)[keyof typeof WISHLIST_RESULTS];

export const LIMIT_REACHED: Message = { key: 'pdp.wishlist.reachedLimit' };

/** A message key, or the server's own text. */
export type WishlistNotice = Message | { text: string };

/** 'Could not be added' means that the limit is reached; other errors are shown as the server words them. */
export function describeWishlistError(error: string): WishlistNotice {
  if (error === WISHLIST_RESULTS.notAdded) return LIMIT_REACHED;
  return /^pdp\.wishlist\.\w+$/.test(error) ? { key: error } : { text: error };
}

export function isWishlistResult(text: unknown): text is WishlistResult {
  return (Object.values(WISHLIST_RESULTS) as unknown[]).includes(text);
}

/** Adding is blocked once the count has reached the maximum. */
export function isWishlistFull(count: number, maxItems: number): boolean {
  return count >= maxItems;
}
