import type { Database } from '#server/db/database.server.ts';
import { importPrices } from './import-prices.server.ts';
import { type ImportOptions, importProducts } from './import-products.server.ts';
import type { FileKind, ImportReport } from './import-report.ts';
import { importStock } from './import-stock.server.ts';

/** Imports a file of any kind. */
export function importFile(
  database: Database,
  kind: FileKind,
  file: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  const run = { products: importProducts, prices: importPrices, stock: importStock }[kind];
  return run(database, file, options);
}

/** Decodes UTF-8; a character may be split across two chunks. */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
