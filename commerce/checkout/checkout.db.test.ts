import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStep } from '#commerce/orders/settle-payment.server.ts';
import { attempts, Crash, openShop, orders, submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { brand, guest, readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5, rewardsPoints: 25 },
    { sku: 'B', price: 1000, quantity: 5 },
  ]);
});
afterEach(() => database.close());

describe('placing an order', () => {
  it('[BASKET-03] charges once, reduces the stock, empties the basket and queues an email', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [requested('A', 2), requested('B')]);
    const result = await checkout.submit(submission(ready));
    expect(result.kind).toBe('placed');
    expect(await orders(database)).toMatchObject([{ state: 'placed', total: ready.total }]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([3, 4]);
    expect(await baskets.count(ready.owner, 'GBP')).toBe(0);
    expect(bank.charged.size).toBe(1);
    const { rows: emails } = await database.pool.query('select recipient from outbox');
    expect(emails).toEqual([{ recipient: 'ada@example.com' }]);
    const { rows: changes } = await database.pool.query('select tags from change order by id desc limit 1');
    expect(changes[0].tags.toSorted()).toEqual(['product:p-A', 'product:p-B']);
  });

  it('[APAY-05] lines added during the payment stay in the basket', async () => {
    const shop = openShop(database);
    const ready = await readyToPay(shop.baskets, [requested('A')]);
    const slow = shop.open(async (step) => {
      if (step === 'provider-responded')
        await shop.baskets.add(ready.owner, [requested('B', 2)], brand, false);
    });
    expect((await slow.submit(submission(ready))).kind).toBe('placed');
    const view = await shop.baskets.view(ready.owner, brand);
    expect(view?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['B', 2]]);
  });

  it('[APAY-05] a changed total is not charged', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [requested('A')]);
    await database.pool.query(`update price set cent_amount = 2600 where sku = 'A'`);
    expect(await checkout.submit(submission(ready))).toEqual({ kind: 'total-updated' });
    expect(bank.references.size).toBe(0);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] a refusal restores the stock and leaves the basket unchanged', async () => {
    const { bank, baskets, checkout } = openShop(database);
    bank.outcome = 'refused';
    const ready = await readyToPay(baskets, [requested('A', 3)]);
    expect((await checkout.submit(submission(ready))).kind).toBe('refused');
    expect(await stockOf(database, 'A')).toBe(5);
    expect(await baskets.count(ready.owner, 'GBP')).toBe(3);
    expect(await orders(database)).toEqual([]);
    bank.outcome = 'authorised';
    expect((await checkout.submit(submission(ready))).kind).toBe('placed');
  });
});

describe('a repeated submission', () => {
  it('[APAY-05] a double click makes one order and one charge', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [requested('A')]);
    const one = submission(ready);
    const results = await Promise.all(Array.from({ length: 8 }, () => checkout.submit(one)));
    const again = await checkout.submit(one);
    expect(again.kind).toBe('placed');
    for (const result of results) expect(['placed', 'in-progress', 'unknown']).toContain(result.kind);
    expect(await orders(database)).toHaveLength(1);
    expect(bank.charged.size).toBe(1);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[APAY-05] two tabs with different keys pay once for one basket', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [requested('A')]);
    await Promise.all([checkout.submit(submission(ready)), checkout.submit(submission(ready))]);
    expect(bank.charged.size).toBe(1);
    expect(await orders(database)).toHaveLength(1);
  });

  it('[APAY-05] a key with a different request is a conflict', async () => {
    const { baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [requested('A')]);
    const one = submission(ready);
    await checkout.submit(one);
    expect(await checkout.submit({ ...one, expectedTotal: 1 })).toEqual({ kind: 'conflict' });
    expect(await checkout.submit({ ...one, owner: guest() })).toEqual({ kind: 'conflict' });
  });
});

describe('a lost provider response', () => {
  it('[APAY-05] after the charge: reconciliation polls with the same key and places the order', async () => {
    const { bank, baskets, checkout, reconciliation, later } = openShop(database);
    bank.loseResponse = true;
    const ready = await readyToPay(baskets, [requested('A')]);
    const one = submission(ready);
    expect((await checkout.submit(one)).kind).toBe('unknown');
    expect((await checkout.submit(submission(ready))).kind).toBe('in-progress');
    expect(await orders(database)).toEqual([]);
    bank.loseResponse = false;
    later(2);
    expect(await reconciliation.reconcile()).toBe(1);
    expect(await orders(database)).toHaveLength(1);
    expect((await checkout.submit(one)).kind).toBe('placed');
    expect(bank.charged.size).toBe(1);
  });

  it('[APAY-05] before the charge: the stock is restored and the shopper can pay again', async () => {
    const { bank, baskets, checkout, reconciliation, later } = openShop(database);
    bank.loseRequest = true;
    const ready = await readyToPay(baskets, [requested('A')]);
    expect((await checkout.submit(submission(ready))).kind).toBe('unknown');
    expect(await stockOf(database, 'A')).toBe(4);
    bank.loseRequest = false;
    later(2);
    await reconciliation.reconcile();
    expect(await stockOf(database, 'A')).toBe(5);
    expect((await checkout.submit(submission(ready))).kind).toBe('placed');
    expect(bank.charged.size).toBe(1);
  });

  it('[APAY-05] the waiting page polls too, only for the shopper who paid', async () => {
    const { bank, baskets, checkout, later } = openShop(database);
    bank.loseResponse = true;
    const ready = await readyToPay(baskets, [requested('A')]);
    const result = await checkout.submit(submission(ready));
    if (result.kind !== 'unknown') throw new Error(result.kind);
    later(1);
    expect(
      await checkout.checkStatus(result.attemptId, { customerId: null, sessionId: 'someone-else' }),
    ).toBeNull();
    expect((await checkout.checkStatus(result.attemptId, ready.owner))?.kind).toBe('placed');
  });
});

describe('payment events', () => {
  const event = (attemptId: string, kind: 'authorised' | 'refused', reference = 'ref-1', value = 2899) => ({
    id: `AUTHORISATION:${reference}:${kind}`,
    reference,
    merchantReference: attemptId,
    kind,
    amount: { value, currency: 'GBP' },
  });

  async function submitWithLostResponse() {
    const shop = openShop(database);
    shop.bank.loseResponse = true;
    const ready = await readyToPay(shop.baskets, [requested('A')]);
    await shop.checkout.submit(submission(ready));
    shop.bank.loseResponse = false;
    const [attempt] = await attempts(database);
    return { ...shop, ready, attemptId: attempt!.id };
  }

  it('[APAY-05] settle an unknown outcome once, however often they repeat', async () => {
    const { checkout, attemptId } = await submitWithLostResponse();
    await Promise.all(
      Array.from({ length: 6 }, () => checkout.handlePaymentEvent(event(attemptId, 'authorised'))),
    );
    await checkout.handlePaymentEvent(event(attemptId, 'authorised'));
    expect(await orders(database)).toHaveLength(1);
    expect(await stockOf(database, 'A')).toBe(4);
    const { rows } = await database.pool.query('select count(*)::int as count from outbox');
    expect(rows[0].count).toBe(1);
  });

  it('[APAY-05] a late success overrides an earlier failure, and a late failure changes nothing', async () => {
    const { checkout, attemptId } = await submitWithLostResponse();
    await checkout.handlePaymentEvent(event(attemptId, 'refused'));
    expect(await stockOf(database, 'A')).toBe(5);
    await checkout.handlePaymentEvent(event(attemptId, 'authorised'));
    await checkout.handlePaymentEvent(event(attemptId, 'refused', 'ref-2'));
    expect(await orders(database)).toMatchObject([{ state: 'placed' }]);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[APAY-05] a success after the stock sold out is refunded and makes no order', async () => {
    const { bank, checkout, attemptId } = await submitWithLostResponse();
    await checkout.handlePaymentEvent(event(attemptId, 'refused'));
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    await checkout.handlePaymentEvent(event(attemptId, 'authorised'));
    expect(await orders(database)).toEqual([]);
    expect([...bank.reversed]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided', holds_stock: false }]);
    expect(await stockOf(database, 'A')).toBe(0);
  });

  it('[APAY-05] with another amount or an unknown attempt place no order', async () => {
    const { checkout, attemptId } = await submitWithLostResponse();
    await checkout.handlePaymentEvent(event(attemptId, 'authorised', 'ref-1', 1));
    await checkout.handlePaymentEvent(event(randomUUID(), 'authorised'));
    expect(await orders(database)).toEqual([]);
  });

  it('[APAY-05] a late success is placed without the gift that ran out since', async () => {
    await stockShop(database, [
      { sku: 'PERFUME', price: 4000, quantity: 5, giftSku: 'SAMPLE' },
      { sku: 'SAMPLE', price: 300, quantity: 1 },
    ]);
    const { bank, baskets, checkout } = openShop(database);
    bank.outcome = 'refused';
    const ready = await readyToPay(baskets, [requested('PERFUME')]);
    await checkout.submit(submission(ready));
    await database.pool.query(`update stock set quantity = 0 where sku = 'SAMPLE'`);
    const [attempt] = await attempts(database);
    await checkout.handlePaymentEvent(event(attempt!.id, 'authorised', 'ref-1', ready.total));
    expect(await orders(database)).toMatchObject([{ state: 'placed', total: ready.total }]);
    const { rows } = await database.pool.query('select sku from order_line');
    expect(rows).toEqual([{ sku: 'PERFUME' }]);
    expect([await stockOf(database, 'PERFUME'), await stockOf(database, 'SAMPLE')]).toEqual([4, 0]);
  });

  it('[APAY-05] a pending payment makes a pending order; a later refusal cancels it and restores the stock', async () => {
    const { bank, baskets, checkout } = openShop(database);
    bank.outcome = 'pending';
    const ready = await readyToPay(baskets, [requested('A', 2)]);
    expect((await checkout.submit(submission(ready))).kind).toBe('pending');
    expect(await orders(database)).toMatchObject([{ state: 'payment-pending' }]);
    expect(await stockOf(database, 'A')).toBe(3);
    const [attempt] = await attempts(database);
    await checkout.handlePaymentEvent(event(attempt!.id, 'refused'));
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }]);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it.each([
    ['authorised', 'placed', 4],
    ['refused', 'cancelled', 5],
  ] as const)(
    '[APAY-05] without a webhook event, polling finds a pending payment %s',
    async (outcome, state, stock) => {
      const { bank, baskets, checkout, reconciliation, later } = openShop(database);
      bank.outcome = 'pending';
      await checkout.submit(submission(await readyToPay(baskets, [requested('A')])));
      later(5);
      await reconciliation.reconcile();
      expect(await orders(database)).toMatchObject([{ state: 'payment-pending' }]);
      bank.outcome = outcome;
      later(60);
      expect(await reconciliation.reconcile()).toBe(1);
      expect(await orders(database)).toMatchObject([{ state }]);
      expect(await stockOf(database, 'A')).toBe(stock);
      expect(await reconciliation.reconcile()).toBe(0);
    },
  );

  it('[APAY-05] a pending payment that the provider cannot find stays pending', async () => {
    const { bank, baskets, checkout, reconciliation, later } = openShop(database);
    bank.outcome = 'pending';
    await checkout.submit(submission(await readyToPay(baskets, [requested('A')])));
    bank.references.clear();
    later(5);
    expect(await reconciliation.reconcile()).toBe(1);
    expect(await orders(database)).toMatchObject([{ state: 'payment-pending' }]);
  });
});

describe('a crash', () => {
  const steps: OrderStep[] = [
    'attempt-stored',
    'attempt-sent',
    'provider-responded',
    'order-written',
    'outcome-written',
    'settled',
  ];

  for (const crashAt of steps) {
    it(`[APAY-05] after "${crashAt}" ends with one order or none, paid for exactly once`, async () => {
      const shop = openShop(database);
      const ready = await readyToPay(shop.baskets, [requested('A', 2)]);
      const one = submission(ready);
      const crashing = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await expect(crashing.submit(one)).rejects.toThrow(Crash);
      // The shopper sees an error and submits again; later reconciliation runs.
      await shop.checkout.submit(one);
      for (const minutes of [2, 5, 40]) {
        shop.later(minutes);
        await shop.reconciliation.reconcile();
      }
      expect(await orders(database)).toHaveLength(shop.bank.charged.size);
      // An attempt that never reached the provider was abandoned; the shopper can pay again.
      if (shop.bank.charged.size === 0) await shop.checkout.submit(submission(ready));
      expect(await orders(database)).toHaveLength(1);
      expect(shop.bank.charged.size).toBe(1);
      expect(await stockOf(database, 'A')).toBe(3);
      expect(await shop.baskets.count(ready.owner, 'GBP')).toBe(0);
    });

    it(`[APAY-05] after "${crashAt}" without a second submission leaves no charge without an order`, async () => {
      const shop = openShop(database);
      const ready = await readyToPay(shop.baskets, [requested('A', 2)]);
      const crashing = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await expect(crashing.submit(submission(ready))).rejects.toThrow(Crash);
      for (const minutes of [2, 5, 40]) {
        shop.later(minutes);
        await shop.reconciliation.reconcile();
      }
      const placed = await orders(database);
      expect(placed.length).toBe(shop.bank.charged.size);
      expect(await stockOf(database, 'A')).toBe(5 - 2 * placed.length);
      expect((await attempts(database)).every(({ holds_stock }) => !holds_stock)).toBe(true);
    });
  }

  it('[APAY-05] during a refund: reconciliation completes the refund', async () => {
    const shop = openShop(database);
    shop.bank.loseResponse = true;
    const ready = await readyToPay(shop.baskets, [requested('A')]);
    await shop.checkout.submit(submission(ready));
    shop.bank.loseResponse = false;
    const [attempt] = await attempts(database);
    const event = (kind: 'authorised' | 'refused') => ({
      id: `AUTHORISATION:ref-1:${kind}`,
      reference: 'ref-1',
      merchantReference: attempt!.id,
      kind,
      amount: { value: ready.total, currency: 'GBP' },
    });
    await shop.checkout.handlePaymentEvent(event('refused'));
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    const crashing = shop.open((step) => {
      if (step === 'payment-refunded') throw new Crash(step);
    });
    await expect(crashing.handlePaymentEvent(event('authorised'))).rejects.toThrow(Crash);
    shop.later(1);
    await shop.reconciliation.reconcile();
    expect([...shop.bank.reversed]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided' }]);
  });
});

describe('limited stock', () => {
  it('[APAY-05] 50 buyers compete for 5 pieces: exactly 5 orders, 5 charges, no stock left', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const buyers = [];
    for (let buyer = 0; buyer < 50; buyer += 1)
      buyers.push(await readyToPay(baskets, [requested('A'), requested('B')]));
    const results = await Promise.all(buyers.map((ready) => checkout.submit(submission(ready))));
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'out-of-stock')).toHaveLength(45);
    expect(await orders(database)).toHaveLength(5);
    expect(bank.charged.size).toBe(5);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([0, 0]);
  });

  it('[APAY-05] baskets with the same skus in different order do not deadlock', async () => {
    const { baskets, checkout } = openShop(database);
    await database.pool.query('update stock set quantity = 100');
    const buyers = [];
    for (let buyer = 0; buyer < 20; buyer += 1) {
      const items = [requested('A'), requested('B')];
      buyers.push(await readyToPay(baskets, buyer % 2 === 0 ? items : items.reverse()));
    }
    const results = await Promise.all(buyers.map((ready) => checkout.submit(submission(ready))));
    expect(results.every(({ kind }) => kind === 'placed')).toBe(true);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([80, 80]);
  });
});
