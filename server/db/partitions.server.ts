import type { Database } from './database.server.ts';

/** Tables that only grow: one partition a month, so that old rows go by dropping a table instead of deleting row by row. */
interface PartitionedTable {
  table: 'change' | 'event';
  /** Rows stay at least this long. */
  days: number;
}

/** Followers read a change within seconds; the rest of the time is for people who look for the cause of something. */
export const PARTITIONED: readonly PartitionedTable[] = [
  { table: 'change', days: 7 },
  { table: 'event', days: 90 },
];

/** Partitions are made ahead, so that a job that failed for weeks loses nothing; the default partition takes the rest. */
const MONTHS_AHEAD = 3;

interface Partition {
  name: string;
  /** The end of its range, or null for the default partition. */
  until: Date | null;
}

/** Creates the partitions of the next months and drops those whose rows are all too old. Returns what it did. */
export async function maintainPartitions(
  { pool }: Pick<Database, 'pool'>,
  now = new Date(),
): Promise<{ created: string[]; dropped: string[] }> {
  const created: string[] = [];
  const dropped: string[] = [];
  for (const { table, days } of PARTITIONED) {
    const partitions = await listPartitions(pool, table);
    const covered = Math.max(0, ...partitions.map(({ until }) => until?.getTime() ?? 0));
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
      const from = startOfMonth(now, ahead);
      const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
      if (from.getTime() < covered || partitions.some((partition) => partition.name === name)) continue;
      await pool.query(
        `create table if not exists ${name} partition of ${table}
         for values from ('${from.toISOString()}') to ('${startOfMonth(now, ahead + 1).toISOString()}')`,
      );
      created.push(name);
    }
    const limit = now.getTime() - days * 86_400_000;
    for (const { name, until } of partitions) {
      if (!until || until.getTime() > limit) continue;
      await pool.query(`drop table if exists ${name}`);
      dropped.push(name);
    }
  }
  return { created, dropped };
}

async function listPartitions(pool: Database['pool'], table: string): Promise<Partition[]> {
  const { rows } = await pool.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`,
    [table],
  );
  return rows.map(({ name, bound }) => {
    const until = /TO \('([^']+)'\)/.exec(bound)?.[1];
    return { name, until: until ? new Date(until) : null };
  });
}

function startOfMonth(now: Date, ahead: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
}
