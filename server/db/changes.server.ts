import { setTimeout as pause } from 'node:timers/promises';
import { max } from 'drizzle-orm';
import type { Database, Db } from './database.server.ts';
import { change } from './schema.server.ts';

/** The tag of changes of brand sites: every page depends on its brand. */
export const BRANDS_TAG = 'brands';

const CHANNEL = 'selvedge_change';
/** Short, so that a change is seen within two seconds even where notifications do not arrive. */
const POLL_MS = 1_000;
/** A replica shows a change a moment after the primary notified of it. */
const REPLAY_PAUSES_MS = [10, 20, 40, 80, 160, 320];
const MAX_TRANSACTION_MS = 5 * 60_000;
const MAX_GAPS = 1_000;
/** Followers read a change within seconds; the rest of the time is for people who look for the cause of something. */
const RETENTION = '7 days';

/** Records what changed in the writer's transaction: `product:123`, `category:womens-dresses`. */
export async function recordChange(db: Pick<Db, 'insert' | 'execute'>, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await db.insert(change).values({ tags });
  await db.execute(`notify ${CHANNEL}`);
}

/** Deletes changes that every process has long read. The newest one stays: followers start after it. */
export async function pruneChanges({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from change where at < now() - $1::interval and id < (select max(id) from change)',
    [RETENTION],
  );
  return rowCount ?? 0;
}

export interface Change {
  id: number;
  tags: string[];
  /** Since the beginning of the transaction that made it. */
  ageMs: number;
}

/** Gets the tags of all new changes, each once, and the changes themselves. */
export type ChangeListener = (tags: string[], changes: readonly Change[]) => unknown;

/** One after the other; one that fails does not stop those after it. */
export async function notifyAll(
  listeners: Iterable<ChangeListener>,
  changes: readonly Change[],
): Promise<void> {
  const tags = [...new Set(changes.flatMap((change) => change.tags))];
  for (const listener of listeners) {
    try {
      await listener(tags, changes);
    } catch (error) {
      console.error('change listener failed', error);
    }
  }
}

export interface ChangeFeed {
  /** Listeners are called in order of subscription and awaited, so that a later one sees what an earlier one did. */
  subscribe(listener: ChangeListener): () => void;
  /** Listeners of changes that an index outside this process has too, some time after `subscribe`. */
  subscribeIndexed(listener: (tags: string[]) => unknown): void;
  indexed(tags: string[]): void;
  close(): Promise<void>;
}

/**
 * Follows the changes from the newest one. A notification triggers a read at once; it also polls, so a lost
 * notification or a broken connection delays a change by a second and never loses it.
 */
export async function followChanges(database: Database): Promise<ChangeFeed> {
  const { db, direct, reads } = database;
  const listeners = new Set<ChangeListener>();
  const indexListeners = new Set<(tags: string[]) => unknown>();
  const [newest] = await db.select({ id: max(change.id) }).from(change);
  let seen = newest?.id ?? 0;
  // Ids are assigned before their transactions commit, so skipped ids may still appear.
  const gaps = new Map<number, number>();
  let closed = false;
  let reading: Promise<void> | null = null;
  let again = false;
  /** Releases the connection that listens, if there is one. */
  let listening: (() => void) | null = null;

  async function read() {
    // A change counts as seen when the server that the catalogue is read from has it.
    const source = await reads.choose();
    const { rows } = await source.query<{ id: string; tags: string[]; age_ms: number }>(
      `select id, tags, (1000 * extract(epoch from clock_timestamp() - at))::float8 as age_ms
       from change where id > $1 or id = any($2::bigint[]) order by id`,
      [seen, [...gaps.keys()]],
    );
    const now = Date.now();
    for (const [id, since] of gaps) if (now - since > MAX_TRANSACTION_MS) gaps.delete(id);
    for (const id of rows.map((row) => Number(row.id))) {
      for (let missing = Math.max(seen + 1, id - MAX_GAPS); missing < id; missing++) gaps.set(missing, now);
      gaps.delete(id);
      seen = Math.max(seen, id);
    }
    if (rows.length > 0)
      await notifyAll(
        listeners,
        rows.map(({ id, tags, age_ms }) => ({ id: Number(id), tags, ageMs: age_ms })),
      );
    return { found: rows.length, isReplica: source !== database.pool };
  }

  /** Reads what a notification announced; on a replica it may take a moment to arrive. */
  async function readNotified() {
    const first = await read();
    if (!first.isReplica) return;
    for (const ms of REPLAY_PAUSES_MS) {
      if (closed || (await read()).found > 0) return;
      await pause(ms);
    }
  }

  function scheduleRead(task: () => Promise<unknown> = read) {
    if (closed) return;
    if (reading) {
      again = true;
      return;
    }
    reading = task()
      .then(() => {})
      .catch(() => {})
      .finally(() => {
        reading = null;
        if (again) {
          again = false;
          scheduleRead(readNotified);
        }
      });
  }

  async function listen() {
    if (closed || listening) return;
    const client = await direct.connect();
    let isOpen = true;
    // A broken connection may emit several errors, also while it is being closed.
    const release = () => {
      if (listening === release) listening = null;
      if (isOpen) client.release(true);
      isOpen = false;
    };
    client.on('notification', () => scheduleRead(readNotified));
    client.on('error', release);
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      release();
      throw error;
    }
    listening = release;
    if (closed) release();
  }

  await listen();
  const timer = setInterval(() => {
    scheduleRead();
    listen().catch(() => {});
  }, POLL_MS);
  timer.unref();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeIndexed: (listener) => void indexListeners.add(listener),
    indexed(tags) {
      for (const listener of indexListeners) listener(tags);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      listening?.();
      await reading;
    },
  };
}
