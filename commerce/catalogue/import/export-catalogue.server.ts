import type { FileFormat } from '#commerce/resources/file-types.ts';
import { writeTable } from '#commerce/resources/write-table.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { readStructure, toBrandLine, toCategoryLine } from '../catalogue-structure.server.ts';
import { findFacet } from '../facets/find-facet.ts';
import { type ProductRow, selectProducts, toProduct } from '../read-product.server.ts';
import { fromProduct } from './from-product.ts';
import type { ShopDefaults } from './product-defaults.ts';
import type { ProductLine } from './product-line.ts';
import { tableColumns, toTableRows } from './product-table.ts';

const BATCH = 250;

/** Fields of a workbook that are numbers. */
const NUMBERS = new Set(['price', 'wasPrice', 'preDiscountPrice', 'surcharge', 'quantity', 'rewardsPoints']);

export interface ExportPart {
  text: string;
  products: number;
}

/** The whole catalogue, including products that are no longer for sale, in the import format, a batch at a time. */
export async function* exportCatalogue(
  database: Database,
  defaults: ShopDefaults,
): AsyncGenerator<ExportPart> {
  const tree = await readStructure(database.pool);
  const structure = [
    ...[...tree.brands.values()].map(toBrandLine),
    // Parents before children, then in display order.
    ...[...tree.categories.values()]
      .toSorted((one, other) => one.path.length - other.path.length || one.position - other.position)
      .map(toCategoryLine),
  ];
  if (structure.length > 0) yield { text: write(structure), products: 0 };
  for await (const lines of productLines(database, defaults))
    yield { text: write(lines), products: lines.length };
}

/** Every product as a line, a batch at a time. */
async function* productLines(database: Database, defaults: ShopDefaults): AsyncGenerator<ProductLine[]> {
  const { pool } = database;
  const tree = await readStructure(pool);
  for (let after = ''; ; ) {
    const { rows } = await pool.query<ProductRow>(
      `${selectProducts(null)} where p.id > $1 order by p.id limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => fromProduct(toProduct(row, tree.categories), row.is_live, defaults));
    after = last.id;
  }
}

/** All products as a table, one row for each variant. */
export async function exportProductTable(
  database: Database,
  defaults: ShopDefaults,
  format: FileFormat,
): Promise<ReadableStream<Uint8Array>> {
  const columns = tableColumns(await readScope(database));
  async function* rows() {
    for await (const lines of productLines(database, defaults))
      for (const line of lines) yield* toTableRows(line, columns);
  }
  return writeTable('Products', columns, rows(), NUMBERS, format);
}

/** Attributes and languages that any product has. */
async function readScope({ pool }: Database) {
  const keys = async (field: 'facets' | 'texts') => {
    const { rows } = await pool.query<{ key: string }>(
      `select distinct jsonb_object_keys(details -> '${field}') as key from product
       where jsonb_typeof(details -> '${field}') = 'object' order by 1`,
    );
    return rows.map(({ key }) => key);
  };
  const [attributes, languages] = await Promise.all([keys('facets'), keys('texts')]);
  return {
    attributes: attributes.filter((key) => (findFacet(key)?.source ?? 'import') === 'import'),
    languages,
  };
}

function write(lines: readonly object[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
