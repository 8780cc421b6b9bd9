import type { Database } from './database.server.ts';

/** Makes repeated attempts slower and slower, without ever locking: the last wait is the longest. */
export interface GrowingDelay {
  /** Counts an attempt. Null when it is allowed, else the seconds to wait; an attempt that has to wait is not counted. */
  attempt(key: string): Promise<number | null>;
  reset(key: string): Promise<void>;
}

export interface GrowingDelayRule {
  name: string;
  /** Attempts without any wait. */
  free: number;
  /** The wait after the last free attempt; it doubles with every further one. */
  firstSeconds: number;
  maxSeconds: number;
  /** Attempts are forgotten when none has come for so long. */
  forgetSeconds: number;
}

/** One row a key in the rate limiter's table: `expire` is the last attempt plus the time until it is forgotten. */
export function createGrowingDelay(
  { pool }: Pick<Database, 'pool'>,
  { name, free, firstSeconds, maxSeconds, forgetSeconds }: GrowingDelayRule,
  now: () => Date = () => new Date(),
): GrowingDelay {
  const forget = forgetSeconds * 1000;
  // Doublings are bounded, so that the power stays small.
  const nextAllowed = `rate_limit.expire - $3 + case when rate_limit.points < ${free} then 0
    else least(${maxSeconds}, ${firstSeconds} * power(2, least(rate_limit.points - ${free}, 30))) * 1000 end`;
  return {
    async attempt(key) {
      const values = [`${name}:${key}`, now().getTime(), forget];
      // One statement: attempts that come at the same time wait for the row and are counted one by one.
      const { rowCount } = await pool.query(
        `insert into rate_limit (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
         on conflict (key) do update set expire = excluded.expire,
           points = case when rate_limit.expire <= $2 then 1 else rate_limit.points + 1 end
         where rate_limit.expire <= $2 or ${nextAllowed} <= $2`,
        values,
      );
      if (rowCount === 1) return null;
      const { rows } = await pool.query<{ wait: string }>(
        `select ${nextAllowed} - $2::bigint as wait from rate_limit where key = $1`,
        values,
      );
      return Math.max(1, Math.ceil(Number(rows[0]?.wait ?? 0) / 1000));
    },
    async reset(key) {
      await pool.query('delete from rate_limit where key = $1', [`${name}:${key}`]);
    },
  };
}
