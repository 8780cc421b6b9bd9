import { EXCLUSIONS_SLUG } from '../../../commerce/promotions/badges/badge.ts';
import type { Promotion } from '../../../commerce/promotions/promotions.ts';
import type { Database } from '../../../server/db/database.server.ts';

/** Everything but the products that are excluded from codes. */
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
    // The badges of the party and evening edits mention this code.
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

export async function seedPromotions({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const { id, name, priority, code, isExclusive, scope, effect } of DEMO_PROMOTIONS) {
    await pool.query(
      // A promotion that staff removed is not inserted again.
      `insert into promotion (id, name, priority, code, is_exclusive, scope, effect)
       select $1, $2, $3, $4, $5, $6, $7
       where not exists (select 1 from record_history where kind = 'promotion' and record_id = $1)
       on conflict (id) do nothing`,
      [id, name, priority, code, isExclusive, JSON.stringify(scope), JSON.stringify(effect)],
    );
  }
}
