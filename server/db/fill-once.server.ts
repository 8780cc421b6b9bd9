import type { Database } from './database.server.ts';

/** Writes rows, named like their columns. The next ones may be prepared while these are on their way. */
export type Insert = (table: string, rows: readonly object[]) => Promise<void>;

export interface Filling {
  /** The fact that says it was done, and what it then says. */
  fact: string;
  value: string;
  /** Any number that is this filling's alone: processes that start together fill one after the other. */
  lock: number;
  /** Whether what stands there already will do; anything does unless said otherwise. */
  isEnough?: (held: unknown) => boolean;
}

/** Fills tables all or nothing, once; true when it was this time. A crash half-way leaves them for the next start. */
export async function fillOnce(
  { pool }: Database,
  { fact, value, lock, isEnough = () => true }: Filling,
  fill: (insert: Insert, query: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  let underway: Promise<unknown> = Promise.resolve();
  const insert: Insert = async (table, rows) => {
    if (rows.length === 0) return;
    const text = JSON.stringify(rows);
    await underway;
    underway = client.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
      [text],
    );
    // its failure is met by whoever waits for it next
    underway.catch(() => {});
  };
  const query = async (sql: string) => {
    await underway;
    return client.query(sql);
  };
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const held = await client.query('select value from fact where name = $1', [fact]);
    if (held.rows[0] && isEnough(held.rows[0].value)) {
      await client.query('rollback');
      return false;
    }
    await fill(insert, query);
    await underway;
    await client.query(
      'insert into fact (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value, at = now()',
      [fact, JSON.stringify(value)],
    );
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
