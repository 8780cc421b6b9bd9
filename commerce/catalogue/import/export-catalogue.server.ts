import type { Database } from '#server/db/database.server.ts';
import { readStructure, toBrandLine, toCategoryLine } from '../catalogue-structure.server.ts';
import { type ProductRow, selectProducts, toProduct } from '../read-product.server.ts';
import { fromProduct } from './from-product.ts';
import type { ShopDefaults } from './product-defaults.ts';

const BATCH = 250;

export interface ExportPart {
  text: string;
  products: number;
}

/** The whole catalogue, including products that are no longer for sale, in the import format, a batch at a time. */
export async function* exportCatalogue(
  { pool }: Database,
  defaults: ShopDefaults,
): AsyncGenerator<ExportPart> {
  const tree = await readStructure(pool);
  const structure = [
    ...[...tree.brands.values()].map(toBrandLine),
    // Parents before children, then in display order.
    ...[...tree.categories.values()]
      .toSorted((one, other) => one.path.length - other.path.length || one.position - other.position)
      .map(toCategoryLine),
  ];
  if (structure.length > 0) yield { text: write(structure), products: 0 };
  for (let after = ''; ; ) {
    const { rows } = await pool.query<ProductRow>(
      `${selectProducts(null)} where p.id > $1 order by p.id limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    const lines = rows.map((row) => fromProduct(toProduct(row, tree.categories), row.is_live, defaults));
    yield { text: write(lines), products: lines.length };
    after = last.id;
  }
}

function write(lines: readonly object[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
