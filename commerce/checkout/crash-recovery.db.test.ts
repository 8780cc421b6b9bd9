import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createOrderRefunds } from '#commerce/orders/order-refunds.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { createStaffOrders } from '#commerce/orders/staff-orders.server.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { bundleProcess } from '#tests/bundle-process.ts';
import { byStaff, EVERYTHING, submission } from '#tests/checkout-fixture.ts';
import type { CrashTask } from '#tests/crashing-server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { brand, readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';
import { createAfterSales } from './after-sales.server.ts';
import { createCheckout } from './checkout.server.ts';
import { createPaymentReconciliation } from './payment-reconciliation.server.ts';

const HMAC_KEY = '44'.repeat(32);
const bundleDir = mkdtempSync(path.join(os.tmpdir(), 'crashing-server-'));

let serverFile: string;
beforeAll(async () => {
  serverFile = await bundleProcess('tests/crashing-server.ts', bundleDir);
});
afterAll(() => rmSync(bundleDir, { recursive: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [{ sku: 'A', price: 2500, quantity: 5 }]);
});
afterEach(() => database.close());

/** Runs a server process that kills itself with SIGKILL at the given step. */
async function runCrashingServer(crashAt: OrderStep, work: CrashTask['work']): Promise<void> {
  const task: CrashTask = { target: database.target, hmacKey: HMAC_KEY, crashAt, work };
  const server = spawn(process.execPath, [serverFile], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  server.stdin.end(JSON.stringify(task));
  const [code, signal] = await once(server, 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
}

/** The server that starts after the crash, with the same provider. */
function restartedServer() {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const provider = createSandboxPayments({
    pool: database.pool,
    hmacKey: HMAC_KEY,
    deliver: async () => {},
    now,
  });
  const baskets = createBaskets({ database, promotions: createPromotions(database), now });
  const checkout = createCheckout({ database, baskets, provider, now });
  const returns = createReturns({ database, provider, now });
  const refunds = createOrderRefunds({ database, provider, now });
  const { refundPayment } = checkout;
  const staffOrders = createStaffOrders({ database, provider, returns, refundPayment, now });
  const reconciliation = createPaymentReconciliation({ database, checkout, returns, refunds, now });
  const reconcileAfter = async (...minutes: number[]) => {
    for (const minute of minutes) {
      clock.ahead += minute * 60_000;
      await reconciliation.reconcile();
    }
  };
  const afterSales = createAfterSales({ database, checkout, returns });
  return { provider, baskets, checkout, afterSales, staffOrders, reconcileAfter };
}

async function cardToken({
  provider,
}: Pick<ReturnType<typeof restartedServer>, 'provider'>): Promise<string> {
  const { session } = provider.cardField.open();
  await provider.enterCard(session, { number: '4111111111111111', expiry: '12/40', securityCode: '737' });
  return (await provider.cardField.read(session))!.token;
}

/** Money held by the provider and money due for valid orders, which must be equal, and open stock reservations. */
async function balance() {
  const { rows } = await database.pool.query<{ charged: number; due: number; reserved: number }>(`select
    (select coalesce(sum(amount), 0)::int from sandbox_payment where outcome = 'authorised')
      - (select coalesce(sum(amount), 0)::int from sandbox_refund) as charged,
    (select coalesce(sum(total), 0)::int from shop_order where state <> 'cancelled')
      - (select coalesce(sum(amount), 0)::int from order_return where state = 'refunded')
      - (select coalesce(sum(amount), 0)::int from order_refund where state = 'done') as due,
    (select count(*)::int from payment_attempt where holds_stock) as reserved`);
  return rows[0]!;
}

async function countOf(table: 'shop_order' | 'sandbox_payment' | 'sandbox_refund'): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function ready(shop: ReturnType<typeof restartedServer>) {
  const prepared = await readyToPay(shop.baskets, [requested('A', 2)]);
  return { ...submission(prepared), paymentToken: await cardToken(shop) };
}

describe('a server killed with SIGKILL', () => {
  const buying: OrderStep[] = [
    'attempt-stored',
    'attempt-sent',
    'provider-responded',
    'order-written',
    'outcome-written',
    'settled',
  ];
  for (const crashAt of buying) {
    it(`[APAY-05] after "${crashAt}" of a purchase: one order, charged once`, async () => {
      const shop = restartedServer();
      const { brand: _, ...sent } = await ready(shop);
      await runCrashingServer(crashAt, { kind: 'buy', submission: sent });
      await shop.checkout.submit({ ...sent, brand });
      await shop.reconcileAfter(2, 5, 40);
      // An attempt that never reached the provider was abandoned; the shopper can pay again.
      if ((await countOf('shop_order')) === 0) {
        await shop.checkout.submit({ ...sent, brand, key: crypto.randomUUID() });
      }
      expect(await countOf('shop_order')).toBe(1);
      expect(await countOf('sandbox_payment')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(3);
      expect(await balance()).toMatchObject({
        charged: sent.expectedTotal,
        due: sent.expectedTotal,
        reserved: 0,
      });
    });
  }

  for (const crashAt of [
    'cancellation-written',
    'order-cancelled',
    'payment-refunded',
  ] satisfies OrderStep[]) {
    it(`[APAY-05] after "${crashAt}" of a cancellation: order and refund agree`, async () => {
      const shop = restartedServer();
      const placed = await shop.checkout.submit(await ready(shop));
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      await runCrashingServer(crashAt, { kind: 'cancel', attemptId: placed.attemptId });
      await shop.reconcileAfter(2);
      const { charged, due } = await balance();
      expect(charged).toBe(due);
      await shop.checkout.cancelOrder(placed.attemptId);
      expect(await balance()).toMatchObject({ charged: 0, due: 0 });
      expect(await countOf('sandbox_refund')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(5);
    });
  }

  for (const crashAt of ['return-received', 'refund-made', 'refund-written'] satisfies OrderStep[]) {
    it(`[APAY-05] after "${crashAt}" of a return: refunded once`, async () => {
      const shop = restartedServer();
      const sent = await ready(shop);
      const placed = await shop.checkout.submit(sent);
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      await shop.staffOrders.ship(byStaff(placed.number), EVERYTHING);
      const viewer = { ...sent.owner, key: null };
      await shop.afterSales.requestReturn(placed.number, viewer, [{ position: 0, quantity: 1 }], 'faulty');
      await runCrashingServer(crashAt, { kind: 'receive', request: byStaff(placed.number) });
      await shop.reconcileAfter(2);
      await shop.staffOrders.receive(byStaff(placed.number), null);
      const { charged, due } = await balance();
      expect(charged).toBe(due);
      expect(charged).toBe(sent.expectedTotal - 2500);
      expect(await countOf('sandbox_refund')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(4);
    });
  }

  for (const crashAt of ['refund-due', 'refund-made', 'refund-written'] satisfies OrderStep[]) {
    it(`[OPS-10] after "${crashAt}" of a refund: refunded once, also when it is sent again`, async () => {
      const shop = restartedServer();
      const sent = await ready(shop);
      const placed = await shop.checkout.submit(sent);
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      const request = byStaff(placed.number);
      await runCrashingServer(crashAt, { kind: 'refund', request, amount: 700 });
      await shop.staffOrders.refund(request, { kind: 'amount', amount: 700 }, 'stain');
      await shop.reconcileAfter(2);
      expect(await balance()).toMatchObject({
        charged: sent.expectedTotal - 700,
        due: sent.expectedTotal - 700,
      });
      expect(await countOf('sandbox_refund')).toBe(1);
    });

    it(`[OPS-09] after "${crashAt}" of a cancelled line: stock and refund agree`, async () => {
      const shop = restartedServer();
      const sent = await ready(shop);
      const placed = await shop.checkout.submit(sent);
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      const request = byStaff(placed.number);
      await runCrashingServer(crashAt, { kind: 'cancel-one', request });
      await shop.reconcileAfter(2);
      const again = { wanted: [{ position: 0, quantity: 1 }], reason: 'damaged' };
      expect(await shop.staffOrders.cancel(request, again)).toEqual({ kind: 'repeated' });
      const { charged, due } = await balance();
      expect([charged, due]).toEqual([sent.expectedTotal - 2500, sent.expectedTotal - 2500]);
      expect(await countOf('sandbox_refund')).toBe(1);
      expect(await stockOf(database, 'A')).toBe(4);
    });
  }
});
