import { type Actor, may, ownersOf, type Permission } from '#commerce/resources/permissions.ts';
import type { Database } from '#server/db/database.server.ts';

export type QueueName =
  | 'dispatch'
  | 'check'
  | 'payments'
  | 'returns'
  | 'reviews'
  | 'imports'
  | 'emails'
  | 'stock'
  | 'drafts';

export interface WorkQueue {
  name: QueueName;
  count: number;
  to: string;
}

const FEW_PIECES = 3;
const MOST_COUNTED = 1000;

interface Queue {
  permission: Permission;
  to: string;
  /** Rows of what waits; `own.brands` are those of a limited account, or null, `own.owners` what `ownersOf` says. */
  rows: string;
}

const ownBrand = (column: string) => `(own.brands is null or ${column} = any(own.brands))`;
const OWN_ORDER = `(own.owners is null or o.brand_slug = any(own.owners) or o.brand_slug || '/' || o.country = any(own.owners))`;

/** What needs a person, each with where it is done. A new queue is one line here. */
const QUEUES: Readonly<Record<QueueName, Queue>> = {
  dispatch: {
    permission: 'orders.write',
    to: '/staff/orders?status=to-ship',
    rows: `select 1 from own, shop_order o where o.state in ('placed', 'packed', 'part-dispatched') and ${OWN_ORDER}`,
  },
  check: {
    permission: 'orders.read',
    to: '/staff/orders?payment=review',
    rows: `select 1 from own, shop_order o join payment_attempt a on a.id = o.attempt_id
      where a.escalated_at is not null and ${OWN_ORDER}`,
  },
  payments: {
    permission: 'orders.refund',
    to: '/staff/payments',
    rows: `select 1 from own, payment_attempt a
      where a.escalated_at is not null and not exists (select from shop_order o where o.attempt_id = a.id)
        and (own.owners is null or a.snapshot ->> 'brandSlug' = any(own.owners)
          or (a.snapshot ->> 'brandSlug') || '/' || (a.snapshot #>> '{shippingAddress,country}') = any(own.owners))`,
  },
  returns: {
    permission: 'orders.write',
    to: '/staff/orders?returns=requested',
    rows: `select 1 from own, order_return r join shop_order o on o.id = r.order_id
      where r.state = 'requested' and ${OWN_ORDER}`,
  },
  reviews: {
    permission: 'reviews.write',
    to: '/staff/reviews',
    rows: `select 1 from review where state = 'pending'`,
  },
  imports: {
    permission: 'products.write',
    to: '/staff/catalogue',
    rows: `select 1 from catalogue_import, own where own.brands is null and state = 'failed' and at > now() - interval '7 days'`,
  },
  emails: {
    permission: 'activity.read',
    to: '/staff/activity',
    rows: `select 1 from outbox where sent_at is null and failure is not null`,
  },
  stock: {
    permission: 'products.write',
    to: '/staff/stock?level=low',
    rows: `select 1 from own, stock s join variant v on v.sku = s.sku join product p on p.id = v.product_id
      where p.is_live and s.quantity between 1 and ${FEW_PIECES}
        and (own.brands is null or jsonb_array_length(p.details -> 'availableFascias') <> 1
          or p.details -> 'availableFascias' ->> 0 = any(own.brands))`,
  },
  drafts: {
    permission: 'content.write',
    to: '/staff/pages?status=draft',
    rows: `select 1 from own, content_version where state = 'draft' and ${ownBrand('brand')}`,
  },
};

/** How much waits for this person, by queue; empty queues are left out. */
export async function readWorkQueues(
  { pool }: Pick<Database, 'pool'>,
  actor: Pick<Actor, 'role' | 'grants' | 'brands' | 'places'>,
): Promise<WorkQueue[]> {
  const own = Object.entries(QUEUES).filter(([, { permission }]) => may(actor, permission));
  if (own.length === 0) return [];
  const counts = own.map(
    ([name, { rows }]) =>
      `select '${name}' as name, (select count(*)::int from (${rows} limit ${MOST_COUNTED}) counted) as count`,
  );
  const { rows } = await pool.query<{ name: QueueName; count: number }>(
    `with own as (select $1::text[] as brands, $2::text[] as owners) ${counts.join(' union all ')}`,
    [actor.brands, ownersOf(actor)],
  );
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => ({ name, count, to: QUEUES[name].to }));
}
