import type { Message } from '#commerce/text/message.ts';

/** The server's six answers, word for word. */
export const WISHLIST_ANSWERS = {
  added: 'Item added to wishlist',
  removed: 'Item removed from wishlist',
  notAdded: 'Item could not be added to wishlist',
  alreadyThere: 'Item already exists in the wishlist',
  guest: 'User is guest',
  notRemoved: 'Item could not be removed from wishlist',
} as const;

export type WishlistAnswer = (typeof WISHLIST_ANSWERS)[keyof typeof WISHLIST_ANSWERS];

export const LIMIT_REACHED: Message = { key: 'pdp.wishlist.reachedLimit' };

/** A text of ours by its key, or the server's own words. */
export type WishlistNotice = Message | { text: string };

/** 'Could not be added' is said only at the limit; other errors are shown as the server words them. */
export function describeWishlistError(error: string): WishlistNotice {
  if (error === WISHLIST_ANSWERS.notAdded) return LIMIT_REACHED;
  return /^pdp\.wishlist\.\w+$/.test(error) ? { key: error } : { text: error };
}

export function isWishlistAnswer(text: unknown): text is WishlistAnswer {
  return (Object.values(WISHLIST_ANSWERS) as unknown[]).includes(text);
}

/** Adding is blocked once the count has reached the maximum. */
export function isWishlistFull(count: number, maxItems: number): boolean {
  return count >= maxItems;
}
