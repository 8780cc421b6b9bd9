import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrderStore } from '#commerce/orders/order-store.server.ts';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import {
  attempts,
  byStaff,
  Crash,
  EVERYTHING,
  openShop,
  orders,
  submission,
} from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { guest, readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5, rewardsPoints: 25 },
    { sku: 'B', price: 1001, quantity: 5, rewardsPoints: 10 },
    { sku: 'P', price: 999, quantity: 50, isPremier: true },
  ]);
});
afterEach(() => database.close());

async function customer(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, affiliate_id)
     values ($1, 'Ada@Example.com', now(), 'none', 'Ada', 'Byron', $1)`,
    [id],
  );
  return id;
}

async function benefitsOf(id: string) {
  const { rows } = await database.pool.query(
    'select rewards_points as points, premier_until as premier from customer where id = $1',
    [id],
  );
  return rows[0] as { points: number; premier: Date | null };
}

async function emailKinds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    'select dedupe_key as key from outbox order by id',
  );
  return rows.map(({ key }) => key.split(':')[0]!);
}

async function placeOrder(items = [requested('A', 2), requested('B', 3)], customerId: string | null = null) {
  const shop = openShop(database);
  const owner = { ...guest(), customerId };
  const ready = await readyToPay(shop.baskets, items, owner);
  const result = await shop.checkout.submit(submission(ready));
  if (result.kind !== 'placed' && result.kind !== 'pending') throw new Error(result.kind);
  const viewer = { customerId, sessionId: owner.sessionId, key: null };
  const orderStore = createOrderStore(database, shop.now);
  return {
    ...shop,
    orderStore,
    viewer,
    number: result.number,
    attemptId: result.attemptId,
    total: ready.total,
  };
}

describe('cancelling', () => {
  it('[BASKET-03] restores the stock, refunds the payment, revokes rewards and membership, and queues an email', async () => {
    const id = await customer();
    const { afterSales, bank, orderStore, number, viewer, total } = await placeOrder(
      [requested('A', 2), requested('P')],
      id,
    );
    expect(await benefitsOf(id)).toMatchObject({ points: 50, premier: expect.any(Date) });
    expect(await afterSales.cancel(number, viewer)).toBe('cancelled');
    expect(await stockOf(database, 'A')).toBe(5);
    expect([...bank.reversed]).toEqual(['ref-1']);
    expect((await benefitsOf(id)).points).toBe(0);
    expect((await benefitsOf(id)).premier!.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-16T12:00:00Z'));
    expect(await emailKinds()).toEqual(['order-placed', 'order-cancelled']);
    expect(await orderStore.find(number, viewer)).toMatchObject({
      state: 'cancelled',
      isCancellable: false,
      refunds: [{ amount: total, isDone: true }],
    });
  });

  it('[BASKET-03] happens once, however often and from however many tabs it is requested', async () => {
    const { afterSales, bank, number, viewer } = await placeOrder();
    const results = await Promise.all(Array.from({ length: 6 }, () => afterSales.cancel(number, viewer)));
    expect(results.filter((result) => result === 'cancelled')).toHaveLength(1);
    expect(results.filter((result) => result === 'too-late')).toHaveLength(5);
    expect(await stockOf(database, 'A')).toBe(5);
    expect(bank.reversed.size).toBe(1);
    expect(await emailKinds()).toEqual(['order-placed', 'order-cancelled']);
  });

  it("[BASKET-03] another shopper's order is not found; the access key from the email opens it", async () => {
    const { afterSales, orderStore, number } = await placeOrder();
    const stranger = { customerId: null, sessionId: randomUUID(), key: 'wrong' };
    expect(await afterSales.cancel(number, stranger)).toBe('absent');
    expect(await orderStore.find(number, stranger)).toBeNull();
    const key = await orderStore.findAccessKey(number, 'ADA@example.com');
    expect(await orderStore.findAccessKey(number, 'eve@example.com')).toBeNull();
    expect(await orderStore.findAccessKey('1', 'ada@example.com')).toBeNull();
    expect(await afterSales.cancel(number, { ...stranger, key })).toBe('cancelled');
  });

  it('[BASKET-03] is too late after dispatch; of concurrent dispatch and cancellation one wins', async () => {
    const { afterSales, staffOrders, bank, number, viewer } = await placeOrder();
    const [shipped, result] = await Promise.all([
      staffOrders.ship(byStaff(number), EVERYTHING),
      afterSales.cancel(number, viewer),
    ]);
    const isDispatched = shipped.kind === 'done';
    expect(isDispatched).toBe(result === 'too-late');
    expect(bank.reversed.size).toBe(isDispatched ? 0 : 1);
    expect(await stockOf(database, 'A')).toBe(isDispatched ? 3 : 5);
    const second = await placeOrder([requested('A')]);
    await second.staffOrders.ship(byStaff(second.number), EVERYTHING);
    expect(await second.afterSales.cancel(second.number, second.viewer)).toBe('too-late');
  });

  it('[APAY-05] of a pending payment refunds it when it is authorised later', async () => {
    const shop = openShop(database);
    shop.bank.outcome = 'pending';
    const ready = await readyToPay(shop.baskets, [requested('A')]);
    const placed = await shop.checkout.submit(submission(ready));
    if (placed.kind !== 'pending') throw new Error(placed.kind);
    const viewer = { ...ready.owner, key: null };
    expect(await shop.afterSales.cancel(placed.number, viewer)).toBe('cancelled');
    expect(shop.bank.reversed.size).toBe(0);
    await shop.checkout.handlePaymentEvent({
      id: 'AUTHORISATION:ref-1:true',
      reference: 'ref-1',
      merchantReference: placed.attemptId,
      kind: 'authorised',
      amount: { value: ready.total, currency: 'GBP' },
    });
    expect([...shop.bank.reversed]).toEqual(['ref-1']);
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }]);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] when the provider does not respond, reconciliation makes the refund', async () => {
    const { afterSales, bank, number, viewer, reconciliation, later } = await placeOrder();
    bank.loseRequest = true;
    expect(await afterSales.cancel(number, viewer)).toBe('cancelled');
    expect(bank.reversed.size).toBe(0);
    bank.loseRequest = false;
    later(1);
    await reconciliation.reconcile();
    expect([...bank.reversed]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided' }]);
  });

  for (const crashAt of [
    'cancellation-written',
    'order-cancelled',
    'payment-refunded',
  ] satisfies OrderStep[]) {
    it(`[APAY-05] a crash after "${crashAt}" leaves the order either placed or completely cancelled`, async () => {
      const shop = await placeOrder();
      const crashing = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await crashing.cancelOrder(shop.attemptId).catch(() => {});
      shop.later(2);
      await shop.reconciliation.reconcile();
      const [order] = await orders(database);
      const isCancelled = order!.state === 'cancelled';
      expect(isCancelled).toBe(crashAt !== 'cancellation-written');
      expect(shop.bank.reversed.size).toBe(isCancelled ? 1 : 0);
      expect(await stockOf(database, 'A')).toBe(isCancelled ? 5 : 3);
      // A second cancellation has the same result.
      await shop.afterSales.cancel(shop.number, shop.viewer);
      expect(shop.bank.reversed.size).toBe(1);
      expect(await stockOf(database, 'A')).toBe(5);
    });
  }

  it('[APAY-05] a refund made at the provider cancels an order that was not dispatched', async () => {
    const { checkout, number, viewer, orderStore, attemptId, total } = await placeOrder();
    const event = {
      id: 'CANCEL_OR_REFUND:x:true',
      reference: 'ref-1',
      merchantReference: attemptId,
      kind: 'refunded' as const,
      amount: { value: total, currency: 'GBP' },
    };
    await checkout.handlePaymentEvent({
      ...event,
      id: 'REFUND:y:true',
      amount: { value: 1, currency: 'GBP' },
    });
    expect((await orderStore.find(number, viewer))?.state).toBe('placed');
    await checkout.handlePaymentEvent(event);
    expect((await orderStore.find(number, viewer))?.state).toBe('cancelled');
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] a failed refund is flagged for manual review', async () => {
    const { checkout, afterSales, number, viewer, attemptId, total } = await placeOrder();
    await afterSales.cancel(number, viewer);
    await checkout.handlePaymentEvent({
      id: 'REFUND_FAILED:x:true',
      reference: 'ref-1',
      merchantReference: attemptId,
      kind: 'refund-failed',
      amount: { value: total, currency: 'GBP' },
    });
    const { rows } = await database.pool.query(
      'select o.number from payment_attempt a join shop_order o on o.attempt_id = a.id where escalated_at is not null',
    );
    expect(rows).toEqual([{ number }]);
  });
});

describe('returns', () => {
  const one = (position: number, quantity: number) => [{ position, quantity }];

  async function dispatchOrder(customerId: string | null = null) {
    const shop = await placeOrder(undefined, customerId);
    await shop.staffOrders.ship(byStaff(shop.number), EVERYTHING);
    return shop;
  }

  async function openReturn(): Promise<string> {
    const { rows } = await database.pool.query(`select id from order_return where state = 'requested'`);
    return rows[0].id;
  }

  it('[BASKET-03] refund exactly the pieces, restore their stock and revoke their rewards', async () => {
    const id = await customer();
    const { afterSales, staffOrders, bank, orderStore, number, viewer } = await dispatchOrder(id);
    expect((await orderStore.find(number, viewer))?.returnable).toMatchObject({ left: [2, 3] });
    expect(await afterSales.requestReturn(number, viewer, one(1, 2), 'too-small')).toBe('requested');
    expect(await orderStore.find(number, viewer)).toMatchObject({
      state: 'return-requested',
      returnable: null,
    });
    expect(bank.refunds.size).toBe(0);
    expect(await staffOrders.receive(byStaff(number), null)).toEqual({ kind: 'done' });
    expect([...bank.refunds.values()]).toEqual([2002]);
    expect(await stockOf(database, 'B')).toBe(4);
    expect((await benefitsOf(id)).points).toBe(80 - 20);
    expect(await orderStore.find(number, viewer)).toMatchObject({
      state: 'delivered',
      returnable: { left: [2, 1] },
      refunds: [{ amount: 2002, isDone: true }],
    });
    expect(await emailKinds()).toEqual([
      'order-placed',
      'order-dispatched',
      'return-requested',
      'return-refunded',
    ]);
  });

  it('[BASKET-03] in two parcels refund the whole total, delivery with the last, and no piece twice', async () => {
    const { afterSales, staffOrders, bank, number, viewer, total } = await dispatchOrder();
    await afterSales.requestReturn(number, viewer, one(0, 2), 'faulty');
    await staffOrders.receive(byStaff(number), null);
    expect(await afterSales.requestReturn(number, viewer, one(0, 1), 'faulty')).toBe('not-returnable');
    await afterSales.requestReturn(number, viewer, one(1, 3), 'faulty');
    await staffOrders.receive(byStaff(number), null);
    expect([...bank.refunds.values()].reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(await orders(database)).toMatchObject([{ state: 'refunded' }]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([5, 5]);
  });

  it('[BASKET-03] requested concurrently are requested once; received twice are refunded once', async () => {
    const { afterSales, staffOrders, bank, number, viewer } = await dispatchOrder();
    const request = () => afterSales.requestReturn(number, viewer, one(0, 1), 'too-large');
    const results = await Promise.all([request(), request(), request()]);
    expect(results.toSorted()).toEqual(['not-now', 'not-now', 'requested']);
    const receive = () => staffOrders.receive(byStaff(number), null);
    const received = await Promise.all([receive(), receive(), receive()]);
    expect(received.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(bank.refunds.size).toBe(1);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[BASKET-03] need a dispatched order, returnable pieces and a day within the window', async () => {
    const { afterSales, staffOrders, number, viewer, later } = await placeOrder();
    const request = (wanted = one(0, 1)) => afterSales.requestReturn(number, viewer, wanted, 'changed-mind');
    expect(await request()).toBe('not-now');
    await staffOrders.ship(byStaff(number), EVERYTHING);
    expect(await request([])).toBe('nothing-chosen');
    expect(await request(one(0, 3))).toBe('not-returnable');
    expect(await request(one(0, -1))).toBe('not-returnable');
    const stranger = { customerId: null, sessionId: 'x', key: null };
    expect(await afterSales.requestReturn(number, stranger, one(0, 1), 'faulty')).toBe('absent');
    await staffOrders.deliver(byStaff(number));
    later(29 * 24 * 60);
    expect(await request()).toBe('too-late');
  });

  for (const crashAt of [
    'return-written',
    'return-received',
    'refund-made',
    'refund-written',
  ] satisfies OrderStep[]) {
    it(`[APAY-05] a crash after "${crashAt}" refunds once in the end`, async () => {
      const shop = await dispatchOrder();
      const crashing = shop.openReturns((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      const { rows } = await database.pool.query('select id from shop_order');
      await crashing.request(rows[0].id, one(0, 1), 'faulty').catch(() => {});
      // The shopper requests again, which has an effect only when the first request was rolled back.
      await shop.afterSales.requestReturn(shop.number, shop.viewer, one(0, 1), 'faulty');
      const id = await openReturn();
      await crashing.receive(byStaff(shop.number), null).catch(() => {});
      shop.later(1);
      await shop.reconciliation.reconcile();
      await shop.staffOrders.receive(byStaff(shop.number), null);
      expect([...shop.bank.refunds]).toEqual([[`return-${id}`, 2500]]);
      expect(await stockOf(database, 'A')).toBe(4);
      expect((await emailKinds()).filter((kind) => kind === 'return-refunded')).toHaveLength(1);
    });
  }

  it('[APAY-05] a lost response is retried with the same key', async () => {
    const { afterSales, staffOrders, bank, number, viewer, reconciliation } = await dispatchOrder();
    await afterSales.requestReturn(number, viewer, one(0, 1), 'faulty');
    bank.loseResponse = true;
    await staffOrders.receive(byStaff(number), null);
    bank.loseResponse = false;
    expect(await reconciliation.reconcile()).toBe(1);
    expect(await reconciliation.reconcile()).toBe(0);
    expect([...bank.refunds.values()]).toEqual([2500]);
  });
});

describe('a guest who signs in', () => {
  it('[BASKET-03] gets the orders of this browser, if they have the same email address', async () => {
    const { orderStore, number, viewer } = await placeOrder();
    const id = await customer();
    await orderStore.assignGuestOrders(viewer.sessionId, id);
    expect(await orderStore.listByCustomer(id)).toMatchObject([{ number }]);
    await database.pool.query(`update shop_order set customer_id = null, email = 'eve@example.com'`);
    await orderStore.assignGuestOrders(viewer.sessionId, id);
    expect(await orderStore.listByCustomer(id)).toEqual([]);
  });
});
