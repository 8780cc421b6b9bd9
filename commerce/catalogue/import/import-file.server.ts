import { BadWorkbook, readXlsx } from '#commerce/resources/xlsx.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { readCsv } from './csv.ts';
import { importPrices } from './import-prices.server.ts';
import { importProductTable } from './import-product-table.server.ts';
import { type ImportOptions, importProducts } from './import-products.server.ts';
import { emptyReport, type FileKind, type ImportReport, refuseLine } from './import-report.ts';
import { importStock } from './import-stock.server.ts';

/** A description may be 20,000 characters long, in several languages. */
const LONGEST_PRODUCT_ROW = 200_000;
const ENOUGH_BYTES = 64;

/** Imports a file of any kind. What it holds tells its format: a workbook, lines of JSON, or comma-separated values. */
export async function importFile(
  database: Database,
  kind: FileKind,
  file: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { start, bytes } = await peek(file);
  const isWorkbook = start.startsWith('PK\x03\x04');
  if (kind === 'products' && !isWorkbook && /^[\uFEFF\s]*(?:\{|$)/.test(start))
    return importProducts(database, decode(bytes), options);
  const table = isWorkbook
    ? readXlsx(bytes)
    : readCsv(decode(bytes), kind === 'products' ? LONGEST_PRODUCT_ROW : undefined);
  const run = { products: importProductTable, prices: importPrices, stock: importStock }[kind];
  try {
    return await run(database, table, options);
  } catch (error) {
    if (!isWorkbook || !(error instanceof BadWorkbook)) throw error;
    const report = emptyReport(options.isDryRun);
    refuseLine(report, [{ line: 1, field: '', text: 'this is no workbook that can be read.' }]);
    return report;
  }
}

/** The beginning of a file, and the whole of it. */
async function peek(file: AsyncIterable<Uint8Array>) {
  const iterator = file[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let [length, isOver] = [0, false];
  while (length < ENOUGH_BYTES && !isOver) {
    const { value, done } = await iterator.next();
    isOver = done === true;
    if (value) {
      read.push(value);
      length += value.length;
    }
  }
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield* read;
    for (;;) {
      const { value, done } = await iterator.next();
      if (done) return;
      yield value;
    }
  }
  const start = Buffer.concat(read).subarray(0, ENOUGH_BYTES);
  return { start: start.toString('utf8'), bytes: bytes() };
}

/** Decodes UTF-8; a character may be split across two chunks. */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
