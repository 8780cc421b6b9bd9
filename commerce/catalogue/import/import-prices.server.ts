import type pg from 'pg';
import { writeRegularPrices } from '#commerce/pricing/prices.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { applyCategoryRules } from '../category-rules.server.ts';
import type { Product } from '../product.ts';
import { productRows } from '../product-rows.server.ts';
import { type ProductRow, selectProducts, toProduct } from '../read-product.server.ts';
import type { CsvRow } from './csv.ts';
import type { ImportOptions } from './import-products.server.ts';
import { type ImportReport, noteChange, refuseLine } from './import-report.ts';
import { importRows, type RowBatch, refuseUnknown } from './import-rows.server.ts';
import { type PriceRow, priceReader } from './price-and-stock-rows.ts';
import { reprice } from './reprice.ts';

/** Imports prices and updates what depends on them: price and discount bands, reward points. */
export function importPrices(
  database: Database,
  table: AsyncIterable<CsvRow>,
  options: Pick<ImportOptions, 'isDryRun' | 'onProgress'>,
): Promise<ImportReport> {
  return importRows(database, table, options, priceReader, importBatch);
}

async function importBatch({ client, rows, report, tags, isDryRun }: RowBatch<PriceRow>) {
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const { rows: found } = await client.query<ProductRow>(
    `${selectProducts(null)} where p.id in (select product_id from variant where sku = any($1))
     ${isDryRun ? '' : 'for update of p'}`,
    [[...bySku.keys()]],
  );
  const repriced: { product: Product; changed: string[] }[] = [];
  for (const row of found) {
    const before = toProduct(row, new Map());
    const own = before.variants.flatMap(({ sku }) => bySku.get(sku) ?? []);
    for (const { sku } of own) bySku.delete(sku);
    const { product, changed, problems } = reprice(before, own);
    for (const problem of problems) refuseLine(report, [problem]);
    report.unchanged += own.length - changed.length - problems.length;
    for (const key of changed)
      noteChange(report, { what: 'changed', key, name: product.name, fields: ['price'] });
    if (changed.length === 0) continue;
    repriced.push({ product, changed });
    tags.add(`product:${product.id}`);
    // The position in lists sorted by price may change.
    for (const slug of row.categories) tags.add(`category:${slug}`);
  }
  for (const row of bySku.values()) refuseUnknown(report, row);
  if (isDryRun || repriced.length === 0) return;
  await writePrices(client, repriced);
  const products = repriced.map(({ product }) => product.id);
  for (const tag of await applyCategoryRules(client, { products })) tags.add(tag);
}

async function writePrices(
  client: pg.PoolClient,
  repriced: readonly { product: Product; changed: string[] }[],
) {
  const changed = new Set(repriced.flatMap((each) => each.changed));
  const products = repriced.map(({ product }) => product);
  const rows = productRows(products);
  await writeRegularPrices(
    client,
    rows.price.filter(({ sku }) => changed.has(sku)),
  );
  await client.query(
    `update variant v set details = given.details
     from jsonb_to_recordset($1) as given(sku text, details jsonb) where v.sku = given.sku`,
    [JSON.stringify(rows.variant.filter(({ sku }) => changed.has(sku)))],
  );
  await client.query(
    `update product p set details = jsonb_set(p.details, '{facets}', given.facets), updated_at = now()
     from jsonb_to_recordset($1) as given(id text, facets jsonb) where p.id = given.id`,
    [JSON.stringify(products.map(({ id, facets }) => ({ id, facets })))],
  );
}
