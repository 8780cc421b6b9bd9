import type { Database } from '#server/db/database.server.ts';

/** Finds the ids of products by a product code or a SKU, whatever its case. */
export type FindByCode = (code: string) => Promise<string[]>;

export function createFindByCode({ pool }: Pick<Database, 'pool'>): FindByCode {
  return async (code) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'product-by-code',
      text: `select id from product where key = any($1) and is_live
        union select p.id from variant v join product p on p.id = v.product_id where v.sku = any($1) and p.is_live`,
      values: [[...new Set([code, code.toUpperCase(), code.toLowerCase()])]],
    });
    return rows.map(({ id }) => id);
  };
}
