import type { Database } from '../../../server/db/database.server.ts';

/** An event of a demo shopper, this many minutes ago. */
export interface DemoEvent {
  name: 'productView' | 'addToBasket' | 'checkoutStart' | 'purchase';
  visitor: string;
  product_id: string;
  minutes: number;
}

const STALE_HOURS = 6;

/** Inserts the events once; a later start moves them up to now, so that the demo always has recent ones. */
export async function seedEvents({ pool }: Database, events: () => Promise<DemoEvent[]>): Promise<void> {
  const { rows } = await pool.query<{ newest: Date | null }>(
    `select max(at) as newest from event where visitor like 'demo-%'`,
  );
  const newest = rows[0]?.newest;
  if (!newest) {
    await pool.query(
      `insert into event (name, visitor, product_id, at)
       select name, visitor, product_id, now() - minutes * interval '1 minute'
       from jsonb_to_recordset($1) as t (name text, visitor text, product_id text, minutes int)`,
      [JSON.stringify(await events())],
    );
    await pool.query('analyze event');
    return;
  }
  if (Date.now() - newest.getTime() < STALE_HOURS * 3_600_000) return;
  await pool.query(`update event set at = at + (now() - $1::timestamptz) where visitor like 'demo-%'`, [
    newest,
  ]);
}
