import { NO_WISH, type Wish } from './understand.ts';

/** What can be let go when nothing is exactly as asked; what matters least to most shoppers goes first. */
const RELAX_ORDER = [
  'keywords',
  'details',
  'nextDay',
  'onSale',
  'occasions',
  'brands',
  'colours',
  'sizes',
  'price',
  'gender',
] as const;
export type RelaxedPart = (typeof RELAX_ORDER)[number];

export interface RelaxedWish {
  wish: Wish;
  dropped: RelaxedPart[];
}

/** The same wish with one part let go, then with all but what it is. */
export function relaxWish(wish: Wish): RelaxedWish[] {
  const said = RELAX_ORDER.filter((part) => isSaid(wish, part));
  const single = said.map((part) => ({ wish: without(wish, [part]), dropped: [part] }));
  const bare = without(wish, said);
  const all = said.length > 1 && bare.types.length > 0 ? [{ wish: bare, dropped: [...said] }] : [];
  // A wish of one part alone has nothing left to look for.
  return [...single, ...all].filter((relaxed) => isAnythingSaid(relaxed.wish));
}

export function isAnythingSaid(wish: Wish): boolean {
  return wish.types.length > 0 || RELAX_ORDER.some((part) => isSaid(wish, part));
}

function isSaid(wish: Wish, part: RelaxedPart): boolean {
  const value = wish[part];
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'boolean') return value;
  if (part === 'gender') return value !== null;
  return wish.price.min !== null || wish.price.max !== null;
}

function without(wish: Wish, parts: readonly RelaxedPart[]): Wish {
  const rest = { ...wish };
  for (const part of parts) Object.assign(rest, { [part]: NO_WISH[part] });
  return rest;
}
