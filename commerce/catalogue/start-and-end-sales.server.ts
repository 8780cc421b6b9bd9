import type { Database } from '#server/db/database.server.ts';
import { applyCategoryRules } from './category-rules.server.ts';
import { inImportTransaction } from './import/import-transaction.server.ts';

/** Puts products on sale whose time has come and takes those off whose time is over; the number of both. */
export async function startAndEndSales(database: Database): Promise<number> {
  const { pool } = database;
  const due = await pool.query(
    `select 1 from product where (live_from <= now()) or (is_live and live_until <= now()) limit 1`,
  );
  if (due.rows.length === 0) return 0;
  return inImportTransaction(database, false, async (client, tags) => {
    // Published anew, so that it is among the newest.
    const started = await client.query<{ id: string }>(
      `update product set is_live = true, published_at = live_from, live_from = null, updated_at = now()
       where live_from <= now() and (live_until is null or live_until > now()) returning id`,
    );
    const ended = await client.query<{ id: string }>(
      `update product set is_live = false, live_from = null, updated_at = now()
       where (is_live or live_from is not null) and live_until <= now() returning id`,
    );
    for (const { id } of [...started.rows, ...ended.rows]) tags.add(`product:${id}`);
    tags.add('catalogue');
    return started.rows.length + ended.rows.length;
  });
}

/** Rules about dates change what a category holds while nothing is written. */
export async function refreshCategoryRules(database: Database): Promise<void> {
  await inImportTransaction(database, false, async (client, tags) => {
    for (const tag of await applyCategoryRules(client, {})) tags.add(tag);
  });
}
