import { parseViewed, RECENTLY_VIEWED_KEY } from '#commerce/recommendations/recently-viewed.ts';

/** Keys of the recently viewed products; empty without storage, as in some private windows. */
export function readViewed(): string[] {
  try {
    return parseViewed(localStorage.getItem(RECENTLY_VIEWED_KEY)).keys;
  } catch (error) {
    console.warn('recently viewed products: cannot be read', error);
    return [];
  }
}

const LATEST = 5;

/** The products that recommendations start from: the latest say most about the shopper's interest. */
export function readLatestViewed(): string[] {
  return readViewed().slice(0, LATEST);
}
