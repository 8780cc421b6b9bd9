import { NO_WISH, type Wish } from './understand.ts';

/** Parts of a wish that can be dropped when nothing matches, the least important first. */
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

/** The wish without one part at a time, then without all of them except the type. */
export function relaxWish(wish: Wish): RelaxedWish[] {
  const setParts = RELAX_ORDER.filter((part) => isSet(wish, part));
  const single = setParts.map((part) => ({ wish: without(wish, [part]), dropped: [part] }));
  const bare = without(wish, setParts);
  const all = setParts.length > 1 && bare.types.length > 0 ? [{ wish: bare, dropped: [...setParts] }] : [];
  // Nothing remains of a wish with only one part.
  return [...single, ...all].filter((relaxed) => hasCriteria(relaxed.wish));
}

export function hasCriteria(wish: Wish): boolean {
  return wish.types.length > 0 || RELAX_ORDER.some((part) => isSet(wish, part));
}

function isSet(wish: Wish, part: RelaxedPart): boolean {
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
