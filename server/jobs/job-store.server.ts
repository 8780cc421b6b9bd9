import type { Database } from '#server/db/database.server.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'paused';

export interface JobRow {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  tries: number;
  maxTries: number;
  everyMs: number | null;
}

/** A job as staff see it. */
export interface StoredJob {
  id: number;
  kind: string;
  key: string;
  state: JobState;
  everyMs: number | null;
  runAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  tries: number;
  maxTries: number;
  result: string | null;
  failure: string | null;
  holder: string | null;
}

const LISTED = 200;
const RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3_600;
const LONGEST_FAILURE = 500;

/** Every change is one statement: nothing depends on a session, so it works behind a pooler. */
export function createJobStore({ pool }: Pick<Database, 'pool'>) {
  const changed = async (text: string, values: unknown[]) => {
    const { rowCount } = await pool.query(text, values);
    return rowCount === 1;
  };
  return {
    /** One row a repeated task. A process of another version may register another interval: the last one counts. */
    async register(kind: string, everyMs: number): Promise<void> {
      await pool.query(
        `insert into job (kind, every_ms, run_at) values ($1, $2::int, now() + $2::int * interval '1 millisecond')
         on conflict (kind, key) where state in ('waiting', 'running', 'paused')
         do update set every_ms = excluded.every_ms where job.every_ms is distinct from excluded.every_ms`,
        [kind, everyMs],
      );
    },

    /** A job that is due, or whose process died; it belongs to the holder until its lease ends. */
    async take(kinds: string[], holder: string, leaseSeconds: number): Promise<JobRow | null> {
      const { rows } = await pool.query<JobRow>(
        `update job set state = 'running', holder = $2, lease_until = now() + $3 * interval '1 second', started_at = now(),
           tries = tries + 1, is_cancel_requested = false
         where id = (select id from job where kind = any($1)
           and ((state = 'waiting' and run_at <= now()) or (state = 'running' and lease_until < now()))
           order by run_at limit 1 for update skip locked)
         returning id::float8 as id, kind, payload, tries, max_tries as "maxTries", every_ms as "everyMs"`,
        [kinds, holder, leaseSeconds],
      );
      return rows[0] ?? null;
    },

    /** False when the job was cancelled, or taken over by another process. */
    renew: (id: number, holder: string, leaseSeconds: number) =>
      changed(
        `update job set lease_until = now() + $3 * interval '1 second'
         where id = $1 and holder = $2 and state = 'running' and not is_cancel_requested`,
        [id, holder, leaseSeconds],
      ),

    finish: ({ id }: JobRow, holder: string, result: string | null) =>
      changed(
        `update job set state = case when every_ms is null then 'done' else 'waiting' end, result = $3, failure = null,
           finished_at = now(), tries = 0, lease_until = null,
           run_at = case when every_ms is null then run_at else now() + every_ms * interval '1 millisecond' end
         where id = $1 and holder = $2 and state = 'running'`,
        [id, holder, result],
      ),

    /** Tried again after a pause that grows; a repeated one at its next time. */
    fail: ({ id }: JobRow, holder: string, failure: string) =>
      changed(
        `update job set failure = $3, finished_at = now(), lease_until = null,
           state = case when every_ms is null and tries >= max_tries then 'failed' else 'waiting' end,
           run_at = now() + case when every_ms is not null then every_ms * interval '1 millisecond'
             else least(${LONGEST_RETRY_SECONDS}, ${RETRY_SECONDS} * power(4, least(tries - 1, 10))) * interval '1 second' end
         where id = $1 and holder = $2 and state = 'running'`,
        [id, holder, failure.slice(0, LONGEST_FAILURE)],
      ),

    /** Cancelled by staff, or interrupted by the stop of its process, after which another one runs it. */
    cancelled: ({ id }: JobRow, holder: string) =>
      changed(
        `update job set finished_at = now(), lease_until = null, run_at = now(),
           state = case when not is_cancel_requested then 'waiting' when every_ms is null then 'cancelled' else 'paused' end
         where id = $1 and holder = $2 and state = 'running'`,
        [id, holder],
      ),

    retry: (id: number) =>
      changed(
        `update job set state = 'waiting', run_at = now(), tries = 0, is_cancel_requested = false
         where id = $1 and (state in ('waiting', 'paused') or (state in ('failed', 'cancelled') and not exists (
           select 1 from job other where other.kind = job.kind and other.key = job.key
             and other.state in ('waiting', 'running', 'paused'))))`,
        [id],
      ),

    cancel: (id: number) =>
      changed(
        `update job set is_cancel_requested = true,
           state = case when state = 'running' then state when every_ms is null then 'cancelled' else 'paused' end
         where id = $1 and state in ('waiting', 'running')`,
        [id],
      ),

    async list(): Promise<StoredJob[]> {
      const { rows } = await pool.query<StoredJob>(
        `select id::float8 as id, kind, key, state, every_ms as "everyMs", run_at as "runAt", started_at as "startedAt",
           finished_at as "finishedAt", tries, max_tries as "maxTries", result, failure, holder
         from job order by every_ms is null, kind, id desc limit $1`,
        [LISTED],
      );
      return rows;
    },

    async deleteOld(): Promise<number> {
      const { rowCount } = await pool.query(
        `delete from job where state in ('done', 'cancelled', 'failed') and finished_at < now() - interval '14 days'`,
      );
      return rowCount ?? 0;
    },
  };
}
