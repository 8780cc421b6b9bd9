import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrderBook } from '#commerce/orders/order-book.server.ts';
import type { OrderStep } from '#commerce/orders/settle.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { attempts, Crash, openShop, orders, submission } from '#tests/paying-shop.ts';
import { asked, guest, readyToPay, stockOf, stockShop } from '#tests/tiny-store.ts';

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

async function ofCustomer(id: string) {
  const { rows } = await database.pool.query(
    'select rewards_points as points, premier_until as premier from customer where id = $1',
    [id],
  );
  return rows[0] as { points: number; premier: Date | null };
}

async function letters(): Promise<string[]> {
  const { rows } = await database.pool.query<{ about: string }>('select about from outbox order by id');
  return rows.map(({ about }) => about.split(':')[0]!);
}

async function bought(items = [asked('A', 2), asked('B', 3)], customerId: string | null = null) {
  const shop = openShop(database);
  const owner = { ...guest(), customerId };
  const ready = await readyToPay(shop.baskets, items, owner);
  const result = await shop.checkout.submit(submission(ready));
  if (result.kind !== 'placed' && result.kind !== 'pending') throw new Error(result.kind);
  const viewer = { customerId, sessionId: owner.sessionId, key: null };
  const book = createOrderBook(database, shop.now);
  return { ...shop, book, viewer, number: result.number, attemptId: result.attemptId, total: ready.total };
}

describe('cancelling', () => {
  it('[BASKET-03] gives stock, money, rewards and membership back, and writes a letter', async () => {
    const id = await customer();
    const { afterSales, bank, book, number, viewer, total } = await bought([asked('A', 2), asked('P')], id);
    expect(await ofCustomer(id)).toMatchObject({ points: 50, premier: expect.any(Date) });
    expect(await afterSales.cancel(number, viewer)).toBe('cancelled');
    expect(await stockOf(database, 'A')).toBe(5);
    expect([...bank.returned]).toEqual(['ref-1']);
    expect((await ofCustomer(id)).points).toBe(0);
    expect((await ofCustomer(id)).premier!.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-16T12:00:00Z'));
    expect(await letters()).toEqual(['order-placed', 'order-cancelled']);
    expect(await book.find(number, viewer)).toMatchObject({
      state: 'cancelled',
      isCancellable: false,
      refunds: [{ amount: total, isDone: true }],
    });
  });

  it('[BASKET-03] happens once, however often and from however many tabs it is asked', async () => {
    const { afterSales, bank, number, viewer } = await bought();
    const answers = await Promise.all(Array.from({ length: 6 }, () => afterSales.cancel(number, viewer)));
    expect(answers.filter((answer) => answer === 'cancelled')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'too-late')).toHaveLength(5);
    expect(await stockOf(database, 'A')).toBe(5);
    expect(bank.returned.size).toBe(1);
    expect(await letters()).toEqual(['order-placed', 'order-cancelled']);
  });

  it("[BASKET-03] somebody else's order is as if it were not there; the letter's key opens it", async () => {
    const { afterSales, book, number } = await bought();
    const stranger = { customerId: null, sessionId: randomUUID(), key: 'wrong' };
    expect(await afterSales.cancel(number, stranger)).toBe('absent');
    expect(await book.find(number, stranger)).toBeNull();
    const key = await book.findKey(number, 'ADA@example.com');
    expect(await book.findKey(number, 'eve@example.com')).toBeNull();
    expect(await book.findKey('1', 'ada@example.com')).toBeNull();
    expect(await afterSales.cancel(number, { ...stranger, key })).toBe('cancelled');
  });

  it('[BASKET-03] is too late once it has left the house; of two at once, one wins', async () => {
    const { afterSales, bank, number, viewer } = await bought();
    const [isSent, answer] = await Promise.all([
      afterSales.dispatch(number),
      afterSales.cancel(number, viewer),
    ]);
    expect(isSent).toBe(answer === 'too-late');
    expect(bank.returned.size).toBe(isSent ? 0 : 1);
    expect(await stockOf(database, 'A')).toBe(isSent ? 3 : 5);
    const second = await bought([asked('A')]);
    await second.afterSales.dispatch(second.number);
    expect(await second.afterSales.cancel(second.number, second.viewer)).toBe('too-late');
  });

  it('[APAY-05] of a payment that is still pending gives back what arrives later', async () => {
    const shop = openShop(database);
    shop.bank.outcome = 'pending';
    const ready = await readyToPay(shop.baskets, [asked('A')]);
    const placed = await shop.checkout.submit(submission(ready));
    if (placed.kind !== 'pending') throw new Error(placed.kind);
    const viewer = { ...ready.owner, key: null };
    expect(await shop.afterSales.cancel(placed.number, viewer)).toBe('cancelled');
    expect(shop.bank.returned.size).toBe(0);
    await shop.checkout.hear({
      id: 'AUTHORISATION:ref-1:true',
      reference: 'ref-1',
      merchantReference: placed.attemptId,
      kind: 'authorised',
      amount: { value: ready.total, currency: 'GBP' },
    });
    expect([...shop.bank.returned]).toEqual(['ref-1']);
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }]);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] when the provider keeps silent, the sweeper gives the money back', async () => {
    const { afterSales, bank, number, viewer, sweeper, later } = await bought();
    bank.neverArrives = true;
    expect(await afterSales.cancel(number, viewer)).toBe('cancelled');
    expect(bank.returned.size).toBe(0);
    bank.neverArrives = false;
    later(1);
    await sweeper.sweep();
    expect([...bank.returned]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided' }]);
  });

  for (const crashAt of ['cancellation-written', 'order-cancelled', 'money-returned'] satisfies OrderStep[]) {
    it(`[APAY-05] a crash after "${crashAt}" leaves an order that stands or one that is wholly undone`, async () => {
      const shop = await bought();
      const dying = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await dying.cancel(shop.attemptId).catch(() => {});
      shop.later(2);
      await shop.sweeper.sweep();
      const [order] = await orders(database);
      const isCancelled = order!.state === 'cancelled';
      expect(isCancelled).toBe(crashAt !== 'cancellation-written');
      expect(shop.bank.returned.size).toBe(isCancelled ? 1 : 0);
      expect(await stockOf(database, 'A')).toBe(isCancelled ? 5 : 3);
      // Pressed again, it ends the same.
      await shop.afterSales.cancel(shop.number, shop.viewer);
      expect(shop.bank.returned.size).toBe(1);
      expect(await stockOf(database, 'A')).toBe(5);
    });
  }

  it('[APAY-05] a refund made at the provider cancels what has not left the house', async () => {
    const { checkout, number, viewer, book, attemptId, total } = await bought();
    const news = {
      id: 'CANCEL_OR_REFUND:x:true',
      reference: 'ref-1',
      merchantReference: attemptId,
      kind: 'returned' as const,
      amount: { value: total, currency: 'GBP' },
    };
    await checkout.hear({ ...news, id: 'REFUND:y:true', amount: { value: 1, currency: 'GBP' } });
    expect((await book.find(number, viewer))?.state).toBe('placed');
    await checkout.hear(news);
    expect((await book.find(number, viewer))?.state).toBe('cancelled');
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] a refund that failed is shown to a person', async () => {
    const { checkout, afterSales, number, viewer, book, attemptId, total } = await bought();
    await afterSales.cancel(number, viewer);
    await checkout.hear({
      id: 'REFUND_FAILED:x:true',
      reference: 'ref-1',
      merchantReference: attemptId,
      kind: 'return-failed',
      amount: { value: total, currency: 'GBP' },
    });
    expect(await book.newest(5)).toMatchObject([{ number, needsPerson: true }]);
  });
});

describe('sending back', () => {
  const one = (position: number, quantity: number) => [{ position, quantity }];

  async function sent(customerId: string | null = null) {
    const shop = await bought(undefined, customerId);
    await shop.afterSales.dispatch(shop.number);
    return shop;
  }

  async function openReturn(): Promise<string> {
    const { rows } = await database.pool.query(`select id from order_return where state = 'requested'`);
    return rows[0].id;
  }

  it('[BASKET-03] pays exactly the pieces, puts them on the shelf and takes their rewards back', async () => {
    const id = await customer();
    const { afterSales, bank, book, number, viewer } = await sent(id);
    expect((await book.find(number, viewer))?.returnable).toMatchObject({ left: [2, 3] });
    expect(await afterSales.requestReturn(number, viewer, one(1, 2), 'too-small')).toBe('requested');
    expect(await book.find(number, viewer)).toMatchObject({ state: 'return-requested', returnable: null });
    expect(bank.refunds.size).toBe(0);
    expect(await afterSales.receiveReturn(await openReturn())).toBe(true);
    expect([...bank.refunds.values()]).toEqual([2002]);
    expect(await stockOf(database, 'B')).toBe(4);
    expect((await ofCustomer(id)).points).toBe(80 - 20);
    expect(await book.find(number, viewer)).toMatchObject({
      state: 'delivered',
      returnable: { left: [2, 1] },
      refunds: [{ amount: 2002, isDone: true }],
    });
    expect(await letters()).toEqual([
      'order-placed',
      'order-dispatched',
      'return-requested',
      'return-refunded',
    ]);
  });

  it('[BASKET-03] in two parcels gives the whole sum back, delivery with the last, and no piece twice', async () => {
    const { afterSales, bank, number, viewer, total } = await sent();
    await afterSales.requestReturn(number, viewer, one(0, 2), 'faulty');
    await afterSales.receiveReturn(await openReturn());
    expect(await afterSales.requestReturn(number, viewer, one(0, 1), 'faulty')).toBe('not-returnable');
    await afterSales.requestReturn(number, viewer, one(1, 3), 'faulty');
    await afterSales.receiveReturn(await openReturn());
    expect([...bank.refunds.values()].reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(await orders(database)).toMatchObject([{ state: 'refunded' }]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([5, 5]);
  });

  it('[BASKET-03] asked twice at once is asked once; received twice is paid once', async () => {
    const { afterSales, bank, number, viewer } = await sent();
    const ask = () => afterSales.requestReturn(number, viewer, one(0, 1), 'too-large');
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.toSorted()).toEqual(['not-now', 'not-now', 'requested']);
    const id = await openReturn();
    const received = await Promise.all([
      afterSales.receiveReturn(id),
      afterSales.receiveReturn(id),
      afterSales.receiveReturn(id),
    ]);
    expect(received.filter(Boolean)).toHaveLength(1);
    expect(bank.refunds.size).toBe(1);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[BASKET-03] needs an order that was sent, pieces that can come back, and a day within the window', async () => {
    const { afterSales, number, viewer, later } = await bought();
    const ask = (wanted = one(0, 1)) => afterSales.requestReturn(number, viewer, wanted, 'changed-mind');
    expect(await ask()).toBe('not-now');
    await afterSales.dispatch(number);
    expect(await ask([])).toBe('nothing-chosen');
    expect(await ask(one(0, 3))).toBe('not-returnable');
    expect(await ask(one(0, -1))).toBe('not-returnable');
    const stranger = { customerId: null, sessionId: 'x', key: null };
    expect(await afterSales.requestReturn(number, stranger, one(0, 1), 'faulty')).toBe('absent');
    await afterSales.deliver(number);
    later(29 * 24 * 60);
    expect(await ask()).toBe('too-late');
  });

  for (const crashAt of [
    'return-written',
    'return-received',
    'refund-made',
    'refund-written',
  ] satisfies OrderStep[]) {
    it(`[APAY-05] a crash after "${crashAt}" pays once in the end`, async () => {
      const shop = await sent();
      const dying = shop.openReturns((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      const { rows } = await database.pool.query('select id from shop_order');
      await dying.request(rows[0].id, one(0, 1), 'faulty').catch(() => {});
      // The shopper asks again; only where the first request was lost is there anything to ask.
      await shop.afterSales.requestReturn(shop.number, shop.viewer, one(0, 1), 'faulty');
      const id = await openReturn();
      await dying.receive(id).catch(() => {});
      shop.later(1);
      await shop.sweeper.sweep();
      await shop.afterSales.receiveReturn(id);
      expect([...shop.bank.refunds]).toEqual([[`return-${id}`, 2500]]);
      expect(await stockOf(database, 'A')).toBe(4);
      expect((await letters()).filter((about) => about === 'return-refunded')).toHaveLength(1);
    });
  }

  it('[APAY-05] a lost answer is asked again under the same key', async () => {
    const { afterSales, bank, number, viewer, sweeper } = await sent();
    await afterSales.requestReturn(number, viewer, one(0, 1), 'faulty');
    bank.loseAnswer = true;
    await afterSales.receiveReturn(await openReturn()).catch(() => {});
    bank.loseAnswer = false;
    expect(await sweeper.sweep()).toBe(1);
    expect(await sweeper.sweep()).toBe(0);
    expect([...bank.refunds.values()]).toEqual([2500]);
  });
});

describe('a guest who signs in', () => {
  it('[BASKET-03] finds the orders of this browser in the account, if they were made with the same address', async () => {
    const { book, number, viewer } = await bought();
    const id = await customer();
    await book.adopt(viewer.sessionId, id);
    expect(await book.ofCustomer(id)).toMatchObject([{ number }]);
    await database.pool.query(`update shop_order set customer_id = null, email = 'eve@example.com'`);
    await book.adopt(viewer.sessionId, id);
    expect(await book.ofCustomer(id)).toEqual([]);
  });
});
