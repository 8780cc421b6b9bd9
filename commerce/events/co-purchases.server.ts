import type { Database } from '#server/db/database.server.ts';

/** For each product the products that the same visitors viewed, added or bought, with a weight. */
export type CoPurchasesOf = (productIds: readonly string[]) => Promise<Map<string, Map<string, number>>>;

/** The weight of each event. */
const WEIGHTS = { productView: 1, addToBasket: 3, purchase: 5 } as const;
const MOST_PRODUCTS = 40;
/** Visitors considered per product, the most recent first. */
const MOST_VISITORS = 500;

/** Sums, over the visitors who had both products, the lower of the two weights. */
export function createCoPurchases({ pool }: Pick<Database, 'pool'>): CoPurchasesOf {
  return async (productIds) => {
    const coPurchases = new Map<string, Map<string, number>>();
    for (const id of productIds) {
      const { rows } = await pool.query<{ id: string; strength: number }>({
        name: 'coPurchases-of-product',
        text: `
          with serious (name, weight) as (select * from unnest($2::text[], $3::int[])),
          witness as (
            select e.visitor, max(s.weight) as weight from event e join serious s using (name)
            where e.product_id = $1 group by e.visitor order by max(e.id) desc limit $4
          ), met as (
            select w.visitor, e.product_id, least(w.weight, max(s.weight)) as weight
            from witness w join event e on e.visitor = w.visitor join serious s on s.name = e.name
            where e.product_id <> $1 group by w.visitor, w.weight, e.product_id
          )
          select product_id as id, sum(weight)::int as strength from met group by product_id
          order by strength desc, product_id limit $5`,
        values: [id, Object.keys(WEIGHTS), Object.values(WEIGHTS), MOST_VISITORS, MOST_PRODUCTS],
      });
      coPurchases.set(id, new Map(rows.map((row) => [row.id, row.strength])));
    }
    return coPurchases;
  };
}
