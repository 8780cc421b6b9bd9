import { hostname } from 'node:os';
import type { Database } from '#server/db/database.server.ts';

/** A page or a statement that was slow, and how often. */
export interface SlowEntry {
  name: string;
  count: number;
  totalMs: number;
  maxMs: number;
}

export interface SlowReport {
  pages: SlowEntry[];
  statements: SlowEntry[];
  /** What PostgreSQL itself counted, where it has `pg_stat_statements`. */
  counted: SlowEntry[] | null;
  /** From when on each counts as slow. */
  slowPageMs: number;
  slowStatementMs: number;
}

export interface SlowLog {
  observePage(name: string, ms: number): void;
  observeStatement(text: string, ms: number): void;
  /** What all processes recorded within a day. */
  read(database: Pick<Database, 'pool'>): Promise<SlowReport>;
  /** Stores what this process recorded. */
  store(database: Pick<Database, 'pool'>): Promise<void>;
}

const SLOW_PAGE_MS = 500;
const SLOW_STATEMENT_MS = 100;
/** Kept in memory of each kind; the rest of the slow ones is left out. */
const MAX_NAMES = 200;
const SHOWN = 30;
const LONGEST_NAME = 500;
const HOUR_MS = 3_600_000;
/** Of rows of `fact`: one a process and hour. */
const PREFIX = 'slow log ';

type Entries = Map<string, SlowEntry>;
interface StoredLog {
  pages: SlowEntry[];
  statements: SlowEntry[];
}

function add(entries: Entries, { name, count, totalMs, maxMs }: SlowEntry): void {
  const known = entries.get(name);
  if (!known) {
    if (entries.size < MAX_NAMES) entries.set(name, { name, count, totalMs, maxMs });
    return;
  }
  known.count += count;
  known.totalMs += totalMs;
  known.maxMs = Math.max(known.maxMs, maxMs);
}

/** Those that took the most time altogether first. */
function slowest(entries: Iterable<SlowEntry>): SlowEntry[] {
  return [...entries].toSorted((a, b) => b.totalMs - a.totalMs).slice(0, SHOWN);
}

function merge(lists: SlowEntry[][]): SlowEntry[] {
  const entries: Entries = new Map();
  for (const entry of lists.flat()) add(entries, entry);
  return slowest(entries.values());
}

export function createSlowLog(now: () => number = Date.now): SlowLog {
  const holder = `${hostname()}:${process.pid}`;
  const pages: Entries = new Map();
  const statements: Entries = new Map();
  let hour = 0;

  function observe(entries: Entries, name: string, ms: number) {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) {
      pages.clear();
      statements.clear();
      hour = current;
    }
    add(entries, { name: name.slice(0, LONGEST_NAME), count: 1, totalMs: ms, maxMs: ms });
  }

  async function store({ pool }: Pick<Database, 'pool'>) {
    const value: StoredLog = { pages: slowest(pages.values()), statements: slowest(statements.values()) };
    if (value.pages.length + value.statements.length > 0)
      await pool.query(
        `insert into fact (name, value, at) values ($1, $2, now())
         on conflict (name) do update set value = excluded.value, at = excluded.at`,
        [`${PREFIX}${hour} ${holder}`, JSON.stringify(value)],
      );
    await pool.query(`delete from fact where name like $1 and at < now() - interval '1 day'`, [`${PREFIX}%`]);
  }

  return {
    observePage(name, ms) {
      if (ms >= SLOW_PAGE_MS) observe(pages, name, ms);
    },
    observeStatement(text, ms) {
      if (ms >= SLOW_STATEMENT_MS) observe(statements, text.replaceAll(/\s+/g, ' ').trim(), ms);
    },
    store,
    async read(database) {
      await store(database);
      const { rows } = await database.pool.query<{ value: StoredLog }>(
        'select value from fact where name like $1',
        [`${PREFIX}%`],
      );
      return {
        pages: merge(rows.map(({ value }) => value.pages)),
        statements: merge(rows.map(({ value }) => value.statements)),
        counted: await readCounted(database),
        slowPageMs: SLOW_PAGE_MS,
        slowStatementMs: SLOW_STATEMENT_MS,
      };
    },
  };
}

/** Null where the extension is missing, or its library is not loaded. */
async function readCounted({ pool }: Pick<Database, 'pool'>): Promise<SlowEntry[] | null> {
  const { rowCount } = await pool.query(`select from pg_extension where extname = 'pg_stat_statements'`);
  if (rowCount === 0) return null;
  const counted = await pool
    .query<SlowEntry>(
      `select left(query, $2) as name, calls::float8 as count, total_exec_time as "totalMs", max_exec_time as "maxMs"
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       order by total_exec_time desc limit $1`,
      [SHOWN, LONGEST_NAME],
    )
    .catch(() => null);
  return counted?.rows ?? null;
}
