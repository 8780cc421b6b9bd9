import { eq, sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { fact } from '#server/db/schema.server.ts';
import { seedOnce } from '#server/db/seed-once.server.ts';
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

/** Loads a catalogue into an empty database in one transaction, so that a crash leaves it empty for the next start. */
export async function loadCatalogue(
  database: Database,
  source: CatalogueSource,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const filling = {
    fact: FACT,
    value: source.fingerprint,
    isEnough: (held: unknown) => held === source.fingerprint,
  };
  const isFilled = await seedOnce(database, filling, async (insert) => {
    await insert(
      'brand',
      source.brands.map((brand, position) => ({ ...brand, position })),
    );
    await insert('category', categoryRows(source.categories));
    let batch: Product[] = [];
    let done = 0;
    const flush = async () => {
      for (const [table, rows] of Object.entries(productRows(batch))) await insert(table, rows);
      done += batch.length;
      batch = [];
      onProgress({ done, total: source.productCount });
    };
    for await (const product of source.products()) {
      batch.push(product);
      if (batch.length === BATCH) await flush();
    }
    await flush();
  });
  if (!isFilled) return;
  await database.db.execute(sql`analyze`);
  await recordChange(database.db, ['catalogue']);
}
