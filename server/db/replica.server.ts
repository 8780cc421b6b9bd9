import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

type QueryPool = Pick<pg.Pool, 'query'>;

/** Where the catalogue is read. */
export interface CatalogueReads extends QueryPool {
  /**
   * Decides where reads go until the next call: to the replica when it has everything that the primary had a moment ago. The
   * change feed calls it before each read and reads from the same server, so no cache is filled with a state older than the
   * changes that purged it.
   */
  choose(): Promise<QueryPool>;
}

/** A replica that is further behind than this is not used. */
const MAX_LAG_MS = 2_000;
const CATCH_UP_PAUSES_MS = [5, 15, 50];

const primaryOnly = new AsyncLocalStorage<true>();

/** What `task` reads is what was last written: pages of staff and of one shopper do not lag behind their own changes. */
export function readFromPrimary<T>(task: () => T): T {
  return primaryOnly.run(true, task);
}

export function createReplicaReads(
  primary: QueryPool,
  replica: QueryPool | null,
  now: () => number = Date.now,
): CatalogueReads {
  if (!replica) return { query: primary.query.bind(primary), choose: async () => primary };
  return routeReads(primary, replica, now);
}

function routeReads(primary: QueryPool, replica: QueryPool, now: () => number): CatalogueReads {
  let source: QueryPool = primary;
  /** A position of the primary that the replica has not reached yet. */
  let awaited: { lsn: string; since: number } | null = null;

  async function hasReached(lsn: string): Promise<boolean> {
    const { rows } = await replica.query<{ reached: boolean }>(
      // A replica that was promoted is a primary: it has everything.
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [lsn],
    );
    return rows[0]?.reached ?? false;
  }

  /** Null while the primary does not respond. */
  async function primaryPosition(): Promise<string | null> {
    try {
      const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      return rows[0]?.lsn ?? null;
    } catch {
      return null;
    }
  }

  /** A replica in use may be a moment behind; one that is taken into use is waited for, since writes never pause. */
  async function reaches(lsn: string): Promise<boolean> {
    if (await hasReached(lsn)) return true;
    if (source === replica) return false;
    for (const ms of CATCH_UP_PAUSES_MS) {
      await pause(ms);
      if (await hasReached(lsn)) return true;
    }
    return false;
  }

  async function choose(): Promise<QueryPool> {
    try {
      if (awaited && (await hasReached(awaited.lsn))) awaited = null;
      const lsn = await primaryPosition();
      // Without a primary the last state is served for as long as the replica has one.
      if (lsn === null) return source;
      const isCurrent = await reaches(lsn);
      if (isCurrent) awaited = null;
      else awaited ??= { lsn, since: now() };
      if (isCurrent) source = replica;
      else if (awaited && now() - awaited.since > MAX_LAG_MS) source = primary;
    } catch {
      source = primary;
    }
    return source;
  }

  async function query(...args: Parameters<QueryPool['query']>) {
    const chosen = primaryOnly.getStore() ? primary : source;
    if (chosen === primary) return primary.query(...args);
    try {
      return await chosen.query(...args);
    } catch {
      // A replica may be gone, or cancel a query that is in the way of replication.
      source = primary;
      return primary.query(...args);
    }
  }

  return { query: query as QueryPool['query'], choose };
}
