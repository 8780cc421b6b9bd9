import { eq } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { fact } from '#server/db/schema.server.ts';
import { type Insert, seedOnce } from '#server/db/seed-once.server.ts';
import { analyseCatalogue } from './analyse-catalogue.server.ts';
import type { CatalogueSource } from './catalogue-source.server.ts';
import type { Product } from './product.ts';
import { categoryRows, productRows } from './product-rows.server.ts';

const BATCH = 250;
const FACT = 'catalogue';

export interface LoadProgress {
  done: number;
  total: number;
}

export async function readLoadedCatalogue({ db }: Database): Promise<string | null> {
  const [found] = await db.select().from(fact).where(eq(fact.name, FACT));
  return found ? (found.value as string) : null;
}

/**
 * Loads a catalogue into an empty database. Two connections insert every other batch each and commit when both are done, so that a
 * crash leaves no product for the next start.
 */
export async function loadCatalogue(
  database: Database,
  source: CatalogueSource,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const seed = (fact: string) => ({
    fact,
    value: source.fingerprint,
    isEnough: (held: unknown) => held === source.fingerprint,
  });
  const isFilled = await seedOnce(database, seed(FACT), async (insertOdd) => {
    // Products on both connections refer to these rows, so that they are committed before.
    await seedOnce(database, seed('catalogue: brands and categories'), async (insert) => {
      const brands = source.brands.map((brand, position) => ({ ...brand, position }));
      await insert('brand', brands, { keepsExisting: true });
      await insert('category', categoryRows(source.categories), { keepsExisting: true });
    });
    const isOtherHalfFilled = await seedOnce(database, seed('catalogue: every other batch'), (insertEven) =>
      insertProducts([insertOdd, insertEven], source, onProgress),
    );
    // A crash between the two commits has left the other half.
    if (!isOtherHalfFilled) await insertProducts([insertOdd, async () => {}], source, onProgress);
  });
  if (!isFilled) return;
  await analyseCatalogue(database);
  await recordChange(database.db, ['catalogue']);
}

async function insertProducts(
  [odd, even]: readonly [Insert, Insert],
  source: CatalogueSource,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const open = (insert: Insert) => ({ insert, written: Promise.resolve() });
  let [lane, other] = [open(odd), open(even)];
  let done = 0;
  let batch: Product[] = [];
  const flush = async () => {
    const { insert, written } = lane;
    const rows = productRows(batch);
    batch = [];
    await written;
    lane.written = insertRows(insert, rows);
    // The batch after the next and the end await this promise and get its error.
    lane.written.catch(() => {});
    [lane, other] = [other, lane];
    done += rows.product.length;
    onProgress({ done, total: source.productCount });
  };
  try {
    for await (const product of source.products()) {
      batch.push(product);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await Promise.all([lane.written, other.written]);
  } finally {
    // What is written after a rollback would stay.
    await Promise.allSettled([lane.written, other.written]);
  }
}

async function insertRows(insert: Insert, tables: Record<string, readonly object[]>): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insert(table, rows);
}
