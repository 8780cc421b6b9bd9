import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankPromotion, type EditablePromotion } from '#commerce/promotions/promotion-schema.ts';
import { createPromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { byStaff, openShop, orders, submission } from '#tests/checkout-fixture.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { brand, guest, readyToPay, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2000, quantity: 50 },
    { sku: 'G', price: 900, quantity: 1 },
  ]);
});
afterEach(() => database.close());

async function saveOffer(change: Partial<EditablePromotion>, id = 'offer') {
  const store = createPromotionStore(database.db);
  const offer = { ...blankPromotion('2026-11-01'), name: 'Ten off', code: 'TEN', ...change };
  expect(await store.save(id, offer)).toBeNull();
  return store;
}

async function uses() {
  const { rows } = await database.pool.query<{ state: string }>(
    `select case when used_at is null then 'reserved' else 'used' end as state from promotion_use order by 1`,
  );
  return rows.map(({ state }) => state);
}

/** A basket with the code, ready to be paid. */
async function withCode(shop: ReturnType<typeof openShop>, email: string, code = 'TEN') {
  const ready = await readyToPay(shop.baskets, [requested('A')], guest());
  await shop.baskets.edit(ready.owner, brand, { kind: 'add-code', code });
  await shop.baskets.setFields(ready.owner, brand, { email });
  const view = await shop.baskets.view(ready.owner, brand);
  if (!view) throw new Error('no basket');
  return { owner: ready.owner, total: view.totals.total, view };
}

describe('[OPS-19] the uses of an offer', () => {
  it('are counted once per paid order, and are free again when the whole order is cancelled', async () => {
    await saveOffer({ totalUses: 1 });
    const shop = openShop(database);
    const first = await withCode(shop, 'ada@example.com');
    expect(first.view.totals.discountTotal).toBe(200);
    const key = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 3 }, () => shop.checkout.submit(submission(first, key))),
    );
    expect(results.map(({ kind }) => kind)).toContain('placed');
    expect(await uses()).toEqual(['used']);

    const second = await withCode(shop, 'bea@example.com');
    expect(second.view.totals.discountTotal).toBe(0);
    expect(second.view.codes).toMatchObject([{ isUsed: false, reason: 'used-up' }]);

    const [order] = await orders(database);
    if (!order) throw new Error('no order');
    await shop.staffOrders.cancel(byStaff(order.number), { wanted: null, reason: 'asked for it' });
    expect(await uses()).toEqual([]);
    const view = await shop.baskets.view(second.owner, brand);
    expect(view?.codes).toMatchObject([{ isUsed: true }]);
  });

  it('name the offer in the language of the order', async () => {
    await saveOffer({ texts: [{ language: 'fr', name: 'Dix de moins', badge: null }] });
    const shop = openShop(database);
    const person = await withCode(shop, 'ada@example.com');
    await shop.checkout.submit({ ...submission(person), locale: 'fr' });
    const { rows } = await database.pool.query<{ body: string }>('select body from outbox');
    expect(rows[0]?.body).toContain('Dix de moins');
  });

  it('of two shoppers who want the last one at once, one gets it and the other sees the total without it', async () => {
    await saveOffer({ totalUses: 1 });
    const shop = openShop(database);
    const people = await Promise.all(
      ['ada@example.com', 'bea@example.com'].map((email) => withCode(shop, email)),
    );
    const results = await Promise.all(people.map((person) => shop.checkout.submit(submission(person))));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'total-updated']);
    expect(await uses()).toEqual(['used']);
    expect(await orders(database)).toHaveLength(1);
    expect(await stockOf(database, 'A')).toBe(49);
  });

  it('are released by a refused payment', async () => {
    await saveOffer({ totalUses: 1 });
    const shop = openShop(database);
    shop.bank.outcome = 'refused';
    const person = await withCode(shop, 'ada@example.com');
    expect((await shop.checkout.submit(submission(person))).kind).toBe('refused');
    expect(await uses()).toEqual([]);
    shop.bank.outcome = 'authorised';
    expect((await shop.checkout.submit(submission(person))).kind).toBe('placed');
    expect(await uses()).toEqual(['used']);
  });

  it('are reserved while a payment is open, also for the other baskets of the same person', async () => {
    await saveOffer({ usesPerCustomer: 1 });
    const shop = openShop(database);
    shop.bank.outcome = 'challenge';
    const person = await withCode(shop, 'Ada@Example.com');
    expect((await shop.checkout.submit(submission(person))).kind).toBe('challenge');
    expect(await uses()).toEqual(['reserved']);
    // Her own basket still shows what she is about to pay.
    expect((await shop.baskets.view(person.owner, brand))?.totals.discountTotal).toBe(200);
    const again = await withCode(shop, 'ada@example.com');
    expect(again.view.codes).toMatchObject([{ isUsed: false, reason: 'used-by-customer' }]);
    expect((await withCode(shop, 'bea@example.com')).view.codes).toMatchObject([{ isUsed: true }]);
  });

  it('a first order is checked by email at the checkout, and said so', async () => {
    await saveOffer({ isFirstOrderOnly: true });
    const shop = openShop(database);
    const first = await withCode(shop, 'ada@example.com');
    expect((await shop.checkout.submit(submission(first))).kind).toBe('placed');
    const ready = await readyToPay(shop.baskets, [requested('A')], guest());
    await database.pool.query('update basket set email = null');
    await shop.baskets.edit(ready.owner, brand, { kind: 'add-code', code: 'TEN' });
    expect((await shop.baskets.view(ready.owner, brand))?.codes).toMatchObject([{ isUsed: true }]);
    await shop.baskets.setFields(ready.owner, brand, { email: 'ADA@example.com ' });
    const view = await shop.baskets.view(ready.owner, brand);
    expect(view?.codes).toMatchObject([{ isUsed: false, reason: 'not-first-order' }]);
    expect(view?.totals.discountTotal).toBe(0);
  });

  it('a first order whose payment is open is the first one', async () => {
    await saveOffer({ isFirstOrderOnly: true });
    const shop = openShop(database);
    shop.bank.outcome = 'challenge';
    const first = await withCode(shop, 'ada@example.com');
    expect((await shop.checkout.submit(submission(first))).kind).toBe('challenge');
    const second = await withCode(shop, 'ada@example.com');
    expect(second.view.codes).toMatchObject([{ isUsed: false, reason: 'not-first-order' }]);
    shop.bank.outcome = 'authorised';
    expect((await shop.checkout.submit(submission(second))).kind).toBe('placed');
  });

  it('two first orders of one person at once: one gets the offer', async () => {
    await saveOffer({ isFirstOrderOnly: true });
    const shop = openShop(database);
    const both = await Promise.all([1, 2].map(() => withCode(shop, 'ada@example.com')));
    const results = await Promise.all(both.map((one) => shop.checkout.submit(submission(one))));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'total-updated']);
  });

  it('an offer without a code that a guest turns out not to get is named', async () => {
    const texts = [{ language: 'fr', name: 'Dix de moins', badge: null }];
    await saveOffer({ isFirstOrderOnly: true, code: null, texts });
    const shop = openShop(database);
    const first = await readyToPay(shop.baskets, [requested('A')]);
    expect((await shop.checkout.submit(submission(first))).kind).toBe('placed');
    const second = await readyToPay(shop.baskets, [requested('A')]);
    expect((await shop.baskets.view(second.owner, brand))?.lostOffers).toEqual([
      { name: 'Ten off', texts, reason: 'not-first-order' },
    ]);
  });
});

describe('[OPS-19] generated codes', () => {
  it('are each good for one order', async () => {
    const store = await saveOffer({ code: null, hasOwnCodes: true });
    await store.generateCodes('offer', 200, 'XMAS');
    const codes = await store.codes('offer');
    expect(new Set(codes.map(({ code }) => code)).size).toBe(200);
    const [one, other] = codes.map(({ code }) => code);
    if (!one || !other) throw new Error('no codes');
    expect(one).toMatch(/^XMAS-[A-Z2-9]{9}$/);
    const shop = openShop(database);
    const people = await Promise.all(
      ['ada@example.com', 'bea@example.com'].map((email) => withCode(shop, email, one.toLowerCase())),
    );
    const results = await Promise.all(people.map((person) => shop.checkout.submit(submission(person))));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'total-updated']);
    expect((await withCode(shop, 'cleo@example.com', one)).view.codes).toMatchObject([
      { isUsed: false, reason: 'code-spent' },
    ]);
    expect((await withCode(shop, 'cleo@example.com', other)).view.codes).toMatchObject([{ isUsed: true }]);
    expect(await store.figures('offer')).toMatchObject({ uses: 1, codes: 200, spentCodes: 1 });
  });
});

describe('[OPS-19] a gift with an order', () => {
  it('goes into the order as a free line while there is stock, and is cancelled with the last piece', async () => {
    await saveOffer({ gives: 'gift', percent: null, giftSku: 'G', minimum: 4000, code: null });
    const shop = openShop(database);
    const small = await readyToPay(shop.baskets, [requested('A')]);
    expect((await shop.baskets.view(small.owner, brand))?.lines).toHaveLength(1);
    const large = await readyToPay(shop.baskets, [requested('A', 2)]);
    expect((await shop.checkout.submit(submission(large))).kind).toBe('placed');
    expect(await stockOf(database, 'G')).toBe(0);
    expect(await uses()).toEqual(['used']);
    const { rows } = await database.pool.query(`select sku, net from order_line order by position`);
    expect(rows).toEqual([
      { sku: 'A', net: 4000 },
      { sku: 'G', net: 0 },
    ]);
    const next = await readyToPay(shop.baskets, [requested('A', 2)]);
    expect((await shop.baskets.view(next.owner, brand))?.lines).toHaveLength(1);
    const [order] = await orders(database);
    if (!order) throw new Error('no order');
    await shop.staffOrders.cancel(byStaff(order.number), {
      wanted: [{ position: 0, quantity: 2 }],
      reason: 'asked for it',
    });
    expect(await stockOf(database, 'G')).toBe(1);
    expect(await uses()).toEqual([]);
  });

  it('does not name a piece that does not exist', async () => {
    const store = createPromotionStore(database.db);
    const offer = { ...blankPromotion('2026-11-01'), name: 'Gift', gives: 'gift', giftSku: 'NOPE' };
    expect(await store.save('offer', offer)).toEqual({ giftSku: 'There is no piece with this SKU.' });
  });
});

describe('[OPS-19] the days of an offer', () => {
  it('begin and end at midnight in the shop’s time zone', async () => {
    const store = createPromotionStore(database.db, 'Europe/Paris');
    const offer = {
      ...blankPromotion('2026-07-01'),
      name: 'Week',
      startsOn: '2026-07-06',
      endsOn: '2026-07-12',
    };
    await store.save('week', offer);
    const { rows } = await database.pool.query(`select starts_at, ends_at from promotion where id = 'week'`);
    expect(rows).toEqual([
      { starts_at: new Date('2026-07-05T22:00:00Z'), ends_at: new Date('2026-07-12T22:00:00Z') },
    ]);
    expect(await store.list()).toMatchObject([{ startsOn: '2026-07-06', endsOn: '2026-07-12' }]);
  });
});
