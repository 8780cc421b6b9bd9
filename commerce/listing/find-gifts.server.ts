import type { Database } from '#server/db/database.server.ts';
import type { FindGifts } from './product-card-cache.server.ts';

export function createFindGifts({ pool }: Pick<Database, 'pool'>): FindGifts {
  return async (skus) => {
    const { rows } = await pool.query<{ sku: string; product_id: string; quantity: number }>({
      name: 'gifts-by-sku',
      text: 'select v.sku, v.product_id, coalesce(s.quantity, 0) as quantity from variant v left join stock s using (sku) where v.sku = any($1)',
      values: [skus],
    });
    return new Map(
      rows.map(({ sku, product_id, quantity }) => [sku, { productId: product_id, isOnStock: quantity > 0 }]),
    );
  };
}
