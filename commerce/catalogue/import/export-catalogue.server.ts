import type { Database } from '#server/db/database.server.ts';
import { PRODUCT_SELECT, type ProductRow, toProduct } from '../product-reader.server.ts';
import { readTree, toBrandLine, toCategoryLine } from '../shop-tree.server.ts';
import { fromProduct } from './from-product.ts';
import type { ShopDefaults } from './product-defaults.ts';

const BATCH = 250;

export interface ExportPart {
  text: string;
  products: number;
}

/** Everything the shop sells or sold, as the file that would bring it in again, a batch at a time. */
export async function* exportCatalogue(
  { pool }: Database,
  defaults: ShopDefaults,
): AsyncGenerator<ExportPart> {
  const tree = await readTree(pool);
  const structure = [
    ...[...tree.brands.values()].map(toBrandLine),
    // Parents first, in the order in which the shop shows them.
    ...[...tree.categories.values()]
      .toSorted((one, other) => one.path.length - other.path.length || one.position - other.position)
      .map(toCategoryLine),
  ];
  if (structure.length > 0) yield { text: write(structure), products: 0 };
  for (let after = ''; ; ) {
    const { rows } = await pool.query<ProductRow>(
      `${PRODUCT_SELECT} where p.id > $1 order by p.id limit ${BATCH}`,
      [after],
    );
    if (rows.length === 0) return;
    const lines = rows.map((row) => fromProduct(toProduct(row, tree.categories), row.is_live, defaults));
    yield { text: write(lines), products: lines.length };
    after = rows.at(-1)!.id;
  }
}

function write(lines: readonly object[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
