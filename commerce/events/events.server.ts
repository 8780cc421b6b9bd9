import type { Database } from '#server/db/database.server.ts';
import { createActivity } from './activity.server.ts';
import { type CompanyOf, createCompany } from './company.server.ts';
import { gatherProof, type Proof } from './proof.server.ts';

export interface HeardEvent {
  name: string;
  productId: string | null;
  details: Record<string, unknown>;
}

export interface Events {
  /** Keeps what a shopper's page told, in order; pages may name a product by its key or its id. */
  record(visitor: string, events: readonly HeardEvent[]): Promise<void>;
  companyOf: CompanyOf;
  proofFor(productId: string): Promise<Proof[]>;
  /** Puts what was bought together, since it was last asked, beside what was looked at together. */
  learnFromOrders(): Promise<number>;
  /** Forgets what is older than three months; returns how much. */
  forgetOld(): Promise<number>;
}

const KEPT_DAYS = 90;
/** An order may be written a little after the moment it names. */
const OVERLAP_MS = 3_600_000;

export function createEvents(database: Pick<Database, 'pool'>, now: () => Date = () => new Date()): Events {
  const { pool } = database;
  const activityOf = createActivity(database, now);
  let learnedUntil = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  return {
    async record(visitor, events) {
      if (events.length === 0) return;
      await pool.query(
        `insert into event (name, visitor, product_id, details, at)
         select t.name, $1, coalesce(p.id, t.product_id), t.details, $3
         from jsonb_to_recordset($2) as t (name text, product_id text, details jsonb)
         left join product p on p.key = t.product_id`,
        [
          visitor,
          JSON.stringify(events.map(({ productId, ...rest }) => ({ ...rest, product_id: productId }))),
          now(),
        ],
      );
    },

    companyOf: createCompany(database),

    async proofFor(productId) {
      const { rows } = await pool.query<{ stock: number; five: number }>({
        name: 'proof-facts',
        text: `select
            (select coalesce(sum(s.quantity), 0)::int from stock s join variant v using (sku) where v.product_id = $1) as stock,
            (select count(*)::int from review where product_id = $1 and state = 'approved' and rating = 5) as five`,
        values: [productId],
      });
      const { stock, five } = rows[0]!;
      return gatherProof({ ...(await activityOf(productId)), inStock: stock, fiveStarReviews: five }, now());
    },

    async learnFromOrders() {
      // An order stands for a visitor who bought; nothing else of it is taken over.
      const { rowCount } = await pool.query(
        `insert into event (name, visitor, product_id, at)
         select 'purchase', 'order-' || o.id, line ->> 'productId', o.placed_at
         from shop_order o, jsonb_array_elements(o.snapshot -> 'lines') line
         where o.state <> 'cancelled' and o.placed_at > $1
           and not exists (select 1 from event e where e.visitor = 'order-' || o.id)`,
        [new Date(learnedUntil.getTime() - OVERLAP_MS)],
      );
      learnedUntil = now();
      return rowCount ?? 0;
    },

    async forgetOld() {
      const { rowCount } = await pool.query('delete from event where at < $1', [
        new Date(now().getTime() - KEPT_DAYS * 86_400_000),
      ]);
      return rowCount ?? 0;
    },
  };
}
