import type { Database } from '#server/db/database.server.ts';
import type { CsvRow } from './csv.ts';
import type { ImportOptions } from './import-products.server.ts';
import { type ImportReport, noteChange } from './import-report.ts';
import { importRows, type RowBatch, refuseUnknown } from './import-rows.server.ts';
import { type StockRow, stockReader } from './price-and-stock-rows.ts';

/** Imports the current stock quantity of each sku. */
export function importStock(
  database: Database,
  table: AsyncIterable<CsvRow>,
  options: Pick<ImportOptions, 'isDryRun' | 'onProgress'>,
): Promise<ImportReport> {
  return importRows(database, table, options, stockReader, importBatch);
}

interface StockLevel {
  sku: string;
  quantity: number;
  product_id: string;
  name: string;
}

async function importBatch({ client, rows, report, tags, isDryRun }: RowBatch<StockRow>) {
  // Locked in the same order as orders lock stock, to avoid deadlocks.
  const { rows: levels } = await client.query<StockLevel>(
    `select s.sku, s.quantity, v.product_id, p.name
     from stock s join variant v using (sku) join product p on p.id = v.product_id
     where s.sku = any($1) order by s.sku ${isDryRun ? '' : 'for update of s'}`,
    [rows.map(({ sku }) => sku)],
  );
  const bySku = new Map(levels.map((level) => [level.sku, level]));
  const changed: StockRow[] = [];
  for (const row of rows) {
    const level = bySku.get(row.sku);
    if (!level) refuseUnknown(report, row);
    else if (level.quantity === row.quantity) report.unchanged += 1;
    else {
      noteChange(report, {
        what: 'changed',
        key: row.sku,
        name: level.name,
        fields: [`${level.quantity} → ${row.quantity}`],
      });
      tags.add(`product:${level.product_id}`);
      changed.push(row);
    }
  }
  if (isDryRun || changed.length === 0) return;
  await client.query(
    `update stock s set quantity = given.quantity, updated_at = now()
     from jsonb_to_recordset($1) as given(sku text, quantity int) where s.sku = given.sku`,
    [JSON.stringify(changed)],
  );
}
