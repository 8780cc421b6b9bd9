import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type {
  OpenStore,
  ActionResult as RecordActionResult,
} from '#commerce/resources/resource-store.server.ts';
import {
  byBrandAndCountry,
  type ListedTable,
  listTable,
  sinceDay,
  toArray,
  untilDay,
} from '#commerce/resources/table-list.server.ts';
import { wordsQuery } from '#commerce/resources/words-query.ts';
import { STATE_GROUPS } from './order-resource.ts';
import type { ActionResult } from './order-timeline.server.ts';
import { deliverOrder, shipOrder } from './ship-order.server.ts';

const PAYMENTS: Readonly<Record<string, SQL>> = {
  pending: sql`o.state = 'payment-pending'`,
  paid: sql`o.refunded = 0 and o.state not in ('payment-pending', 'cancelled')`,
  'part-refunded': sql`o.refunded > 0 and o.refunded < o.total`,
  refunded: sql`o.refunded > 0 and o.refunded = o.total`,
  // One subquery, which an index answers; with or between two, every order would be read.
  due: sql`o.id in (select order_id from order_refund where state = 'due'
    union all select order_id from order_return where state = 'received'
    union all select reversed.id from payment_attempt a join shop_order reversed on reversed.attempt_id = a.id
      where a.must_refund and a.state = 'authorised')`,
  review: sql`o.attempt_id in (select id from payment_attempt where escalated_at is not null)`,
};

/** An index gives the rows of one value in the order of the list; those of several are sorted. */
const oneOf = (column: SQL, values: readonly string[]) =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${toArray(values)})`;

/** The list of orders; every filter and the search have an index, and every order can be reached. */
const ORDERS: ListedTable = {
  from: sql`shop_order o`,
  id: sql`o.number`,
  columns: sql`o.number, o.placed_at as "placedAt", o.state, o.email, o.total, o.currency, o.refunded,
    o.brand_slug as brand, o.snapshot #>> '{delivery,name}' as delivery, o.country,
    concat_ws(' ', o.snapshot #>> '{shippingAddress,firstName}', o.snapshot #>> '{shippingAddress,lastName}') as name,
    (select coalesce(sum((line ->> 'quantity')::int), 0)::int from jsonb_array_elements(o.snapshot -> 'lines') line) as count`,
  toBody({ total, currency, refunded, ...row }) {
    const [paid, back] = [Number(total), Number(refunded)];
    return {
      ...row,
      placedAt: new Date(String(row.placedAt)).toISOString(),
      payment: paymentText(String(row.state), paid, back),
      total: { centAmount: paid, currencyCode: String(currency) },
    };
  },
  sorts: { placedAt: { by: sql`o.placed_at`, type: 'timestamptz' } },
  search(text) {
    const query = wordsQuery(text);
    return query ? sql`o.search_words @@ ${query}::tsquery` : sql`true`;
  },
  ...byBrandAndCountry(sql`o.brand_slug`, sql`o.country`),
  filters: {
    status: (values) =>
      oneOf(
        sql`o.state`,
        values.flatMap((value): readonly string[] => STATE_GROUPS[value] ?? [value]),
      ),
    brand: (values) => oneOf(sql`o.brand_slug`, values),
    delivery: (values) => oneOf(sql`o.delivery_method`, values),
    country: (values) => oneOf(sql`o.country`, values),
    payment: ([value]) => PAYMENTS[value ?? ''] ?? sql`true`,
    returns: (values) => sql`o.id in (select order_id from order_return where ${oneOf(sql`state`, values)})`,
    from: sinceDay(sql`o.placed_at`),
    until: untilDay(sql`o.placed_at`),
  },
};

function paymentText(state: string, total: number, refunded: number): string {
  if (state === 'payment-pending') return 'Pending';
  if (refunded === 0) return state === 'cancelled' ? 'Not paid' : 'Paid';
  return refunded < total ? 'Part refunded' : 'Refunded';
}

const REFUSED = 'The order is in another state by now. Nothing was changed.';

function toResult({ kind }: ActionResult): RecordActionResult {
  return kind === 'done' || kind === 'repeated' ? { kind: 'done' } : { kind: 'refused', reason: REFUSED };
}

export const openOrders: OpenStore = (db) => ({
  list: (query) => listTable(db, ORDERS, query),

  async read(number) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${ORDERS.columns} from ${ORDERS.from} where o.number = ${number}`,
    );
    return rows[0] ? { id: number, body: ORDERS.toBody(rows[0]) } : null;
  },

  // Both change nothing when they are repeated, so each click has a key of its own.
  actions: {
    async ship(number, _input, { email: who }) {
      const request = { number, key: randomUUID(), version: null, who };
      const parcel = { pieces: null, carrier: '', trackingNumber: '' };
      return toResult(await shipOrder({ db }, request, parcel, new Date()));
    },
    async deliver(number, _input, { email: who }) {
      const request = { number, key: randomUUID(), version: null, who };
      return toResult(await deliverOrder({ db }, request, new Date()));
    },
  },
});
