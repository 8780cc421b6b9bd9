import type { Database } from '#server/db/database.server.ts';
import { analyseCatalogue } from '../analyse-catalogue.server.ts';
import { readStructure } from '../catalogue-structure.server.ts';
import { splitLines } from './file-lines.ts';
import { importProductBatch, type ProductItem } from './import-product-batch.server.ts';
import {
  emptyReport,
  type ImportReport,
  noteChange,
  noteProblems,
  refuseLine,
  sortProblems,
} from './import-report.ts';
import { importStructure, type StructureItem } from './import-structure.server.ts';
import { inImportTransaction } from './import-transaction.server.ts';
import { type CatalogueLine, parseLine } from './parse-line.ts';
import type { LineProblem, ParseResult } from './problem.ts';
import type { ShopDefaults } from './product-defaults.ts';
import type { ReservedIdentifiers } from './reserve-identifiers.server.ts';
import { createSkuIndex } from './sku-index.server.ts';

export interface ImportOptions {
  isDryRun: boolean;
  defaults: ShopDefaults;
  /** The file is the whole catalogue: products that are not in it are withdrawn from sale. */
  isWhole?: boolean;
  now?: Date;
  onProgress?: (report: ImportReport) => unknown;
}

const BATCH = 250;

/** Lines of a file, each parsed or with its problems. */
export interface LineSource {
  lines: AsyncIterable<{ number: number; parsed: ParseResult<CatalogueLine> }>;
  /** Where a problem of the batch that was just imported stands in the file. */
  locate?(problem: LineProblem): LineProblem;
  /** The batch was imported. */
  release?(): void;
}

async function* parseLines(file: AsyncIterable<string>): LineSource['lines'] {
  for await (const line of splitLines(file)) yield { number: line.number, parsed: parseLine(line) };
}

/** Imports a file of lines in batches; valid lines are written, invalid lines are refused one by one. */
export function importProducts(
  database: Database,
  file: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  return importSource(database, { lines: parseLines(file) }, options);
}

export async function importSource(
  database: Database,
  source: LineSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const skus = options.isDryRun ? await createSkuIndex(database) : null;
  try {
    return await importLines(database, source, { keys: new Map(), slugs: new Map(), skus }, options);
  } finally {
    await skus?.close();
  }
}

async function importLines(
  database: Database,
  source: LineSource,
  reserved: ReservedIdentifiers,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(options.isDryRun);
  const tree = await readStructure(database.pool);
  let structure: StructureItem[] = [];
  let products: ProductItem[] = [];
  let isTreeChanged = false;
  let located = 0;

  async function flush() {
    const [structureBatch, productBatch] = [structure, products];
    [structure, products] = [[], []];
    await inImportTransaction(database, options.isDryRun, async (client, tags) => {
      const context = { report, tags, reserved, ...options };
      if (structureBatch.length > 0 && (await importStructure(client, tree, structureBatch, context)))
        isTreeChanged = true;
      if (productBatch.length > 0) await importProductBatch(client, tree, productBatch, context);
    });
    for (let index = located; index < report.problems.length; index++) {
      const problem = report.problems[index];
      if (problem && source.locate) report.problems[index] = source.locate(problem);
    }
    located = report.problems.length;
    source.release?.();
    await options.onProgress?.(report);
  }

  for await (const { number, parsed } of source.lines) {
    report.lines = number;
    if ('problems' in parsed) {
      refuseLine(report, parsed.problems);
      continue;
    }
    const { value } = parsed;
    if (value.kind === 'product') {
      const { product } = value;
      const earlier = reserved.keys.get(product.key);
      if (earlier !== undefined) {
        const text = `"${product.key}" is on line ${earlier} already; a file may hold each product once.`;
        refuseLine(report, [{ line: number, field: 'key', text }]);
        continue;
      }
      reserved.keys.set(product.key, number);
      products.push({ line: number, product });
    } else {
      structure.push({ line: number, given: value.kind === 'brand' ? value.brand : value.category });
    }
    if (structure.length + products.length >= BATCH) await flush();
  }
  await flush();
  if (options.isWhole) await withdrawMissingProducts(database, [...reserved.keys.keys()], report);
  if (!options.isDryRun && (isTreeChanged || report.added + report.takenOff > 0)) {
    // New products may appear in any list, so all catalogue pages are purged once.
    await inImportTransaction(database, false, async (_, tags) => {
      tags.add('catalogue');
      if (isTreeChanged) tags.add('categories');
    });
  }
  if (!options.isDryRun && report.added >= BATCH) await analyseCatalogue(database);
  sortProblems(report);
  await options.onProgress?.(report);
  return report;
}

/** Withdraws the products that a whole file does not hold from sale. They are not deleted, since orders refer to them. */
async function withdrawMissingProducts(
  database: Database,
  keys: readonly string[],
  report: ImportReport,
): Promise<void> {
  const skip = (text: string) =>
    noteProblems(report, [{ line: report.lines, field: '', text, isNote: true }]);
  // A refused line may hold one of the missing products.
  if (report.refused > 0) return skip('nothing was taken off sale, because some lines were refused.');
  if (keys.length === 0) return skip('nothing was taken off sale, because the file holds no product.');
  await inImportTransaction(database, report.isDryRun, async (client, tags) => {
    const condition = 'is_live and not key = any($1)';
    const { rows } = await client.query<{ id: string; key: string; name: string }>(
      report.isDryRun
        ? `select id, key, name from product where ${condition} order by key`
        : `update product set is_live = false, live_from = null, updated_at = now() where ${condition} returning id, key, name`,
      [keys],
    );
    for (const { id, key, name } of rows) {
      noteChange(report, { what: 'takenOff', key, name, fields: [] });
      tags.add(`product:${id}`);
    }
  });
}
