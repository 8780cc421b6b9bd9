import type { RandomSource } from '../catalogue/random.ts';
import type { Purchasable } from './purchasable.ts';

/** The products of one visit: mostly of the same category, sometimes related ones, now and then others. */
export type RandomWalk = (random: RandomSource, steps: number) => Purchasable[];

const BEST_SELLERS = 400;

export function createRandomWalk(all: readonly Purchasable[]): RandomWalk {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byCategory = Map.groupBy(all, ({ category }) => category);
  const byDepartment = Map.groupBy(all, ({ department }) => department);
  const bestSellers = all.toSorted((a, b) => b.popularity - a.popularity).slice(0, BEST_SELLERS);
  return (random, steps) => {
    const pick = (list: readonly Purchasable[]) => random.weighted(list, ({ popularity }) => popularity);
    const path = [pick(random.chance(0.7) ? bestSellers : all)];
    for (let step = steps; step > 0; step -= 1) {
      const last = path.at(-1)!;
      const partner = last.goesWith.length > 0 ? byId.get(random.pick(last.goesWith)) : undefined;
      if (partner && random.chance(0.4)) path.push(partner);
      else if (random.chance(0.8)) path.push(pick(byCategory.get(last.category)!));
      else path.push(pick(byDepartment.get(last.department)!));
    }
    return [...new Set(path)];
  };
}
