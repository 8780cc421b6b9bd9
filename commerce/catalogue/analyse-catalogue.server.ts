import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.server.ts';

const TABLES = ['brand', 'category', 'product', 'product_category', 'variant', 'price', 'stock'];

/**
 * Tells the database how many rows it has been given, after many were added: until it notices by itself, a minute later, it reads products
 * as if the tables were still empty, several times slower.
 */
export async function analyseCatalogue({ db }: Database): Promise<void> {
  // Each on a connection of its own. What takes too long is left to the database: the rows themselves are written.
  await Promise.allSettled(TABLES.map((table) => db.execute(sql`analyze ${sql.identifier(table)}`)));
}
