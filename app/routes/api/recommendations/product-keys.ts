import { RECENTLY_VIEWED_MAX } from '#commerce/recommendations/recently-viewed.ts';

const KEY = /^[A-Za-z0-9-]{1,40}$/;

/** Product keys from a query parameter, without duplicates; null when one is malformed. */
export function readProductKeys(request: Request, name: string): string[] | null {
  const given = new URL(request.url).searchParams.getAll(name).flatMap((list) => list.split(','));
  const keys = [...new Set(given.map((key) => key.trim()).filter((key) => key !== ''))];
  return keys.every((key) => KEY.test(key)) ? keys.slice(0, RECENTLY_VIEWED_MAX) : null;
}
