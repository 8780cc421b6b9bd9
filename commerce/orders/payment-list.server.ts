import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { type AttemptState, isAwaited } from '#commerce/payments/payment-attempt.ts';
import type { ActionResult, OpenStore } from '#commerce/resources/resource-store.server.ts';
import {
  byBrandAndCountry,
  type ListedTable,
  listTable,
  toIso,
} from '#commerce/resources/table-list.server.ts';
import type { settleInput } from './payment-resource.ts';
import { settlePayment } from './settle-payment.server.ts';

/** The partial index of what is to check finds them; there are few. */
const PAYMENTS: ListedTable = {
  from: sql`payment_attempt a left join shop_order o on o.attempt_id = a.id`,
  id: sql`a.id`,
  columns: sql`a.id, a.snapshot ->> 'email' as email, a.snapshot ->> 'brandSlug' as brand,
    concat_ws(' ', a.snapshot #>> '{shippingAddress,firstName}', a.snapshot #>> '{shippingAddress,lastName}') as name,
    a.snapshot #>> '{shippingAddress,country}' as country, a.amount, a.currency, a.method, a.provider,
    a.provider_reference as reference, a.state, a.created_at as "createdAt", a.escalated_at as "escalatedAt",
    a.refusal as found, o.number as "order"`,
  toBody({ amount, currency, ...row }) {
    return {
      ...row,
      amount: { centAmount: Number(amount), currencyCode: String(currency) },
      createdAt: toIso(row.createdAt),
      escalatedAt: row.escalatedAt === null ? null : toIso(row.escalatedAt),
    };
  },
  where: sql`a.escalated_at is not null`,
  sorts: { escalatedAt: { by: sql`a.escalated_at`, type: 'timestamptz' } },
  search: (text) =>
    sql`${text} in (a.id, a.provider_reference) or lower(a.snapshot ->> 'email') = ${text.toLowerCase()}`,
  ...byBrandAndCountry(sql`a.snapshot ->> 'brandSlug'`, sql`a.snapshot #>> '{shippingAddress,country}'`),
};

const TAKEN = 'The provider has taken this payment. Refund it there first.';
const SETTLED: ActionResult = { kind: 'refused', reason: 'This payment is settled already.' };

export const openPayments: OpenStore = (db) => {
  const openState = async (id: string) => {
    const { rows } = await db.execute<{ state: AttemptState; reference: string | null }>(
      sql`select a.state, a.provider_reference as reference from payment_attempt a
        where a.id = ${id} and a.escalated_at is not null
          and not exists (select from shop_order o where o.attempt_id = a.id)`,
    );
    return rows[0] ?? null;
  };
  return {
    list: (query) => listTable(db, PAYMENTS, query),

    async read(id) {
      const { rows } = await db.execute<Record<string, unknown>>(
        sql`select ${PAYMENTS.columns} from ${PAYMENTS.from} where a.id = ${id}`,
      );
      return rows[0] ? { id, body: PAYMENTS.toBody(rows[0]) } : null;
    },

    actions: {
      async settle(id, input): Promise<ActionResult> {
        const { outcome, text } = input as InferOutput<typeof settleInput>;
        const payment = await openState(id);
        if (!payment) return SETTLED;
        if (outcome === 'not-charged' && payment.state === 'authorised')
          return { kind: 'refused', reason: TAKEN };
        // Stock and offers that it reserved are released. Until the mark is taken away, whoever repeats this does no harm.
        if (isAwaited(payment.state))
          await settlePayment(
            { db },
            id,
            { kind: 'refused', reference: payment.reference ?? '', reason: text },
            { now: new Date(), onStep: () => {} },
          );
        // What was refunded by hand must neither be refunded again nor become an order when the provider speaks late.
        await db.execute(sql`update payment_attempt set escalated_at = null, refusal = ${text}, changed_at = now(),
            state = case when ${outcome} = 'refunded' then 'refunded' else state end,
            must_refund = must_refund and ${outcome} <> 'refunded'
          where id = ${id} and escalated_at is not null`);
        return { kind: 'done' };
      },

      /** The job that settles payments sends the refund again. */
      async 'refund-again'(id): Promise<ActionResult> {
        if ((await openState(id))?.state !== 'authorised') return SETTLED;
        await db.execute(
          sql`update payment_attempt set escalated_at = null, must_refund = true where id = ${id}`,
        );
        return { kind: 'done' };
      },
    },
  };
};
