import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Database, Db } from '#server/db/database.server.ts';
import { job } from '#server/db/jobs-schema.server.ts';
import { createJobStore, type JobRow, type StoredJob } from './job-store.server.ts';

/** What a job gets: its payload, and a signal that is aborted when staff cancel it or the process stops. */
export interface JobRun<Payload = Record<string, unknown>> {
  payload: Payload;
  signal: AbortSignal;
}

/** A short sentence or number about what was done, shown to staff. */
type JobTask = (run: JobRun) => Promise<unknown>;

/** Work that is done once across all processes of the shop. */
export interface Jobs {
  /** Repeats a task: one process at a time runs it, whichever is free. */
  every(ms: number, kind: string, task: () => Promise<unknown>): void;
  /** Registers who does jobs of a kind that are enqueued. */
  handle(kind: string, task: JobTask): void;
  /** Adds a job in the writer's transaction. One with the same key that has not begun stands for both. */
  enqueue(db: Pick<Db, 'insert'>, kind: string, options?: EnqueueOptions): Promise<void>;
  /** Deletes jobs that ended two weeks ago. */
  deleteOld(): Promise<number>;
  list(): Promise<StoredJob[]>;
  /** Runs it as soon as possible: a failed or cancelled one again, a repeated one before its time. */
  retry(id: number): Promise<boolean>;
  /** Stops it: one that waits does not run, one that runs is told to stop, a repeated one pauses until it is retried. */
  cancel(id: number): Promise<boolean>;
  /** Runs everything that is due, now; for tests and commands. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

interface EnqueueOptions {
  key?: string;
  payload?: Record<string, unknown>;
  runAt?: Date;
  maxTries?: number;
}

type Observe = (kind: string, outcome: 'done' | 'failed' | 'cancelled', seconds: number) => void;

interface Parts {
  database: Database;
  log: Pick<Logger, 'error' | 'info'>;
  observe?: Observe;
  /** Wraps a run, for a trace. */
  trace?: <T>(kind: string, run: () => Promise<T>) => Promise<T>;
}

const POLL_MS = 1_000;
const LEASE_SECONDS = 60;
const HEARTBEAT_MS = 5_000;
/** Jobs of one process at a time: the rest of its connections are for visitors. */
const MAX_RUNNING = 2;
const STOP_MS = 3_000;
const LONGEST_RESULT = 200;

export function createJobs({ database, log, observe, trace = (_, run) => run() }: Parts): Jobs {
  const holder = `${hostname()}:${process.pid}`;
  const store = createJobStore(database);
  const tasks = new Map<string, JobTask>();
  const registering = new Set<Promise<void>>();
  const running = new Map<number, { done: Promise<void>; abort: AbortController }>();
  let isStopped = false;

  async function run(row: JobRow, abort: AbortController): Promise<void> {
    const started = performance.now();
    const end = (outcome: Parameters<Observe>[1]) =>
      observe?.(row.kind, outcome, (performance.now() - started) / 1_000);
    const heartbeat = setInterval(async () => {
      const isWanted = await store.renew(row.id, holder, LEASE_SECONDS).catch(() => true);
      if (!isWanted) abort.abort(new Error('cancelled'));
    }, HEARTBEAT_MS);
    heartbeat.unref();
    try {
      const task = tasks.get(row.kind);
      const result = await trace(row.kind, async () =>
        task?.({ payload: row.payload, signal: abort.signal }),
      );
      await store.finish(row, holder, describe(result));
      end('done');
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (abort.signal.aborted) {
        await store.cancelled(row, holder);
        end('cancelled');
      } else {
        log.error({ err: error, job: row.id, kind: row.kind, tries: row.tries }, 'job failed');
        await store.fail(row, holder, failure);
        end('failed');
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function startNext(): Promise<boolean> {
    if (isStopped || running.size >= MAX_RUNNING) return false;
    const row = await store.take([...tasks.keys()], holder, LEASE_SECONDS);
    if (!row) return false;
    const abort = new AbortController();
    const done = run(row, abort)
      .catch((error) =>
        log.error({ err: error, job: row.id, kind: row.kind }, 'storing the end of a job failed'),
      )
      .finally(() => running.delete(row.id));
    running.set(row.id, { done, abort });
    return true;
  }

  let polling: Promise<void> | null = null;
  const poll = () => {
    polling ??= (async () => {
      await Promise.all(registering);
      while (await startNext());
    })()
      .catch((error) => {
        if (!isStopped) log.error({ err: error }, 'looking for jobs failed');
      })
      .finally(() => {
        polling = null;
      });
  };
  const timer = setInterval(poll, POLL_MS);
  timer.unref();

  return {
    every(ms, kind, task) {
      tasks.set(kind, task);
      const registered = store
        .register(kind, ms)
        .catch((error) => log.error({ err: error, kind }, 'registering a job failed'))
        .finally(() => registering.delete(registered));
      registering.add(registered);
    },
    handle(kind, task) {
      tasks.set(kind, task);
    },
    async enqueue(db, kind, { key = '', payload = {}, runAt, maxTries } = {}) {
      await db.insert(job).values({ kind, key, payload, runAt, maxTries }).onConflictDoNothing();
    },
    deleteOld: store.deleteOld,
    list: store.list,
    retry: store.retry,
    cancel: store.cancel,
    async runDue() {
      await Promise.all(registering);
      let count = 0;
      while (await startNext()) {
        count += 1;
        await Promise.all([...running.values()].map(({ done }) => done));
      }
      return count;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([polling, ...registering]);
      const ending = [...running.values()].map(({ done }) => done);
      const late = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort(new Error('the process stops'));
      }, STOP_MS);
      late.unref();
      await Promise.race([
        Promise.all(ending),
        new Promise((resolve) => setTimeout(resolve, 2 * STOP_MS).unref()),
      ]);
      clearTimeout(late);
    },
  };
}

function describe(result: unknown): string | null {
  if (result === undefined || result === null) return null;
  return (typeof result === 'string' ? result : JSON.stringify(result)).slice(0, LONGEST_RESULT);
}
