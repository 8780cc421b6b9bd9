import type pg from 'pg';
import type { Database } from '#server/db/database.server.ts';
import { type CsvRow, readCsv } from './csv.ts';
import type { ImportOptions } from './import-products.server.ts';
import { emptyReport, type ImportReport, inOrder, refuseLine } from './import-report.ts';
import { inBatch } from './import-transaction.server.ts';
import type { Read } from './problem.ts';

const BATCH = 500;

export interface RowBatch<Row> {
  client: pg.PoolClient;
  rows: Row[];
  report: ImportReport;
  tags: Set<string>;
  isDryRun: boolean;
}

/** Brings a file of rows in, each about one sku, batch by batch. */
export async function importRows<Row extends { line: number; sku: string }>(
  database: Database,
  file: AsyncIterable<string>,
  { isDryRun, onProgress }: Pick<ImportOptions, 'isDryRun' | 'onProgress'>,
  openReader: (head: CsvRow) => Read<(row: CsvRow) => Read<Row>>,
  importBatch: (batch: RowBatch<Row>) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport(isDryRun);
  const seen = new Map<string, number>();
  let read: ((row: CsvRow) => Read<Row>) | null = null;
  let rows: Row[] = [];
  const flush = async () => {
    const batch = rows;
    rows = [];
    if (batch.length > 0)
      await inBatch(database, isDryRun, (client, tags) =>
        importBatch({ client, rows: batch, report, tags, isDryRun }),
      );
    await onProgress?.(report);
  };
  for await (const csvRow of readCsv(file)) {
    report.lines = csvRow.line;
    if (!read) {
      const opened = openReader(csvRow);
      if ('problems' in opened) {
        refuseLine(report, opened.problems);
        return report;
      }
      read = opened.value;
      continue;
    }
    const answer = read(csvRow);
    if ('problems' in answer) {
      refuseLine(report, answer.problems);
      continue;
    }
    const { line, sku } = answer.value;
    const earlier = seen.get(sku);
    if (earlier !== undefined) {
      refuseLine(report, [{ line, field: 'sku', text: `"${sku}" stands on line ${earlier} already.` }]);
      continue;
    }
    seen.set(sku, line);
    rows.push(answer.value);
    if (rows.length === BATCH) await flush();
  }
  await flush();
  inOrder(report);
  return report;
}

export function refuseUnknown(report: ImportReport, { line, sku }: { line: number; sku: string }): void {
  refuseLine(report, [
    { line, field: 'sku', text: `"${sku}" is not in the shop; bring its product in first.` },
  ]);
}
