import { parseViewed, RECENTLY_VIEWED_KEY } from '#commerce/recommendations/recently-viewed.ts';

/** What this browser remembers; nothing where storage is closed, as in some private windows. */
export function readViewed(): string[] {
  try {
    return parseViewed(localStorage.getItem(RECENTLY_VIEWED_KEY)).keys;
  } catch (error) {
    console.warn('What was viewed before cannot be read here', error);
    return [];
  }
}
