import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database } from '#server/db/database.server.ts';
import { createActivity } from './activity.server.ts';
import { type CoPurchasesOf, createCoPurchases } from './co-purchases.server.ts';
import { collectSocialProof, type SocialProofFact } from './social-proof-facts.server.ts';

export interface RecordedEvent {
  name: string;
  productId: string | null;
  details: Record<string, unknown>;
}

/** The site of a brand: its market where the brand has markets. */
export type EventSite = Pick<BrandConfig, 'slug' | 'market'>;

export interface Events {
  /** Stores the events of a visitor in order, with the market where they happened; a product may be given by key or by id. */
  record(visitor: string, events: readonly RecordedEvent[], site?: EventSite): Promise<void>;
  coPurchasesOf: CoPurchasesOf;
  socialProofFor(productId: string): Promise<SocialProofFact[]>;
  /** Adds a purchase event for every product of the orders since the last call. */
  recordPurchases(): Promise<number>;
  /** Deletes events that are older than three months; returns how many. */
  deleteOld(): Promise<number>;
}

const STORED_DAYS = 90;
/** An order may be committed some time after its own timestamp. */
const OVERLAP_MS = 3_600_000;

export function createEvents(database: Pick<Database, 'pool'>, now: () => Date = () => new Date()): Events {
  const { pool } = database;
  const activityOf = createActivity(database, now);
  let recordedUntil = new Date(now().getTime() - STORED_DAYS * 86_400_000);
  return {
    async record(visitor, events, site) {
      if (events.length === 0) return;
      await pool.query(
        `insert into event (name, visitor, product_id, details, at)
         select t.name, $1, coalesce(p.id, t.product_id), t.details, $3
         from jsonb_to_recordset($2) as t (name text, product_id text, details jsonb)
         left join product p on p.key = t.product_id`,
        [
          visitor,
          JSON.stringify(
            events.map(({ name, productId, details }) => ({
              name,
              product_id: productId,
              details: { ...details, ...(site && { site: site.market ?? site.slug }) },
            })),
          ),
          now(),
        ],
      );
    },

    coPurchasesOf: createCoPurchases(database),

    async socialProofFor(productId) {
      const { rows } = await pool.query<{ stock: number; five: number }>({
        name: 'social-proof-facts',
        text: `select
            (select coalesce(sum(s.quantity), 0)::int from stock s join variant v using (sku) where v.product_id = $1) as stock,
            (select count(*)::int from review where product_id = $1 and state = 'approved' and rating = 5) as five`,
        values: [productId],
      });
      const { stock = 0, five = 0 } = rows[0] ?? {};
      return collectSocialProof(
        { ...(await activityOf(productId)), inStock: stock, fiveStarReviews: five },
        now(),
      );
    },

    async recordPurchases() {
      // The order id replaces the visitor; no other data of the order is used.
      const { rowCount } = await pool.query(
        `insert into event (name, visitor, product_id, at)
         select 'purchase', 'order-' || o.id, line ->> 'productId', o.placed_at
         from shop_order o, jsonb_array_elements(o.snapshot -> 'lines') line
         where o.state <> 'cancelled' and o.placed_at > $1
           and not exists (select 1 from event e where e.visitor = 'order-' || o.id)`,
        [new Date(recordedUntil.getTime() - OVERLAP_MS)],
      );
      recordedUntil = now();
      return rowCount ?? 0;
    },

    async deleteOld() {
      const { rowCount } = await pool.query('delete from event where at < $1', [
        new Date(now().getTime() - STORED_DAYS * 86_400_000),
      ]);
      return rowCount ?? 0;
    },
  };
}
