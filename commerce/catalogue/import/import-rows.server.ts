import type pg from 'pg';
import type { Database } from '#server/db/database.server.ts';
import type { CsvRow } from './csv.ts';
import type { ImportOptions } from './import-products.server.ts';
import { emptyReport, type ImportReport, refuseLine, sortProblems } from './import-report.ts';
import { inImportTransaction } from './import-transaction.server.ts';
import type { ParseResult } from './problem.ts';

const BATCH = 500;

export interface RowBatch<Row> {
  client: pg.PoolClient;
  rows: Row[];
  report: ImportReport;
  tags: Set<string>;
  isDryRun: boolean;
}

/** Imports a table with one row per sku in batches. */
export async function importRows<Row extends { line: number; sku: string }>(
  database: Database,
  table: AsyncIterable<CsvRow>,
  { isDryRun, onProgress }: Pick<ImportOptions, 'isDryRun' | 'onProgress'>,
  openReader: (head: CsvRow) => ParseResult<(row: CsvRow) => ParseResult<Row>>,
  importBatch: (batch: RowBatch<Row>) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport(isDryRun);
  const seen = new Map<string, number>();
  let read: ((row: CsvRow) => ParseResult<Row>) | null = null;
  let rows: Row[] = [];
  const flush = async () => {
    const batch = rows;
    rows = [];
    if (batch.length > 0)
      await inImportTransaction(database, isDryRun, (client, tags) =>
        importBatch({ client, rows: batch, report, tags, isDryRun }),
      );
    await onProgress?.(report);
  };
  for await (const csvRow of table) {
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
    const result = read(csvRow);
    if ('problems' in result) {
      refuseLine(report, result.problems);
      continue;
    }
    const { line, sku } = result.value;
    const earlier = seen.get(sku);
    if (earlier !== undefined) {
      refuseLine(report, [{ line, field: 'sku', text: `"${sku}" is on line ${earlier} already.` }]);
      continue;
    }
    seen.set(sku, line);
    rows.push(result.value);
    if (rows.length === BATCH) await flush();
  }
  await flush();
  sortProblems(report);
  return report;
}

export function refuseUnknown(report: ImportReport, { line, sku }: { line: number; sku: string }): void {
  refuseLine(report, [
    { line, field: 'sku', value: sku, text: `"${sku}" is not in the shop; import its product first.` },
  ]);
}
