import type { Database } from '#server/db/database.server.ts';

/** Finds the ids of products by a product key, SKU, barcode or supplier code, whatever its case, spaces and dashes. */
export type FindByCode = (code: string) => Promise<string[]>;

/** The expressions of the indexes `product_code`, `variant_code` and `variant_supplier_code`. */
const plain = (column: string) => `translate(upper(${column}), ' -_./', '')`;

export function createFindByCode({ pool }: Pick<Database, 'pool'>): FindByCode {
  return async (code) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'product-by-code',
      text: `select p.id from (
          select id, 0 as place from product where ${plain('key')} = $1
          union all select product_id, 1 from variant where ${plain('sku')} = $1
          union all select product_id, 2 from variant where details->>'eanBarcode' = $1
          union all select product_id, 3 from variant where ${plain("details->>'marketplaceSku'")} = $1
        ) found join product p on p.id = found.id and p.is_live group by p.id order by min(found.place), p.id`,
      values: [code.toUpperCase().replace(/[ \-_./]/g, '')],
    });
    return rows.map(({ id }) => id);
  };
}
