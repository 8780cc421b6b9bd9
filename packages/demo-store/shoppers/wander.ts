import type { Random } from '../catalogue/random.ts';
import type { Purchasable } from './purchasable.ts';

/** Walks through the shop: mostly within a category, sometimes to what goes with it, now and then elsewhere. */
export type Wander = (random: Random, steps: number) => Purchasable[];

const STARS = 400;

export function wanderThrough(all: readonly Purchasable[]): Wander {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byCategory = Map.groupBy(all, ({ category }) => category);
  const byDepartment = Map.groupBy(all, ({ department }) => department);
  const stars = all.toSorted((a, b) => b.popularity - a.popularity).slice(0, STARS);
  return (random, steps) => {
    const pick = (list: readonly Purchasable[]) => random.weighted(list, ({ popularity }) => popularity);
    const path = [pick(random.chance(0.7) ? stars : all)];
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
