import { parseViewed, RECENTLY_VIEWED_KEY, rememberViewed } from '#domain/recently-viewed/recently-viewed.ts';

/** Where storage is closed (private windows, full disks), this visit's memory has to do. */
let fallback: string[] = [];

export function readViewed(): string[] {
  try {
    const { keys, isDamaged } = parseViewed(localStorage.getItem(RECENTLY_VIEWED_KEY));
    if (isDamaged) console.warn('The list of recently viewed products was damaged and starts afresh.');
    return keys.length > 0 ? keys : fallback;
  } catch {
    return fallback;
  }
}

export function storeViewed(key: string): void {
  fallback = rememberViewed(readViewed(), key);
  try {
    localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(fallback));
  } catch {
    // The fallback holds it.
  }
}
