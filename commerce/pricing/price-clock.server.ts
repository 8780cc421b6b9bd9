import { sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

const FACT = 'price-clock';
/** Products named in one change; more are recorded in several. */
const BATCH = 500;

/**
 * Records a change of every product whose price began or ended since the last time, so that cached pages, cards, lists and the search
 * index show it. Returns the number of products.
 */
export async function announcePriceChanges({ db }: Pick<Database, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    // A new shop starts now: nothing was cached before.
    await tx.execute(
      sql`insert into fact (name, value) values (${FACT}, to_jsonb(now())) on conflict (name) do nothing`,
    );
    const { rows } = await tx.execute<{ id: string; categories: string[] | null }>(sql`
      with span as (
        select (value #>> '{}')::timestamptz as after, now() as upto from fact where name = ${FACT} for update
      ), due as (
        select sku from price, span where valid_from > span.after and valid_from <= span.upto
        union select sku from price, span where valid_to > span.after and valid_to <= span.upto
      )
      select p.id, array(select c.category_slug from product_category c where c.product_id = p.id) as categories
      from product p where p.id in (select product_id from variant where sku in (select sku from due)) order by p.id`);
    await tx.execute(sql`update fact set value = to_jsonb(now()), at = now() where name = ${FACT}`);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const categories = new Set(batch.flatMap((row) => row.categories ?? []));
      await recordChange(tx, [
        ...batch.map(({ id }) => `product:${id}`),
        // The position in lists sorted by price may change.
        ...[...categories].map((slug) => `category:${slug}`),
      ]);
    }
    return rows.length;
  });
}

/** Whether a price of the list began or ended after a time. */
export async function hasPriceBoundary(
  { pool }: Pick<Database, 'pool'>,
  list: string,
  after: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select 1 from price where price_list = $1
       and ((valid_from > $2 and valid_from <= now()) or (valid_to > $2 and valid_to <= now()))) as found`,
    [list, after],
  );
  return rows[0]?.found === true;
}

/** Deletes what held so long ago that no page shows it. */
export async function pruneOldPrices({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from price_history where valid_to < now() - interval '1 year'`,
  );
  return rowCount ?? 0;
}
