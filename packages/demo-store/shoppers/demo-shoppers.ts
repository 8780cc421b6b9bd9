import type { CatalogueSource } from '../../../commerce/catalogue/catalogue-source.server.ts';
import { type RandomSource, randomFrom } from '../catalogue/random.ts';
import { demoOrders } from '../orders/demo-orders.ts';
import type { DemoEvent } from '../seed/seed-events.ts';
import type { PastOrders } from '../seed/seed-orders.ts';
import { type Purchasable, toPurchasable } from './purchasable.ts';
import { createRandomWalk, type RandomWalk } from './random-walk.ts';

/** Limits memory in a very large catalogue. */
const MOST_PRODUCTS = 20_000;
/** Orders of the last weeks are events too, for "often bought together". */
const EVENT_DAYS = 80;
const MINUTE = 60_000;

type Products = Pick<CatalogueSource, 'products'>;

/** What the demo's shoppers did: past orders, and events of the last days. The catalogue is read once, when first needed. */
export function demoShoppers(
  catalogue: Products | PurchasablesSource,
  seed: number,
  today: Date,
): { orders: () => Promise<PastOrders>; events: () => Promise<DemoEvent[]> } {
  const walk = once(async () => {
    const source = 'purchasables' in catalogue ? catalogue : notePurchasables(catalogue, seed);
    return createRandomWalk(await source.purchasables());
  });
  const orders = once(async () => demoOrders(await walk(), seed, today));
  return {
    orders,
    async events() {
      const { written } = await orders();
      const bought = written.flatMap(({ order, lines }): DemoEvent[] => {
        const minutes = Math.round((today.getTime() - new Date(order.placed_at).getTime()) / MINUTE);
        if (minutes > EVENT_DAYS * 24 * 60) return [];
        return lines.map((line) => ({
          name: 'purchase',
          visitor: `demo-${order.customer_id}`,
          product_id: line.product_id,
          minutes: Math.max(1, minutes),
        }));
      });
      return [...demoEvents(await walk(), seed), ...bought];
    },
  };
}

export interface PurchasablesSource {
  purchasables(): Promise<readonly Purchasable[]>;
}

/** The same catalogue: what shoppers need of its products is noted while they are read for something else, or else read when needed. */
export function notePurchasables<Source extends Products>(
  catalogue: Source,
  seed: number,
): Source & PurchasablesSource {
  let noted: readonly Purchasable[] | null = null;
  const source = {
    ...catalogue,
    async *products() {
      const all: Purchasable[] = [];
      for await (const product of catalogue.products()) {
        if (all.length < MOST_PRODUCTS)
          all.push(toPurchasable(product, randomFrom(seed, 'bought', product.key).next()));
        if (all.length === MOST_PRODUCTS) noted ??= all;
        yield product;
      }
      noted ??= all;
    },
    async purchasables() {
      if (!noted) for await (const _ of source.products()) if (noted) break;
      return noted ?? [];
    },
  };
  return source;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const VISITORS = 1_500;
const MINUTES = 2 * 24 * 60;

/** What shoppers did in the last two days. */
function demoEvents(walk: RandomWalk, seed: number): DemoEvent[] {
  return Array.from({ length: VISITORS }, (_, visitor) => {
    const random = randomFrom(seed, 'visitor', visitor);
    return eventsOfVisitor(visitor, walk(random, random.int(3, 9)), random);
  }).flat();
}

/** One visitor: every product is viewed, a third goes into the basket, half of that is bought. */
function eventsOfVisitor(
  visitorNumber: number,
  path: readonly Purchasable[],
  random: RandomSource,
): DemoEvent[] {
  const visitor = `demo-${visitorNumber}`;
  const began = random.int(15, MINUTES);
  return path.flatMap(({ id }, step) => {
    const at = (name: DemoEvent['name'], after: number): DemoEvent => ({
      name,
      visitor,
      product_id: id,
      minutes: Math.max(0, began - step * 2 - after),
    });
    const events = [at('productView', 0)];
    if (!random.chance(0.33)) return events;
    events.push(at('addToBasket', 1));
    if (random.chance(0.5)) events.push(at('checkoutStart', 9), at('purchase', 14));
    return events;
  });
}
