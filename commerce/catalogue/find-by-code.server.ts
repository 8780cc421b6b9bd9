import type { Database } from '#server/db/database.server.ts';

/** Finds the ids of products by a product key, SKU, barcode or supplier code, whatever its case, spaces and dashes. */
export type FindByCode = (code: string) => Promise<string[]>;

/** The expressions of the indexes `product_code`, `variant_code` and `variant_supplier_code`. */
export const plainCode = (column: string) => `translate(upper(${column}), ' -_./', '')`;

/** What was typed, as the indexes hold it. */
export const normaliseCode = (text: string) => text.toUpperCase().replace(/[ \-_./]/g, '');

export function createFindByCode({ pool }: Pick<Database, 'pool'>): FindByCode {
  return async (code) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'product-by-code',
      text: `select p.id from (
          select id, 0 as place from product where ${plainCode('key')} = $1
          union all select product_id, 1 from variant where ${plainCode('sku')} = $1
          union all select product_id, 2 from variant where details->>'eanBarcode' = $1
          union all select product_id, 3 from variant where ${plainCode("details->>'marketplaceSku'")} = $1
        ) found join product p on p.id = found.id and p.is_live group by p.id order by min(found.place), p.id`,
      values: [normaliseCode(code)],
    });
    return rows.map(({ id }) => id);
  };
}
