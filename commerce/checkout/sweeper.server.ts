import type { Logger } from 'pino';
import type { Returns } from '#commerce/orders/returns.server.ts';
import { type AttemptState, decideSweep } from '#commerce/payments/payment-attempt.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Checkout } from './checkout.server.ts';

/** Finishes what nobody finished: attempts whose outcome is unknown, never sent, or paid without an order. */
export interface Sweeper {
  sweep(): Promise<number>;
  start(everyMs: number): void;
  stop(): void;
}

interface Parts {
  database: Database;
  checkout: Checkout;
  returns: Pick<Returns, 'unpaid' | 'payBack'>;
  log?: Pick<Logger, 'error' | 'warn'>;
  now?: () => Date;
}

interface OpenRow {
  id: string;
  state: AttemptState;
  changed_at: Date;
  first_sent_at: Date | null;
  times_asked: number;
  has_order: boolean;
  must_return_money: boolean;
}

const SWEEP_LOCK = 7_335_833;
const AT_ONCE = 100;

export function createSweeper({ database, checkout, returns, log, now = () => new Date() }: Parts): Sweeper {
  const { pool } = database;
  let timer: NodeJS.Timeout | null = null;

  async function sweepOne(row: OpenRow): Promise<boolean> {
    if (row.must_return_money && row.state === 'authorised') {
      await checkout.returnMoney(row.id);
      return true;
    }
    const attempt = {
      state: row.state,
      changedAt: row.changed_at,
      firstSentAt: row.first_sent_at,
      timesAsked: row.times_asked,
      hasOrder: row.has_order,
    };
    const action = decideSweep(attempt, now());
    switch (action.kind) {
      case 'leave':
        return false;
      case 'abandon':
        await checkout.abandon(row.id);
        return true;
      case 'ask-again':
      case 'place-order':
        await checkout.askAgain(row.id);
        return true;
      case 'escalate':
        await pool.query('update payment_attempt set escalated_at = $2 where id = $1', [row.id, now()]);
        log?.error({ attempt: row.id, reason: action.reason }, 'a person must look at this payment');
        return true;
    }
  }

  async function sweep(): Promise<number> {
    const client = await pool.connect();
    let swept = 0;
    try {
      // Of several servers one sweeps; the others come back later.
      const { rows: locks } = await client.query('select pg_try_advisory_lock($1) as got', [SWEEP_LOCK]);
      if (!locks[0].got) return 0;
      const { rows } = await client.query<OpenRow>(
        `select a.id, a.state, a.changed_at, a.first_sent_at, a.times_asked, a.must_return_money, o.id is not null as has_order
         from payment_attempt a left join shop_order o on o.attempt_id = a.id
         where a.state in ('stored', 'sent', 'unknown', 'pending', 'authorised') and a.escalated_at is null
           and (o.id is null or a.state = 'pending' or a.must_return_money)
         order by a.changed_at limit $1`,
        [AT_ONCE],
      );
      for (const row of rows) {
        try {
          if (await sweepOne(row)) swept += 1;
        } catch (error) {
          log?.error({ err: error, attempt: row.id }, 'a payment could not be swept');
        }
      }
      for (const id of await returns.unpaid(AT_ONCE)) {
        try {
          await returns.payBack(id);
          swept += 1;
        } catch (error) {
          log?.error({ err: error, return: id }, 'a return could not be paid back');
        }
      }
      return swept;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [SWEEP_LOCK]).catch(() => {});
      client.release();
    }
  }

  return {
    sweep,
    start(everyMs) {
      timer = setInterval(
        () => void sweep().catch((error) => log?.error({ err: error }, 'sweeping failed')),
        everyMs,
      );
      timer.unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}
