import type { CatalogueSource } from '../../../commerce/catalogue/source.server.ts';
import type { DemoVisit } from '../../../commerce/events/seed.server.ts';
import type { PastOrders } from '../../../commerce/orders/seed.server.ts';
import { randomFrom } from '../catalogue/random.ts';
import { demoOrders } from '../orders/demo-orders.ts';
import { demoVisits } from './demo-visits.ts';
import { type Purchasable, toPurchasable } from './purchasable.ts';
import { type Wander, wanderThrough } from './wander.ts';

/** In a very large shop people know only part of it, so that their memory stays small. */
const MOST_KNOWN = 20_000;
/** Orders of the last weeks are also heard of as events, for "often bought together". */
const HEARD_DAYS = 80;
const MINUTE = 60_000;

/** What the demo's shoppers did: past orders, and visits of the last days. The catalogue is read once, when first needed. */
export function demoShoppers(
  catalogue: Pick<CatalogueSource, 'products'>,
  seed: number,
  today: Date,
): { orders: () => Promise<PastOrders>; visits: () => Promise<DemoVisit[]> } {
  let known: Promise<Wander> | null = null;
  const wander = () => {
    known ??= learn(catalogue, seed);
    return known;
  };
  const orders = async () => demoOrders(await wander(), seed, today);
  return {
    orders,
    async visits() {
      const { written } = await orders();
      const bought = written.flatMap(({ order, lines }): DemoVisit[] => {
        const minutes = Math.round((today.getTime() - new Date(order.placed_at).getTime()) / MINUTE);
        if (minutes > HEARD_DAYS * 24 * 60) return [];
        return lines.map((line) => ({
          name: 'purchase',
          visitor: `demo-${order.customer_id}`,
          product_id: line.product_id,
          minutes: Math.max(1, minutes),
        }));
      });
      return [...demoVisits(await wander(), seed), ...bought];
    },
  };
}

async function learn({ products }: Pick<CatalogueSource, 'products'>, seed: number): Promise<Wander> {
  const all: Purchasable[] = [];
  for await (const product of products()) {
    all.push(toPurchasable(product, randomFrom(seed, 'bought', product.key).next()));
    if (all.length === MOST_KNOWN) break;
  }
  return wanderThrough(all);
}
