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

/** Storage of the sandbox: payments and refunds. */
export interface SandboxStore {
  /** The first request with a key sets the outcome; later requests get the same row. */
  recordPayment(
    request: PaymentRequest,
    outcome: PaymentRow['outcome'],
    at: Date,
  ): Promise<{ row: PaymentRow; isNew: boolean }>;
  byKey(key: string): Promise<PaymentRow | null>;
  byReference(reference: string): Promise<PaymentRow | null>;
  /** False when the outcome is no longer `from`. */
  setOutcome(
    reference: string,
    outcome: 'authorised' | 'refused',
    from: PaymentRow['outcome'],
  ): Promise<boolean>;
  /** Once for a key and never more than was paid; `requested: null` is the rest. Null when nothing is refunded. */
  refund(
    reference: string,
    key: string,
    requested: number | null,
  ): Promise<{ row: PaymentRow; amount: number } | null>;
}

export function newReference(): string {
  return `SBX${randomBytes(8).toString('hex').toUpperCase()}`;
}

export function createSandboxStore(pool: pg.Pool): SandboxStore {
  async function find(column: 'idempotency_key' | 'reference', value: string): Promise<PaymentRow | null> {
    const text = `select * from sandbox_payment where ${column} = $1`;
    return (await pool.query<PaymentRow>(text, [value])).rows[0] ?? null;
  }

  return {
    byKey: (key) => find('idempotency_key', key),
    byReference: (reference) => find('reference', reference),

    async recordPayment({ idempotencyKey, merchantReference, amount, returnUrl }, outcome, at) {
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
      const known = await find('idempotency_key', idempotencyKey);
      if (!known) throw new Error(`sandbox payment ${idempotencyKey} was not stored`);
      return { row: known, isNew: false };
    },

    async setOutcome(reference, outcome, from) {
      const { rowCount } = await pool.query(
        'update sandbox_payment set outcome = $2 where reference = $1 and outcome = $3',
        [reference, outcome, from],
      );
      return (rowCount ?? 0) > 0;
    },

    async refund(reference, key, requested) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const refund = await insertRefund(client, reference, key, requested);
        await client.query('commit');
        return refund;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

async function insertRefund(client: pg.PoolClient, reference: string, key: string, requested: number | null) {
  const { rows } = await client.query<PaymentRow>(
    'select * from sandbox_payment where reference = $1 for update',
    [reference],
  );
  const row = rows[0];
  if (!row) throw new Error(`sandbox payment not found: ${reference}`);
  const { rows: refunds } = await client.query<{ idempotency_key: string; amount: number }>(
    'select idempotency_key, amount from sandbox_refund where reference = $1',
    [reference],
  );
  const left = row.amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const amount = requested ?? left;
  if (amount > left) throw new Error(`Only ${left} of payment ${reference} is left to refund.`);
  if (amount <= 0 || refunds.some((refund) => refund.idempotency_key === key)) return null;
  await client.query('insert into sandbox_refund (reference, idempotency_key, amount) values ($1, $2, $3)', [
    reference,
    key,
    amount,
  ]);
  return { row, amount };
}
