import type { Database } from '#server/db/database.server.ts';
import type { Promotion } from './promotions.ts';

export interface Promotions {
  active(now: Date): Promise<Promotion[]>;
}

/** Promotions are few and needed with every basket, so they are cached for a moment. */
const CACHE_MS = 1_000;

export function createPromotions({ pool }: Database): Promotions {
  let known: {
    at: number;
    promotions: Promise<(Promotion & { startsAt: Date | null; endsAt: Date | null })[]>;
  } | null = null;

  async function load() {
    const { rows } = await pool.query(
      `select id, name, priority, code, is_exclusive as "isExclusive", scope, effect,
         starts_at as "startsAt", ends_at as "endsAt" from promotion where not is_paused`,
    );
    return rows;
  }

  return {
    async active(now) {
      if (!known || now.getTime() - known.at > CACHE_MS) known = { at: now.getTime(), promotions: load() };
      known.promotions.catch(() => {
        known = null;
      });
      const promotions = await known.promotions;
      return promotions.filter(
        ({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || endsAt > now),
      );
    },
  };
}
