import type { Database } from '#server/db/database.server.ts';

/** Views, additions and purchases of a product in the last day. */
export interface Activity {
  viewed: number;
  added: number;
  bought: number;
  lastBoughtAt: Date | null;
}

const NO_ACTIVITY: Activity = { viewed: 0, added: 0, bought: 0, lastBoughtAt: null };
const CACHED_FOR_MS = 60_000;

/** Counted for all products at once, at most once a minute, so that a product page costs only a lookup. */
export function createActivity({ pool }: Pick<Database, 'pool'>, now: () => Date) {
  let counted: Promise<Map<string, Activity>> | null = null;
  let countedAt = 0;

  async function count(): Promise<Map<string, Activity>> {
    const { rows } = await pool.query<{
      id: string;
      viewed: number;
      added: number;
      bought: number;
      last: Date | null;
    }>(
      `with happened as (
         select product_id as id, name, visitor, at from event
         where at > $1 and product_id is not null and visitor not like 'order-%'
         union all
         select line ->> 'productId', 'addToBasket', basket.id, (line ->> 'addedAt')::timestamptz
         from basket, jsonb_array_elements(lines) line where basket.updated_at > $1 and (line ->> 'addedAt')::timestamptz > $1
         union all
         select line ->> 'productId', 'purchase', shop_order.id, placed_at
         from shop_order, jsonb_array_elements(snapshot -> 'lines') line where placed_at > $1 and state <> 'cancelled'
       )
       select id, count(distinct visitor) filter (where name = 'productView')::int as viewed,
         count(distinct visitor) filter (where name = 'addToBasket')::int as added,
         count(distinct visitor) filter (where name = 'purchase')::int as bought,
         max(at) filter (where name = 'purchase') as last
       from happened group by id`,
      [new Date(now().getTime() - 86_400_000)],
    );
    return new Map(
      rows.map(({ id, viewed, added, bought, last }) => [id, { viewed, added, bought, lastBoughtAt: last }]),
    );
  }

  return async (productId: string): Promise<Activity> => {
    if (!counted || now().getTime() - countedAt > CACHED_FOR_MS) {
      countedAt = now().getTime();
      counted = count();
      counted.catch(() => {
        counted = null;
      });
    }
    return (await counted).get(productId) ?? NO_ACTIVITY;
  };
}
