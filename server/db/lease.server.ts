import { randomUUID } from 'node:crypto';
import type { Database } from './database.server.ts';

/** The right to do a job alone for a while. It is a row with an expiry: no connection, lock or transaction is held meanwhile. */
export interface Lease {
  /** Extends it; false when it had expired and another process has taken it. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/** Null while another process holds the lease. One left by a process that died expires after `seconds`. */
export async function acquireLease(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  seconds: number,
): Promise<Lease | null> {
  const key = `lease ${name}`;
  const holder = randomUUID();
  // `at` is when the lease expires, by the database's clock, which all processes share.
  const acquire = async () => {
    const { rowCount } = await pool.query(
      `insert into fact (name, value, at) values ($1, to_jsonb($2::text), now() + $3 * interval '1 second')
       on conflict (name) do update set value = excluded.value, at = excluded.at
         where fact.at < now() or fact.value = excluded.value`,
      [key, holder, seconds],
    );
    return rowCount === 1;
  };
  if (!(await acquire())) return null;
  return {
    renew: acquire,
    async release() {
      await pool.query('delete from fact where name = $1 and value = to_jsonb($2::text)', [key, holder]);
    },
  };
}
