import type { Draft } from './draft.ts';

/** How many people wrote about it: what sells is reviewed, and what is new is not yet. */
export function countReviews(draft: Draft): number {
  if (draft.random.chance(0.16)) return 0;
  const age = Math.min(1, draft.daysOld / 120);
  return Math.round(draft.popularity * (2 + draft.random.next() * 14) * age);
}

/** Most people like what they bought; one decimal, 0 where nobody wrote. */
export function rate(draft: Draft, count: number): number {
  if (count === 0) return 0;
  const spread = (draft.random.next() + draft.random.next() + draft.random.next()) / 3;
  return Math.round(Math.min(5, 3.3 + spread * 1.75) * 10) / 10;
}
