import type { Logger } from 'pino';
import type { OrderRefunds } from '#commerce/orders/order-refunds.server.ts';
import type { Returns } from '#commerce/orders/returns.server.ts';
import {
  type AttemptState,
  decideReconciliation,
  KEY_LIFETIME_MS,
  PENDING_LIMIT_MS,
} from '#commerce/payments/payment-attempt.ts';
import type { Database } from '#server/db/database.server.ts';
import { acquireLease } from '#server/db/lease.server.ts';
import type { Checkout } from './checkout.server.ts';

/** Settles open payments: attempts that were never sent, have an unknown outcome, lack an order or await a refund. */
export interface PaymentReconciliation {
  /** Runs once; the number of payments and returns it acted on. */
  reconcile(): Promise<number>;
}

interface Parts {
  database: Database;
  checkout: Checkout;
  returns: Pick<Returns, 'listUnrefunded' | 'refundReturn'>;
  refunds: OrderRefunds;
  log?: Pick<Logger, 'error' | 'warn'>;
  now?: () => Date;
}

interface OpenRow {
  id: string;
  state: AttemptState;
  changed_at: Date;
  first_sent_at: Date | null;
  provider_calls: number;
  has_order: boolean;
  must_refund: boolean;
}

const BATCH = 100;
/** Longer than the slowest call to a provider; the lease is renewed before each payment. */
const LEASE_SECONDS = 60;

export function createPaymentReconciliation({
  database,
  checkout,
  returns,
  refunds,
  log,
  now = () => new Date(),
}: Parts): PaymentReconciliation {
  const { pool } = database;
  const msAgo = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  async function reconcileAttempt(row: OpenRow): Promise<boolean> {
    if (row.must_refund && row.state === 'authorised') {
      await checkout.refundPayment(row.id);
      return true;
    }
    const attempt = {
      state: row.state,
      changedAt: row.changed_at,
      firstSentAt: row.first_sent_at,
      providerCalls: row.provider_calls,
      hasOrder: row.has_order,
    };
    const action = decideReconciliation(attempt, now());
    switch (action.kind) {
      case 'leave':
        return false;
      case 'abandon':
        await checkout.abandon(row.id);
        return true;
      case 'poll-status':
      case 'place-order':
        await checkout.pollStatus(row.id);
        return true;
      case 'escalate':
        await pool.query('update payment_attempt set escalated_at = $2 where id = $1', [row.id, now()]);
        log?.error({ attempt: row.id, reason: action.reason }, 'payment needs manual review');
        return true;
    }
  }

  async function reconcile(): Promise<number> {
    // Only one process runs at a time; the others skip this run.
    const lease = await acquireLease(database, 'payment reconciliation', LEASE_SECONDS);
    if (!lease) return 0;
    let settled = 0;
    try {
      const { rows } = await pool.query<OpenRow>(
        `select a.id, a.state, a.changed_at, a.first_sent_at, a.provider_calls, a.must_refund, o.id is not null as has_order
         from payment_attempt a left join shop_order o on o.attempt_id = a.id
         where a.state in ('stored', 'sent', 'unknown', 'pending', 'authorised') and a.escalated_at is null
           and (o.id is null or a.state = 'pending' or a.must_refund)
           and not (a.state = 'pending' and a.first_sent_at <= $2 and a.first_sent_at > $3)
         order by a.changed_at limit $1`,
        // Pending payments that can only be awaited must not fill the batch.
        [BATCH, msAgo(KEY_LIFETIME_MS), msAgo(PENDING_LIMIT_MS)],
      );
      for (const row of rows) {
        if (!(await lease.renew())) return settled;
        try {
          if (await reconcileAttempt(row)) settled += 1;
        } catch (error) {
          log?.error({ err: error, attempt: row.id }, 'payment reconciliation failed');
        }
      }
      for (const id of await returns.listUnrefunded(BATCH)) {
        if (!(await lease.renew())) return settled;
        try {
          await returns.refundReturn(id);
          settled += 1;
        } catch (error) {
          log?.error({ err: error, return: id }, 'refund of return failed');
        }
      }
      for (const id of await refunds.listDue(BATCH)) {
        if (!(await lease.renew())) return settled;
        try {
          await refunds.send(id);
          settled += 1;
        } catch (error) {
          log?.error({ err: error, refund: id }, 'refund of order failed');
        }
      }
      return settled;
    } finally {
      await lease.release().catch(() => {});
    }
  }

  return {
    reconcile,
  };
}
