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
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** For tests. */
  settleMs?: number;
  batchMs?: number;
}

const FACT = 'cdn purged until';
/** When the process that purges dies, old prices are seen until another one holds the lease. */
const LEASE_SECONDS = 5;
const LEASE_EVERY_MS = 1_500;
/** Changes of one import come in many transactions; a short wait makes one call of them. */
const BATCH_MS = 30;
/** By then every process has purged its own pages: what the CDN stored meanwhile from a slower one goes too. */
const SETTLE_MS = 1_500;
const RETRY_MS = [250, 500, 1_000, 2_000, 5_000, 15_000, 30_000];
/** A transaction may commit some time after the timestamp of its change. */
const OVERLAP = '5 minutes';

/**
 * Purges the CDN after the change feed. One process of the fleet does it; when it dies another one takes over and starts from the
 * last position that was purged, a little early, since purging twice does no harm.
 */
export function createCdnPurger({
  cdn,
  database,
  changes,
  log,
  settleMs = SETTLE_MS,
  batchMs = BATCH_MS,
}: Parts): CdnPurger {
  const { pool } = database;
  const pending = new Set<string>();
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

  async function purgePending() {
    const tags = [...pending];
    if (!lease || tags.length === 0) return;
    pending.clear();
    const purgedAt = new Date();
    try {
      await purgeInBatches(tags);
      failed = 0;
      await pool.query(
        `insert into fact (name, value, at) values ($1, 'true', $2)
         on conflict (name) do update set at = greatest(fact.at, excluded.at)`,
        [FACT, purgedAt],
      );
      return tags;
    } catch (error) {
      for (const tag of tags) pending.add(tag);
      const ms = RETRY_MS[Math.min(failed, RETRY_MS.length - 1)] ?? 0;
      failed += 1;
      log.warn({ err: error, tags: tags.length, retryMs: ms }, 'cdn purge failed');
      later(ms, flush);
    }
  }

  function flush(): Promise<void> {
    running ??= purgePending()
      .then((purged) => {
        if (purged) later(settleMs, () => purgeInBatches(purged).catch(() => {}));
      })
      .catch((error) => log.warn({ err: error }, 'cdn purge failed'))
      .finally(() => {
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
  let isScheduled = false;
  const unsubscribe = changes.subscribe((changed) => {
    if (!lease) return;
    for (const tag of cdnTagsToPurge(changed)) pending.add(tag);
    if (isScheduled) return;
    isScheduled = true;
    later(batchMs, () => {
      isScheduled = false;
      void flush();
    });
  });

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
