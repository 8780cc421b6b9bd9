import type { Database } from '#server/db/database.server.ts';
import { EXCLUSIONS_SLUG } from './badges/badge.ts';
import type { Promotion } from './promotions.ts';

export interface Promotions {
  active(now: Date): Promise<Promotion[]>;
  provideDemo(): Promise<void>;
}

/** What says of itself that no code counts for it is left out. */
const EVERYTHING = { skus: [], brands: [], categorySlugs: [], excludedCategorySlugs: [EXCLUSIONS_SLUG] };

export const DEMO_PROMOTIONS: Promotion[] = [
  {
    id: 'welcome-10',
    name: '10% off your first order',
    priority: 20,
    code: 'WELCOME10',
    isExclusive: false,
    scope: EVERYTHING,
    effect: { kind: 'percent-off', percent: 10 },
  },
  {
    // The one that the badges of the party and evening edits promise.
    id: 'party-10',
    name: '10% off the party edit',
    priority: 15,
    code: 'PARTY10',
    isExclusive: false,
    scope: { ...EVERYTHING, categorySlugs: ['party', 'evening'] },
    effect: { kind: 'percent-off', percent: 10 },
  },
  {
    id: 'beauty-3-for-2',
    name: '3 for 2 on beauty',
    priority: 10,
    code: null,
    isExclusive: false,
    scope: { ...EVERYTHING, categorySlugs: ['beauty'] },
    effect: { kind: 'multibuy', buy: 3, pay: 2 },
  },
];

/** Offers are few and asked for with every basket, so they stay in memory for a moment. */
const KEEP_MS = 1_000;

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
      if (!known || now.getTime() - known.at > KEEP_MS) known = { at: now.getTime(), promotions: load() };
      known.promotions.catch(() => {
        known = null;
      });
      const promotions = await known.promotions;
      return promotions.filter(
        ({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || endsAt > now),
      );
    },
    async provideDemo() {
      for (const { id, name, priority, code, isExclusive, scope, effect } of DEMO_PROMOTIONS) {
        await pool.query(
          // One that somebody has taken away stays away.
          `insert into promotion (id, name, priority, code, is_exclusive, scope, effect)
           select $1, $2, $3, $4, $5, $6, $7
           where not exists (select 1 from record_history where kind = 'offer' and record_id = $1)
           on conflict (id) do nothing`,
          [id, name, priority, code, isExclusive, JSON.stringify(scope), JSON.stringify(effect)],
        );
      }
    },
  };
}
