import type { Logger } from 'pino';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { acquireLease, type Lease } from '#server/db/lease.server.ts';
import { type Cdn, cdnTagsToPurge } from './cdn-tags.server.ts';

export interface CdnPurger {
  /** Purges what waits, now; for tests and before stopping. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  cdn: Cdn;
  database: Database;
  changes: Pick<ChangeFeed, 'subscribe' | 'subscribeIndexed'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** For tests. */
  settleMs?: readonly number[];
  batchMs?: number;
  confirmMs?: number;
}

const FACT = 'cdn purged until';
const LEASE_SECONDS = 5;
const LEASE_EVERY_MS = 1_500;
/** Changes of one import come in many transactions; a short wait makes one call of them. */
const BATCH_MS = 30;
/** What the CDN stored meanwhile from a process that read the change a moment later goes too, and what was being rendered then. */
const SETTLE_MS = [300, 1_500];
/** A process that reads a change later than this has shown old pages after the others had purged, and purges too. */
const LATE_MS = 250;
/** Other processes gather changes for this time, wait as long, and purge them if nobody has: the holder of the lease may be dead. */
const CONFIRM_MS = 400;
const RETRY_MS = [250, 500, 1_000, 2_000, 5_000, 15_000, 30_000];
/** A transaction may commit some time after the timestamp of its change. */
const OVERLAP = '5 minutes';

/**
 * Purges the CDN after the change feed. One process of the fleet does it, and the others check that it did. When it dies another one
 * takes over and starts from the last position that was purged, a little early, since purging twice does no harm.
 */
export function createCdnPurger({
  cdn,
  database,
  changes,
  log,
  settleMs = SETTLE_MS,
  batchMs = BATCH_MS,
  confirmMs = CONFIRM_MS,
}: Parts): CdnPurger {
  const { pool } = database;
  const pending = new Set<string>();
  /** What the holder of the lease should be purging. */
  const unconfirmed = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let lease: Lease | null = null;
  let failed = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function later(ms: number, task: () => unknown) {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  async function purgeInBatches(tags: string[]) {
    for (let at = 0; at < tags.length; at += cdn.maxTags) await cdn.purge(tags.slice(at, at + cdn.maxTags));
  }

  /** False when it failed and is tried again later. */
  async function purgePending(): Promise<boolean> {
    const tags = [...pending];
    pending.clear();
    try {
      await purgeInBatches(tags);
      failed = 0;
      for (const ms of settleMs) later(ms, () => purgeInBatches(tags).catch(() => {}));
      await pool.query(
        `insert into fact (name, value, at) values ($1, 'true', clock_timestamp())
         on conflict (name) do update set at = excluded.at`,
        [FACT],
      );
      return true;
    } catch (error) {
      for (const tag of tags) pending.add(tag);
      const ms = RETRY_MS[Math.min(failed, RETRY_MS.length - 1)] ?? 0;
      failed += 1;
      log.warn({ err: error, tags: tags.length, retryMs: ms }, 'cdn purge failed');
      later(ms, flush);
      return false;
    }
  }

  /** What is added while a purge is under way is purged right after it. */
  async function purgeAll() {
    while (pending.size > 0 && (await purgePending()));
  }

  function flush(): Promise<void> {
    running ??= purgeAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** What changed since the process that purged before stopped. */
  async function catchUp() {
    const { rows } = await pool.query<{ tags: string[] }>(
      `select tags from change where at > (select at from fact where name = $1) - $2::interval`,
      [FACT, OVERLAP],
    );
    for (const tag of cdnTagsToPurge(rows.flatMap((row) => row.tags))) pending.add(tag);
    await flush();
  }

  /** Gives the process that purges a moment for what was gathered until now. */
  function confirmLater() {
    const tags = [...unconfirmed];
    unconfirmed.clear();
    const since = performance.now();
    later(confirmMs, () => confirm(tags, since));
  }

  async function confirm(tags: string[], since: number) {
    const { rowCount } = await pool
      .query(`select from fact where name = $1 and at > clock_timestamp() - $2 * interval '1 millisecond'`, [
        FACT,
        performance.now() - since,
      ])
      .catch(() => ({ rowCount: 0 }));
    if (rowCount === 1) return;
    log.info({ tags: tags.length }, 'cdn purge: not confirmed, purged by this process too');
    for (const tag of tags) pending.add(tag);
    await flush();
  }

  /** Gathers changes for a moment; the task takes all of them. */
  function gather(tags: Set<string>, ms: number, task: () => unknown) {
    let isScheduled = false;
    return (changed: string[]) => {
      for (const tag of cdnTagsToPurge(changed)) tags.add(tag);
      if (isScheduled) return;
      isScheduled = true;
      later(ms, () => {
        isScheduled = false;
        task();
      });
    };
  }

  async function holdLease() {
    if (lease) {
      if (await lease.renew()) return;
      lease = null;
    }
    lease = await acquireLease(database, 'cdn purge', LEASE_SECONDS);
    if (!lease) return;
    log.info({}, 'cdn purge: this process purges');
    await catchUp();
  }

  const tryLease = () => holdLease().catch((error) => log.warn({ err: error }, 'cdn purge lease failed'));
  const taking = tryLease();
  const timer = setInterval(tryLease, LEASE_EVERY_MS);
  timer.unref();
  const purgeSoon = gather(pending, batchMs, flush);
  const confirmSoon = gather(unconfirmed, confirmMs, confirmLater);
  const unsubscribe = changes.subscribe((tags, changed) =>
    (lease || changed.some(({ ageMs }) => ageMs > LATE_MS) ? purgeSoon : confirmSoon)(tags),
  );
  changes.subscribeIndexed((tags) => lease && purgeSoon(tags));

  return {
    async flush() {
      await taking;
      await flush();
    },
    async stop() {
      unsubscribe();
      clearInterval(timer);
      await taking;
      await flush();
      isStopped = true;
      for (const each of timers) clearTimeout(each);
      await lease?.release().catch(() => {});
      lease = null;
    },
  };
}
