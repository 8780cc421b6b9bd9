import { max } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Db } from './database.server.ts';
import { change } from './schema.server.ts';

const CHANNEL = 'selvedge_change';
const CATCH_UP_MS = 5_000;

/** Says, inside the writer's own transaction, what changed: `product:123`, `category:womens-dresses`. */
export async function recordChange(db: Pick<Db, 'insert' | 'execute'>, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await db.insert(change).values({ tags });
  await db.execute(`notify ${CHANNEL}`);
}

export interface ChangeFeed {
  subscribe(listener: (tags: string[]) => void): () => void;
  close(): Promise<void>;
}

/**
 * Reads on from the newest change. A notification wakes it at once; it also looks by itself, so a lost
 * notification or a broken connection delays a change by seconds and never loses it.
 */
export async function followChanges(database: Database): Promise<ChangeFeed> {
  const { db, pool } = database;
  const listeners = new Set<(tags: string[]) => void>();
  const [newest] = await db.select({ id: max(change.id) }).from(change);
  let seen = newest?.id ?? 0;
  let closed = false;
  let reading: Promise<void> | null = null;
  let again = false;
  let listening: pg.PoolClient | null = null;

  async function read() {
    const { rows } = await pool.query('select id, tags from change where id > $1 order by id', [seen]);
    if (rows.length === 0) return;
    seen = Number(rows.at(-1).id);
    const tags = [...new Set(rows.flatMap((row) => row.tags as string[]))];
    for (const listener of listeners) listener(tags);
  }

  function wake() {
    if (closed) return;
    if (reading) {
      again = true;
      return;
    }
    reading = read()
      .catch(() => {})
      .finally(() => {
        reading = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  async function listen() {
    if (closed || listening) return;
    const client = await pool.connect();
    client.on('notification', wake);
    client.on('error', () => {
      listening = null;
      client.release(true);
    });
    await client.query(`listen ${CHANNEL}`);
    listening = client;
  }

  await listen();
  const timer = setInterval(() => {
    wake();
    listen().catch(() => {});
  }, CATCH_UP_MS);
  timer.unref();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      listening?.release(true);
      await reading;
    },
  };
}
