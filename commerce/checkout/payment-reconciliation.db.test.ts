import { describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import type { Checkout } from './checkout.server.ts';
import { createPaymentReconciliation } from './payment-reconciliation.server.ts';

describe('payment reconciliation', () => {
  it('holds no lock and no connection while a provider responds, and still runs in one process only', async () => {
    const database = await databaseForTest();
    let respond = () => {};
    const refundReturn = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          respond = resolve;
        }),
    );
    const listUnrefunded = vi.fn(async () => ['return-1']);
    const inOneProcess = () =>
      createPaymentReconciliation({
        database,
        checkout: {} as Checkout,
        refunds: { listDue: async () => [], send: async () => {} },
        returns: { listUnrefunded, refundReturn },
      });
    const running = inOneProcess().reconcile();
    await eventually(() => expect(refundReturn).toHaveBeenCalledTimes(1));

    expect(database.pool.idleCount).toBe(database.pool.totalCount);
    const { rows: locks } = await database.pool.query(
      `select locktype, mode from pg_locks join pg_database d on d.oid = pg_locks.database
       where d.datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(locks).toEqual([]);
    expect(await inOneProcess().reconcile()).toBe(0);
    expect(listUnrefunded).toHaveBeenCalledTimes(1);

    respond();
    expect(await running).toBe(1);
    const next = inOneProcess().reconcile();
    await eventually(() => expect(refundReturn).toHaveBeenCalledTimes(2));
    respond();
    expect(await next).toBe(1);
  });

  it('is taken over when the process that ran it died', async () => {
    const database = await databaseForTest();
    const refundReturn = vi.fn(async () => {});
    const process = (id: string, refund: () => Promise<void>) =>
      createPaymentReconciliation({
        database,
        checkout: {} as Checkout,
        refunds: { listDue: async () => [], send: async () => {} },
        returns: { listUnrefunded: async () => [id, `${id}-next`], refundReturn: refund },
      });
    let respond = () => {};
    const slow = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          respond = resolve;
        }),
    );
    const dead = process('return-1', slow).reconcile();
    await eventually(() => expect(slow).toHaveBeenCalledTimes(1));
    await database.pool.query(`update fact set at = now() - interval '1 second' where name like 'lease %'`);
    const running = process('return-2', refundReturn).reconcile();
    expect(await running).toBe(2);
    respond();
    // The lease is free again, so the slow run goes on.
    await eventually(() => expect(slow).toHaveBeenCalledTimes(2));
    respond();
    expect(await dead).toBe(2);
  });
});
