import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { PaymentRequest } from '../provider.ts';

export interface PaymentRow {
  reference: string;
  merchant_reference: string;
  amount: number;
  currency: string;
  outcome: 'authorised' | 'refused' | 'pending' | 'challenge';
  return_url: string;
  created_at: Date;
}

/** What the sandbox has written down: payments, and money that went back. */
export interface SandboxBooks {
  /** The first request with a key decides; every later one finds what was decided. */
  enter(
    request: PaymentRequest,
    outcome: PaymentRow['outcome'],
    at: Date,
  ): Promise<{ row: PaymentRow; isNew: boolean }>;
  byKey(key: string): Promise<PaymentRow | null>;
  byReference(reference: string): Promise<PaymentRow | null>;
  /** False when it was decided before. */
  decide(reference: string, outcome: 'authorised' | 'refused', from: PaymentRow['outcome']): Promise<boolean>;
  /** Once for a key, never more than came; without an amount, all that is left. Null when nothing goes back now. */
  sendBack(
    reference: string,
    key: string,
    asked: number | null,
  ): Promise<{ row: PaymentRow; amount: number } | null>;
}

export function newReference(): string {
  return `SBX${randomBytes(8).toString('hex').toUpperCase()}`;
}

export function openBooks(pool: pg.Pool): SandboxBooks {
  async function find(column: 'idempotency_key' | 'reference', value: string): Promise<PaymentRow | null> {
    const text = `select * from sandbox_payment where ${column} = $1`;
    return (await pool.query<PaymentRow>(text, [value])).rows[0] ?? null;
  }

  return {
    byKey: (key) => find('idempotency_key', key),
    byReference: (reference) => find('reference', reference),

    async enter({ idempotencyKey, merchantReference, amount, returnUrl }, outcome, at) {
      const inserted = await pool.query<PaymentRow>(
        `insert into sandbox_payment (reference, idempotency_key, merchant_reference, amount, currency, outcome, return_url, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (idempotency_key) do nothing returning *`,
        [
          newReference(),
          idempotencyKey,
          merchantReference,
          amount.value,
          amount.currency,
          outcome,
          returnUrl,
          at,
        ],
      );
      if (inserted.rows[0]) return { row: inserted.rows[0], isNew: true };
      return { row: (await find('idempotency_key', idempotencyKey))!, isNew: false };
    },

    async decide(reference, outcome, from) {
      const { rowCount } = await pool.query(
        'update sandbox_payment set outcome = $2 where reference = $1 and outcome = $3',
        [reference, outcome, from],
      );
      return (rowCount ?? 0) > 0;
    },

    async sendBack(reference, key, asked) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const sent = await bookRefund(client, reference, key, asked);
        await client.query('commit');
        return sent;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

async function bookRefund(client: pg.PoolClient, reference: string, key: string, asked: number | null) {
  const { rows } = await client.query<PaymentRow>(
    'select * from sandbox_payment where reference = $1 for update',
    [reference],
  );
  const row = rows[0];
  if (!row) throw new Error(`The sandbox knows no payment ${reference}.`);
  const { rows: sent } = await client.query<{ idempotency_key: string; amount: number }>(
    'select idempotency_key, amount from sandbox_refund where reference = $1',
    [reference],
  );
  const left = row.amount - sent.reduce((sum, refund) => sum + refund.amount, 0);
  const amount = asked ?? left;
  if (amount > left) throw new Error(`Only ${left} of payment ${reference} is left to give back.`);
  if (amount <= 0 || sent.some((refund) => refund.idempotency_key === key)) return null;
  await client.query('insert into sandbox_refund (reference, idempotency_key, amount) values ($1, $2, $3)', [
    reference,
    key,
    amount,
  ]);
  return { row, amount };
}
