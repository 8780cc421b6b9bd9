import type { Database } from '#server/db/database.server.ts';

/** For each product, how strongly others keep it company. */
export type CompanyOf = (productIds: readonly string[]) => Promise<Map<string, Map<string, number>>>;

/** Looking, adding and buying, in growing seriousness. */
const SERIOUSNESS = { productView: 1, addToBasket: 3, purchase: 5 } as const;
const STRONGEST = 40;
/** A product that everybody looked at needs no more witnesses than this. */
const WITNESSES = 500;

/** Counts the visitors who had both, each by the more casual of the two. */
export function createCompany({ pool }: Pick<Database, 'pool'>): CompanyOf {
  return async (productIds) => {
    const company = new Map<string, Map<string, number>>();
    for (const id of productIds) {
      const { rows } = await pool.query<{ id: string; strength: number }>({
        name: 'company-of-product',
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
        values: [id, Object.keys(SERIOUSNESS), Object.values(SERIOUSNESS), WITNESSES, STRONGEST],
      });
      company.set(id, new Map(rows.map((row) => [row.id, row.strength])));
    }
    return company;
  };
}
