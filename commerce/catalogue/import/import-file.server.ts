import type { Database } from '#server/db/database.server.ts';
import { importPrices } from './import-prices.server.ts';
import { type ImportOptions, importProducts } from './import-products.server.ts';
import type { FileKind, ImportReport } from './import-report.ts';
import { importStock } from './import-stock.server.ts';

/** A file of any kind. */
export function importFile(
  database: Database,
  kind: FileKind,
  file: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  const run = { products: importProducts, prices: importPrices, stock: importStock }[kind];
  return run(database, file, options);
}

/** Bytes as they come, as letters: one that lies across two pieces is put together. */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
