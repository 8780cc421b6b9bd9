import type { DemoVisit } from '../../../commerce/events/seed.server.ts';
import { type Random, randomFrom } from '../catalogue/random.ts';
import type { Purchasable } from './purchasable.ts';
import type { Wander } from './wander.ts';

const VISITORS = 1_500;
const MINUTES = 2 * 24 * 60;

/** What shoppers did in the last two days. */
export function demoVisits(wander: Wander, seed: number): DemoVisit[] {
  return Array.from({ length: VISITORS }, (_, visitor) => {
    const random = randomFrom(seed, 'visitor', visitor);
    return visit(visitor, wander(random, random.int(3, 9)), random);
  }).flat();
}

/** Looks at all of it, puts a third into the basket, buys half of that. */
function visit(number: number, path: readonly Purchasable[], random: Random): DemoVisit[] {
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
