import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.server.ts';

/** How much a shopper prefers brands (by name) and categories (by slug), 0 to 1 each. */
export interface ShopperAffinity {
  brands: Record<string, number>;
  categories: Record<string, number>;
}

const CACHED_FOR_MS = 60_000;
const CACHED_SHOPPERS = 5_000;
/** Only the latest events of a shopper count. */
const LATEST = 200;
const MOST_VALUES = 20;
/** The weight of each event. */
const WEIGHTS = { productView: 1, searchClick: 1, wishlist: 2, addToBasket: 3, purchase: 5 } as const;

/**
 * What a shopper prefers, by personalisation token: from the events of a visitor, and from the orders and the wishlist of a
 * customer. Null when nothing is known.
 */
export function createAffinity({ pool }: Pick<Database, 'pool'>) {
  const cache = new LRUCache<string, { affinity: ShopperAffinity | null }>({
    max: CACHED_SHOPPERS,
    ttl: CACHED_FOR_MS,
  });

  async function read(userToken: string): Promise<ShopperAffinity | null> {
    const { rows } = await pool.query<{ kind: 'brand' | 'category'; name: string; weight: number }>({
      name: 'affinity-of-shopper',
      text: `
        with weights (name, weight) as (select * from unnest($2::text[], $3::int[])),
        seen as (
          (select e.product_id, w.weight from event e join weights w using (name)
           where e.visitor = $1 and e.product_id is not null order by e.id desc limit $4)
          union all
          (select line ->> 'productId', w.weight from shop_order o, jsonb_array_elements(o.snapshot -> 'lines') line, weights w
           where o.customer_id = $1 and o.state <> 'cancelled' and w.name = 'purchase' order by o.placed_at desc limit $4)
          union all
          (select p.id, w.weight from wishlist_item i join product p on p.key = i.product_key, weights w
           where i.customer_id = $1 and w.name = 'wishlist' order by i.added_at desc limit $4)
        ),
        counted as (
          select 'brand' as kind, b.name, sum(s.weight)::int as weight
          from seen s join product p on p.id = s.product_id join brand b on b.slug = p.brand_slug group by b.name
          union all
          select 'category', p.primary_category, sum(s.weight)::int
          from seen s join product p on p.id = s.product_id group by p.primary_category
        ),
        ranked as (select *, row_number() over (partition by kind order by weight desc, name) as place from counted)
        select kind, name, weight from ranked where place <= $5`,
      values: [userToken, Object.keys(WEIGHTS), Object.values(WEIGHTS), LATEST, MOST_VALUES],
    });
    if (rows.length === 0) return null;
    const ofKind = (kind: string) => {
      const own = rows.filter((row) => row.kind === kind);
      const most = Math.max(...own.map(({ weight }) => weight));
      return Object.fromEntries(own.map(({ name, weight }) => [name, weight / most]));
    };
    return { brands: ofKind('brand'), categories: ofKind('category') };
  }

  return async (userToken: string): Promise<ShopperAffinity | null> => {
    const known = cache.get(userToken);
    if (known) return known.affinity;
    const affinity = await read(userToken);
    cache.set(userToken, { affinity });
    return affinity;
  };
}
