import type { RandomSource } from '../catalogue/random.ts';

const STARS = [1, 2, 3, 4, 5] as const;
/** Middle ratings are rarer than high and low ones. */
const SHAPE: Record<(typeof STARS)[number], number> = { 1: 0.7, 2: 0.55, 3: 0.8, 4: 1.2, 5: 1.6 };

/** A small weight for every rating, so that even a high average has some low ones. */
const TAIL = 0.03;

/** So many ratings, whose average is as near to the wanted one as whole stars allow. */
export function drawRatings(count: number, average: number, random: RandomSource): number[] {
  const wanted = Math.min(5 * count, Math.max(count, Math.round(average * count)));
  const weightOf = (stars: (typeof STARS)[number]) =>
    SHAPE[stars] * (TAIL + Math.exp(-((stars - average) ** 2) / 1.6));
  const ratings = Array.from({ length: count }, () => random.weighted(STARS, weightOf) as number);
  let sum = ratings.reduce((total, rating) => total + rating, 0);
  while (sum !== wanted) {
    const step = Math.sign(wanted - sum);
    const at = random.int(0, count - 1);
    const next = ratings[at]! + step;
    if (next < 1 || next > 5) continue;
    ratings[at] = next;
    sum += step;
  }
  return ratings;
}
