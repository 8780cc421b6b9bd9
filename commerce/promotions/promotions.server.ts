import type { Database } from '#server/db/database.server.ts';
import type { Promotion } from './promotions.ts';

export interface Promotions {
  active(now: Date): Promise<Promotion[]>;
  /** Every promotion, also those that do not run, with whether it would run at a time. */
  allAt(at: Date): Promise<{ promotion: Promotion; state: RunState }[]>;
}

export type RunState = 'live' | 'paused' | 'scheduled' | 'over';

/** Promotions are few and needed with every basket, so they are cached for a moment. */
const CACHE_MS = 1_000;

interface StoredPromotion extends Promotion {
  startsAt: Date | null;
  endsAt: Date | null;
  isPaused: boolean;
}

export function createPromotions({ pool }: Database): Promotions {
  let known: { at: number; promotions: Promise<StoredPromotion[]> } | null = null;

  async function load() {
    const { rows } = await pool.query<StoredPromotion>(
      `select id, name, priority, code, is_exclusive as "isExclusive", scope, effect, limits, currency,
         has_own_codes as "hasOwnCodes", texts, starts_at as "startsAt", ends_at as "endsAt",
         is_paused as "isPaused" from promotion`,
    );
    return rows;
  }

  return {
    async active(now) {
      if (!known || now.getTime() - known.at > CACHE_MS) known = { at: now.getTime(), promotions: load() };
      known.promotions.catch(() => {
        known = null;
      });
      return (await known.promotions).filter((promotion) => stateAt(now, promotion) === 'live');
    },
    async allAt(at) {
      return (await load()).map((promotion) => ({ promotion, state: stateAt(at, promotion) }));
    },
  };
}

function stateAt(at: Date, { startsAt, endsAt, isPaused }: StoredPromotion): RunState {
  if (endsAt && endsAt <= at) return 'over';
  if (isPaused) return 'paused';
  return startsAt && startsAt > at ? 'scheduled' : 'live';
}
