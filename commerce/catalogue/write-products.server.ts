import { writeRegularPrices } from '#commerce/pricing/prices.server.ts';
import type { Product } from './product.ts';
import { productRows } from './product-rows.server.ts';
import type { Queries } from './queries.server.ts';

export interface WrittenProduct {
  product: Product;
  isOnSale: boolean;
  /** Skus whose quantity comes from the file; the others keep their current stock. */
  counted: ReadonlySet<string>;
}

const upsert = (table: string, key: string, columns: readonly string[]) =>
  `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)
   on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

const PRODUCT = upsert('product', 'id', [
  'slug',
  'name',
  'brand_slug',
  'description',
  'product_type',
  'department',
  'primary_category',
  'details',
  'is_live',
  'published_at',
  'total_revenue_amount',
  'average_rating',
  'total_review_count',
  'updated_at',
  'live_from',
  'live_until',
]);
const VARIANT = upsert('variant', 'sku', ['position', 'colour', 'size', 'details']);
const STOCK = upsert('stock', 'sku', ['quantity', 'updated_at']);
const insert = (table: string) =>
  `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`;

/** Replaces whole products; variants that are no longer in the file are deleted. */
export async function writeProducts(client: Queries, written: readonly WrittenProduct[]): Promise<void> {
  if (written.length === 0) return;
  const rows = productRows(written.map(({ product }) => product));
  const isOnSale = new Map(written.map(({ product, isOnSale: is }) => [product.id, is]));
  const ids = rows.product.map(({ id }) => id);
  const skus = rows.variant.map(({ sku }) => sku);
  const write = (statement: string, given: readonly object[]) =>
    given.length > 0 ? client.query(statement, [JSON.stringify(given)]) : null;
  await write(
    PRODUCT,
    rows.product.map((row) => ({ ...row, is_live: isOnSale.get(row.id) })),
  );
  await client.query('delete from product_category where product_id = any($1)', [ids]);
  await write(insert('product_category'), rows.product_category);
  await client.query('delete from variant where product_id = any($1) and not sku = any($2)', [ids, skus]);
  await write(VARIANT, rows.variant);
  await writeRegularPrices(client, rows.price);
  // Written in the same order as orders lock stock, to avoid deadlocks.
  const levels = rows.stock.toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
  const isCounted = new Set(written.flatMap(({ counted }) => [...counted]));
  await write(
    STOCK,
    levels.filter(({ sku }) => isCounted.has(sku)),
  );
  await write(
    insert('stock'),
    levels.filter(({ sku }) => !isCounted.has(sku)),
  );
}
