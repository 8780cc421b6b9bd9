import type { Random } from './random.ts';

export type StockMood = 'plenty' | 'usual' | 'broken' | 'last-few' | 'gone';

export function chooseMood(daysOld: number, onSale: boolean, random: Random): StockMood {
  const broken = (daysOld > 240 ? 3 : 1) * (onSale ? 2 : 1);
  return random.weighted(
    ['plenty', 'usual', 'broken', 'last-few', 'gone'] as const,
    (mood) =>
      ({
        plenty: 4,
        usual: 10,
        broken,
        'last-few': broken * 0.4,
        gone: broken * 0.12,
      })[mood],
  );
}

/** Middle sizes are bought deepest and sell out first on sale; low stock (1 to 4) is common, zero less so. */
export function quantityFor(mood: StockMood, position: number, count: number, random: Random): number {
  if (mood === 'gone') return 0;
  if (mood === 'last-few') return count > 1 && random.chance(0.5) ? 0 : random.int(1, 4);
  if (count === 1)
    return random.chance(0.03) ? 0 : random.int(mood === 'broken' ? 2 : 6, mood === 'plenty' ? 160 : 40);
  const middle = 1 - Math.abs((position + 0.5) / count - 0.5);
  const empty = { plenty: 0.01, usual: 0.06, broken: 0.35 }[mood];
  if (random.chance(empty * (mood === 'broken' ? middle + 0.4 : 1))) return 0;
  if (random.chance(mood === 'plenty' ? 0.02 : 0.1)) return random.int(1, 4);
  const depth = { plenty: 160, usual: 48, broken: 14 }[mood];
  return 5 + Math.floor(random.next() * depth * middle);
}
