import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStep } from '#commerce/orders/settle.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { attempts, Crash, openShop, orders, submission } from '#tests/paying-shop.ts';
import { asked, brand, readyToPay, stockOf, stockShop } from '#tests/tiny-store.ts';

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
  it('[BASKET-03] charges once, takes the stock, empties the basket and writes a letter', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [asked('A', 2), asked('B')]);
    const result = await checkout.submit(submission(ready));
    expect(result.kind).toBe('placed');
    expect(await orders(database)).toMatchObject([{ state: 'placed', total: ready.total }]);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([3, 4]);
    expect(await baskets.count(ready.owner, 'GBP')).toBe(0);
    expect(bank.charged.size).toBe(1);
    const { rows: letters } = await database.pool.query('select recipient from outbox');
    expect(letters).toEqual([{ recipient: 'ada@example.com' }]);
    const { rows: changes } = await database.pool.query('select tags from change order by id desc limit 1');
    expect(changes[0].tags.toSorted()).toEqual(['product:p-A', 'product:p-B']);
  });

  it('[APAY-05] what was added meanwhile stays in the basket', async () => {
    const shop = openShop(database);
    const ready = await readyToPay(shop.baskets, [asked('A')]);
    const slow = shop.open(async (step) => {
      if (step === 'provider-answered') await shop.baskets.add(ready.owner, [asked('B', 2)], brand, false);
    });
    expect((await slow.submit(submission(ready))).kind).toBe('placed');
    const view = await shop.baskets.view(ready.owner, brand);
    expect(view?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['B', 2]]);
  });

  it('[APAY-05] a price that changed since is not charged', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [asked('A')]);
    await database.pool.query(`update price set cent_amount = 2600 where sku = 'A'`);
    expect(await checkout.submit(submission(ready))).toEqual({ kind: 'total-updated' });
    expect(bank.references.size).toBe(0);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[APAY-05] a refusal gives the stock back and keeps the basket', async () => {
    const { bank, baskets, checkout } = openShop(database);
    bank.outcome = 'refused';
    const ready = await readyToPay(baskets, [asked('A', 3)]);
    expect((await checkout.submit(submission(ready))).kind).toBe('refused');
    expect(await stockOf(database, 'A')).toBe(5);
    expect(await baskets.count(ready.owner, 'GBP')).toBe(3);
    expect(await orders(database)).toEqual([]);
    bank.outcome = 'authorised';
    expect((await checkout.submit(submission(ready))).kind).toBe('placed');
  });
});

describe('the same order sent again', () => {
  it('[APAY-05] a double click makes one order and one charge', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [asked('A')]);
    const one = submission(ready);
    const results = await Promise.all(Array.from({ length: 8 }, () => checkout.submit(one)));
    const again = await checkout.submit(one);
    expect(again.kind).toBe('placed');
    for (const result of results) expect(['placed', 'in-progress', 'unknown']).toContain(result.kind);
    expect(await orders(database)).toHaveLength(1);
    expect(bank.charged.size).toBe(1);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[APAY-05] two tabs with keys of their own still pay once for one basket', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [asked('A')]);
    await Promise.all([checkout.submit(submission(ready)), checkout.submit(submission(ready))]);
    expect(bank.charged.size).toBe(1);
    expect(await orders(database)).toHaveLength(1);
  });

  it('[APAY-05] a key for another question is a conflict', async () => {
    const { baskets, checkout } = openShop(database);
    const ready = await readyToPay(baskets, [asked('A')]);
    const one = submission(ready);
    await checkout.submit(one);
    expect(await checkout.submit({ ...one, expectedTotal: 1 })).toEqual({ kind: 'conflict' });
    const stranger = { customerId: null, sessionId: randomUUID(), isPremier: false };
    expect(await checkout.submit({ ...one, owner: stranger })).toEqual({ kind: 'conflict' });
  });
});

describe('an answer that is lost', () => {
  it('[APAY-05] on the way back: the sweeper asks again with the same key and places the order', async () => {
    const { bank, baskets, checkout, sweeper, later } = openShop(database);
    bank.loseAnswer = true;
    const ready = await readyToPay(baskets, [asked('A')]);
    const one = submission(ready);
    expect((await checkout.submit(one)).kind).toBe('unknown');
    expect((await checkout.submit(submission(ready))).kind).toBe('in-progress');
    expect(await orders(database)).toEqual([]);
    bank.loseAnswer = false;
    later(2);
    expect(await sweeper.sweep()).toBe(1);
    expect(await orders(database)).toHaveLength(1);
    expect((await checkout.submit(one)).kind).toBe('placed');
    expect(bank.charged.size).toBe(1);
  });

  it('[APAY-05] on the way there: nothing was charged, the stock goes back, the shopper can pay again', async () => {
    const { bank, baskets, checkout, sweeper, later } = openShop(database);
    bank.neverArrives = true;
    const ready = await readyToPay(baskets, [asked('A')]);
    expect((await checkout.submit(submission(ready))).kind).toBe('unknown');
    expect(await stockOf(database, 'A')).toBe(4);
    bank.neverArrives = false;
    later(2);
    await sweeper.sweep();
    expect(await stockOf(database, 'A')).toBe(5);
    expect((await checkout.submit(submission(ready))).kind).toBe('placed');
    expect(bank.charged.size).toBe(1);
  });

  it('[APAY-05] the page that waits asks too, and only its own shopper hears the answer', async () => {
    const { bank, baskets, checkout, later } = openShop(database);
    bank.loseAnswer = true;
    const ready = await readyToPay(baskets, [asked('A')]);
    const result = await checkout.submit(submission(ready));
    if (result.kind !== 'unknown') throw new Error(result.kind);
    later(1);
    expect(
      await checkout.check(result.attemptId, { customerId: null, sessionId: 'someone-else' }),
    ).toBeNull();
    expect((await checkout.check(result.attemptId, ready.owner))?.kind).toBe('placed');
  });
});

describe('news from the provider', () => {
  const news = (attemptId: string, kind: 'authorised' | 'refused', reference = 'ref-1', value = 2899) => ({
    id: `AUTHORISATION:${reference}:${kind}`,
    reference,
    merchantReference: attemptId,
    kind,
    amount: { value, currency: 'GBP' },
  });

  async function lost() {
    const shop = openShop(database);
    shop.bank.loseAnswer = true;
    const ready = await readyToPay(shop.baskets, [asked('A')]);
    await shop.checkout.submit(submission(ready));
    shop.bank.loseAnswer = false;
    const [attempt] = await attempts(database);
    return { ...shop, ready, attemptId: attempt!.id };
  }

  it('[APAY-05] settles an unknown outcome, once, however often it is told', async () => {
    const { checkout, attemptId } = await lost();
    await Promise.all(Array.from({ length: 6 }, () => checkout.hear(news(attemptId, 'authorised'))));
    await checkout.hear(news(attemptId, 'authorised'));
    expect(await orders(database)).toHaveLength(1);
    expect(await stockOf(database, 'A')).toBe(4);
    const { rows } = await database.pool.query('select count(*)::int as count from outbox');
    expect(rows[0].count).toBe(1);
  });

  it('[APAY-05] a late success beats an earlier failure, and a late failure changes nothing', async () => {
    const { checkout, attemptId } = await lost();
    await checkout.hear(news(attemptId, 'refused'));
    expect(await stockOf(database, 'A')).toBe(5);
    await checkout.hear(news(attemptId, 'authorised'));
    await checkout.hear(news(attemptId, 'refused', 'ref-2'));
    expect(await orders(database)).toMatchObject([{ state: 'placed' }]);
    expect(await stockOf(database, 'A')).toBe(4);
  });

  it('[APAY-05] a success after everything sold out gives the money back and makes no order', async () => {
    const { bank, checkout, attemptId } = await lost();
    await checkout.hear(news(attemptId, 'refused'));
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    await checkout.hear(news(attemptId, 'authorised'));
    expect(await orders(database)).toEqual([]);
    expect([...bank.returned]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided', holds_stock: false }]);
    expect(await stockOf(database, 'A')).toBe(0);
  });

  it('[APAY-05] about another amount or an unknown attempt places nothing', async () => {
    const { checkout, attemptId } = await lost();
    await checkout.hear(news(attemptId, 'authorised', 'ref-1', 1));
    await checkout.hear(news(randomUUID(), 'authorised'));
    expect(await orders(database)).toEqual([]);
  });

  it('[APAY-05] a pending payment is an order that waits; refused later, it is cancelled and the stock returns', async () => {
    const { bank, baskets, checkout } = openShop(database);
    bank.outcome = 'pending';
    const ready = await readyToPay(baskets, [asked('A', 2)]);
    expect((await checkout.submit(submission(ready))).kind).toBe('pending');
    expect(await orders(database)).toMatchObject([{ state: 'payment-pending' }]);
    expect(await stockOf(database, 'A')).toBe(3);
    const [attempt] = await attempts(database);
    await checkout.hear(news(attempt!.id, 'refused'));
    expect(await orders(database)).toMatchObject([{ state: 'cancelled' }]);
    expect(await stockOf(database, 'A')).toBe(5);
  });
});

describe('a crash', () => {
  const steps: OrderStep[] = [
    'attempt-stored',
    'attempt-sent',
    'provider-answered',
    'order-written',
    'outcome-written',
    'settled',
  ];

  for (const crashAt of steps) {
    it(`[APAY-05] after "${crashAt}" ends with one order or none, paid for exactly once`, async () => {
      const shop = openShop(database);
      const ready = await readyToPay(shop.baskets, [asked('A', 2)]);
      const one = submission(ready);
      const dying = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await expect(dying.submit(one)).rejects.toThrow(Crash);
      // The shopper, seeing an error, presses the button again; later the sweeper comes by.
      await shop.checkout.submit(one);
      for (const minutes of [2, 5, 40]) {
        shop.later(minutes);
        await shop.sweeper.sweep();
      }
      expect(await orders(database)).toHaveLength(shop.bank.charged.size);
      // What never reached the provider was given up; paying again works as if nothing had happened.
      if (shop.bank.charged.size === 0) await shop.checkout.submit(submission(ready));
      expect(await orders(database)).toHaveLength(1);
      expect(shop.bank.charged.size).toBe(1);
      expect(await stockOf(database, 'A')).toBe(3);
      expect(await shop.baskets.count(ready.owner, 'GBP')).toBe(0);
    });

    it(`[APAY-05] after "${crashAt}" with a shopper who walks away leaves no charge without an order`, async () => {
      const shop = openShop(database);
      const ready = await readyToPay(shop.baskets, [asked('A', 2)]);
      const dying = shop.open((step) => {
        if (step === crashAt) throw new Crash(step);
      });
      await expect(dying.submit(submission(ready))).rejects.toThrow(Crash);
      for (const minutes of [2, 5, 40]) {
        shop.later(minutes);
        await shop.sweeper.sweep();
      }
      const placed = await orders(database);
      expect(placed.length).toBe(shop.bank.charged.size);
      expect(await stockOf(database, 'A')).toBe(5 - 2 * placed.length);
      expect((await attempts(database)).every(({ holds_stock }) => !holds_stock)).toBe(true);
    });
  }

  it('[APAY-05] while giving money back: it is given back by the sweeper', async () => {
    const shop = openShop(database);
    shop.bank.loseAnswer = true;
    const ready = await readyToPay(shop.baskets, [asked('A')]);
    await shop.checkout.submit(submission(ready));
    shop.bank.loseAnswer = false;
    const [attempt] = await attempts(database);
    const told = (kind: 'authorised' | 'refused') => ({
      id: `AUTHORISATION:ref-1:${kind}`,
      reference: 'ref-1',
      merchantReference: attempt!.id,
      kind,
      amount: { value: ready.total, currency: 'GBP' },
    });
    await shop.checkout.hear(told('refused'));
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    const dying = shop.open((step) => {
      if (step === 'money-returned') throw new Crash(step);
    });
    await expect(dying.hear(told('authorised'))).rejects.toThrow(Crash);
    shop.later(1);
    await shop.sweeper.sweep();
    expect([...shop.bank.returned]).toEqual(['ref-1']);
    expect(await attempts(database)).toMatchObject([{ state: 'voided' }]);
  });
});

describe('the last pieces', () => {
  it('[APAY-05] 50 buyers race for 5: exactly 5 orders, 5 charges, and the shelf is empty', async () => {
    const { bank, baskets, checkout } = openShop(database);
    const buyers = [];
    for (let buyer = 0; buyer < 50; buyer += 1)
      buyers.push(await readyToPay(baskets, [asked('A'), asked('B')]));
    const results = await Promise.all(buyers.map((ready) => checkout.submit(submission(ready))));
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'out-of-stock' || kind === 'incomplete')).toHaveLength(45);
    expect(await orders(database)).toHaveLength(5);
    expect(bank.charged.size).toBe(5);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([0, 0]);
  });

  it('[APAY-05] baskets that hold the same things in other orders never wait for each other in a circle', async () => {
    const { baskets, checkout } = openShop(database);
    await database.pool.query('update stock set quantity = 100');
    const buyers = [];
    for (let buyer = 0; buyer < 20; buyer += 1) {
      const items = [asked('A'), asked('B')];
      buyers.push(await readyToPay(baskets, buyer % 2 === 0 ? items : items.reverse()));
    }
    const results = await Promise.all(buyers.map((ready) => checkout.submit(submission(ready))));
    expect(results.every(({ kind }) => kind === 'placed')).toBe(true);
    expect([await stockOf(database, 'A'), await stockOf(database, 'B')]).toEqual([80, 80]);
  });
});
