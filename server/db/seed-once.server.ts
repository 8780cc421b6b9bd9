import type { Database } from './database.server.ts';

/** Inserts rows whose keys are column names. Resolves before the rows are written, so the next batch can be prepared. */
export type Insert = (
  table: string,
  rows: readonly object[],
  options?: { keepsExisting?: boolean },
) => Promise<void>;

export interface SeedRun {
  /** Name of the row in `fact` that records the seed, and the value it gets. */
  fact: string;
  value: string;
  /** Whether the recorded value is up to date; any recorded value is by default. */
  isEnough?: (recorded: unknown) => boolean;
}

/** Seeds tables once, in one transaction. True when this call seeded them. After a crash the next start tries again. */
export async function seedOnce(
  { pool }: Database,
  { fact, value, isEnough = () => true }: SeedRun,
  seed: (insert: Insert, query: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  let underway: Promise<unknown> = Promise.resolve();
  const insert: Insert = async (table, rows, { keepsExisting = false } = {}) => {
    if (rows.length === 0) return;
    const text = JSON.stringify(rows);
    const named = new Set(rows.flatMap((row) => Object.keys(row)));
    await underway;
    const { rows: own } = await client.query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
      [table],
    );
    // Columns that the rows do not name get their defaults, or are generated.
    const columns = own.flatMap(({ name }) => (named.has(name) ? [`"${name}"`] : [])).join(', ');
    underway = client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
       ${keepsExisting ? 'on conflict do nothing' : ''}`,
      [text],
    );
    // The next insert or the commit awaits this promise and gets its error.
    underway.catch(() => {});
  };
  const query = async (sql: string) => {
    await underway;
    return client.query(sql);
  };
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    // Processes that start together seed one after the other.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seed ${fact}`]);
    const recorded = await client.query('select value from fact where name = $1', [fact]);
    if (recorded.rows[0] && isEnough(recorded.rows[0].value)) {
      await client.query('rollback');
      return false;
    }
    await seed(insert, query);
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
