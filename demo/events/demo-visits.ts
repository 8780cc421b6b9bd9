import { type Random, randomFrom } from '#demo/catalogue/random.ts';
import type { Product } from '#domain/catalogue/product.ts';

export interface DemoVisit {
  name: 'productView' | 'addToBasket' | 'purchase';
  visitor: string;
  product_id: string;
  minutes: number;
}

interface Shown {
  id: string;
  category: string;
  department: string;
  goesWith: string[];
  popularity: number;
}

const VISITORS = 1_500;
const MINUTES = 2 * 24 * 60;

/** Shoppers who wander: mostly within a category, sometimes to what goes with it, now and then elsewhere. */
export async function demoVisits(
  products: Iterable<Product> | AsyncIterable<Product>,
  seed: number,
): Promise<DemoVisit[]> {
  const all: Shown[] = [];
  for await (const product of products) all.push(show(product));
  const byId = new Map(all.map((one) => [one.id, one]));
  const byCategory = Map.groupBy(all, ({ category }) => category);
  const byDepartment = Map.groupBy(all, ({ department }) => department);
  const stars = all.toSorted((a, b) => b.popularity - a.popularity).slice(0, 400);
  return Array.from({ length: VISITORS }, (_, visitor) => {
    const random = randomFrom(seed, 'visitor', visitor);
    const pick = (list: readonly Shown[]) => random.weighted(list, ({ popularity }) => popularity);
    const path: Shown[] = [pick(random.chance(0.7) ? stars : all)];
    for (let step = random.int(3, 9); step > 0; step -= 1) {
      const last = path.at(-1)!;
      const partner = last.goesWith.length > 0 ? byId.get(random.pick(last.goesWith)) : undefined;
      if (partner && random.chance(0.4)) path.push(partner);
      else if (random.chance(0.8)) path.push(pick(byCategory.get(last.category)!));
      else path.push(pick(byDepartment.get(last.department)!));
    }
    return visit(visitor, [...new Set(path)], random);
  }).flat();
}

function show({ id, breadcrumbs, department, related, totalRevenueAmount }: Product): Shown {
  return {
    id,
    category: breadcrumbs.at(-1)?.slug ?? department,
    department,
    goesWith: Object.values(related)
      .flat()
      .filter((key) => key !== id),
    popularity: 1 + totalRevenueAmount / 100_000,
  };
}

/** Looks at all of it, puts a third into the basket, buys half of that. */
function visit(number: number, path: readonly Shown[], random: Random): DemoVisit[] {
  const visitor = `demo-${number}`;
  const began = random.int(15, MINUTES);
  return path.flatMap(({ id }, step) => {
    const at = (name: DemoVisit['name'], after: number): DemoVisit => ({
      name,
      visitor,
      product_id: id,
      minutes: Math.max(0, began - step * 2 - after),
    });
    const deeds = [at('productView', 0)];
    if (!random.chance(0.33)) return deeds;
    deeds.push(at('addToBasket', 1));
    if (random.chance(0.5)) deeds.push(at('purchase', 14));
    return deeds;
  });
}
