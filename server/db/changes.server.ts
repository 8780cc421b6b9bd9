import { max } from 'drizzle-orm';
import type { Database, Db } from './database.server.ts';
import { change } from './schema.server.ts';

const CHANNEL = 'selvedge_change';
const CATCH_UP_MS = 5_000;
const LONGEST_WRITE_MS = 5 * 60_000;
const MOST_GAPS = 1_000;

/** Says, inside the writer's own transaction, what changed: `product:123`, `category:womens-dresses`. */
export async function recordChange(db: Pick<Db, 'insert' | 'execute'>, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await db.insert(change).values({ tags });
  await db.execute(`notify ${CHANNEL}`);
}

export type ChangeListener = (tags: string[]) => unknown;

export interface ChangeFeed {
  /** Listeners are told in the order they came; each is waited for, so that a later one sees what an earlier one did. */
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/**
 * Reads on from the newest change. A notification wakes it at once; it also looks by itself, so a lost
 * notification or a broken connection delays a change by seconds and never loses it.
 */
export async function followChanges(database: Database): Promise<ChangeFeed> {
  const { db, pool } = database;
  const listeners = new Set<ChangeListener>();
  const [newest] = await db.select({ id: max(change.id) }).from(change);
  let seen = newest?.id ?? 0;
  // Numbers are given out before their writers commit: those passed over may still come.
  const gaps = new Map<number, number>();
  let closed = false;
  let reading: Promise<void> | null = null;
  let again = false;
  /** Gives the connection that listens back, if there is one. */
  let listening: (() => void) | null = null;

  async function read() {
    const { rows } = await pool.query<{ id: string; tags: string[] }>(
      'select id, tags from change where id > $1 or id = any($2::bigint[]) order by id',
      [seen, [...gaps.keys()]],
    );
    const now = Date.now();
    for (const [id, since] of gaps) if (now - since > LONGEST_WRITE_MS) gaps.delete(id);
    for (const id of rows.map((row) => Number(row.id))) {
      for (let missing = Math.max(seen + 1, id - MOST_GAPS); missing < id; missing++) gaps.set(missing, now);
      gaps.delete(id);
      seen = Math.max(seen, id);
    }
    if (rows.length > 0) await tell([...new Set(rows.flatMap((row) => row.tags))]);
  }

  async function tell(tags: string[]) {
    for (const listener of listeners) {
      try {
        await listener(tags);
      } catch (error) {
        // One that fails must not keep the others from hearing it.
        console.error('a listener failed on a change', error);
      }
    }
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
    let isHeld = true;
    // A connection that breaks may say so more than once, and once more while it is being closed.
    const letGo = () => {
      if (listening === letGo) listening = null;
      if (isHeld) client.release(true);
      isHeld = false;
    };
    client.on('notification', wake);
    client.on('error', letGo);
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      letGo();
      throw error;
    }
    listening = letGo;
    if (closed) letGo();
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
      listening?.();
      await reading;
    },
  };
}
