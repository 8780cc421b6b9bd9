import type { RandomSource } from './random.ts';

export type StockLevel = 'plenty' | 'usual' | 'broken' | 'last-few' | 'gone';

export function chooseStockLevel(daysOld: number, onSale: boolean, random: RandomSource): StockLevel {
  const broken = (daysOld > 240 ? 3 : 1) * (onSale ? 2 : 1);
  return random.weighted(
    ['plenty', 'usual', 'broken', 'last-few', 'gone'] as const,
    (stockLevel) =>
      ({
        plenty: 4,
        usual: 10,
        broken,
        'last-few': broken * 0.4,
        gone: broken * 0.12,
      })[stockLevel],
  );
}

/** Middle sizes have most stock and sell out first in a sale; low stock (1 to 4) is common, zero less so. */
export function quantityFor(
  stockLevel: StockLevel,
  position: number,
  count: number,
  random: RandomSource,
): number {
  if (stockLevel === 'gone') return 0;
  if (stockLevel === 'last-few') return count > 1 && random.chance(0.5) ? 0 : random.int(1, 4);
  if (count === 1)
    return random.chance(0.03)
      ? 0
      : random.int(stockLevel === 'broken' ? 2 : 6, stockLevel === 'plenty' ? 160 : 40);
  const middle = 1 - Math.abs((position + 0.5) / count - 0.5);
  const empty = { plenty: 0.01, usual: 0.06, broken: 0.35 }[stockLevel];
  if (random.chance(empty * (stockLevel === 'broken' ? middle + 0.4 : 1))) return 0;
  if (random.chance(stockLevel === 'plenty' ? 0.02 : 0.1)) return random.int(1, 4);
  const depth = { plenty: 160, usual: 48, broken: 14 }[stockLevel];
  return 5 + Math.floor(random.next() * depth * middle);
}
