import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { asked, brand, guest, stockOf, stockShop } from '#tests/tiny-store.ts';
import { type Baskets, createBaskets } from './baskets.server.ts';

let database: TestDatabase;
let baskets: Baskets;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'A', price: 2500, quantity: 5, was: 4000 },
    { sku: 'B', price: 1000, quantity: 50 },
    { sku: 'SOLD', price: 1000, quantity: 0 },
    { sku: 'SUB', price: 2000, quantity: 9, isSubscribable: true },
    { sku: 'NAME', price: 2000, quantity: 9, customisationGroup: 'engraving' },
    { sku: 'CLUB', price: 999, quantity: 1000, isPremier: true },
  ]);
  const promotions = createPromotions(database);
  await promotions.provideDemo();
  baskets = createBaskets({
    database,
    promotions,
    checkCustomFields: async (_group, fields) => (fields.text ? null : 'Please tell us what to engrave.'),
  });
});
afterEach(() => database.close());

async function customerId(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into customer (id, email, password_hash, first_name, last_name, affiliate_id)
     values ($1, $2, '', 'Ada', 'Byron', $1)`,
    [id, `${id}@example.com`],
  );
  return id;
}

const linesOf = async (owner: ReturnType<typeof guest>) =>
  (await baskets.view(owner, brand))?.lines.map(({ sku, quantity }) => [sku, quantity]) ?? [];

describe('adding', () => {
  it('[BASKET-01] puts pieces into the basket, joins equal lines and stops at the stock', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A', 2)], brand, false);
    const more = await baskets.add(owner, [asked('A', 9)], brand, false);
    expect(more).toMatchObject({
      kind: 'added',
      count: 5,
      notices: [{ sku: 'A', asked: 9, got: 3, limit: 'stock' }],
    });
    expect(await linesOf(owner)).toEqual([['A', 5]]);
    expect((await baskets.add(owner, [asked('A')], brand, false)).kind).toBe('nothing-left');
  });

  it('[BASKET-01] never more than the house limit, one membership at most', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('B', 40), asked('CLUB', 3)], brand, false);
    expect(await linesOf(owner)).toEqual([
      ['B', 10],
      ['CLUB', 1],
    ]);
  });

  it('[BASKET-01] refuses what is unknown, sold out, not by subscription or wrongly worded, and changes nothing', async () => {
    const owner = guest();
    const add = (item: ReturnType<typeof asked>) => baskets.add(owner, [asked('B'), item], brand, false);
    expect(await add(asked('NOPE'))).toEqual({ kind: 'unknown-sku', skus: ['NOPE'] });
    expect(await add(asked('B', 1, { isSubscription: true }))).toEqual({
      kind: 'not-subscribable',
      sku: 'B',
    });
    expect(await add(asked('NAME'))).toMatchObject({ kind: 'wrong-fields', sku: 'NAME' });
    expect(await add(asked('A', 1, { customFields: { text: 'x' } }))).toMatchObject({ kind: 'wrong-fields' });
    expect((await baskets.add(owner, [asked('SOLD')], brand, false)).kind).toBe('nothing-left');
    expect(await linesOf(owner)).toEqual([]);
  });

  it('[BASKET-01] a subscription costs 95% and stands beside the single purchase', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('SUB'), asked('SUB', 1, { isSubscription: true })], brand, false);
    const view = await baskets.view(owner, brand);
    expect(view?.lines.map(({ unitPrice, isSubscription }) => [unitPrice, isSubscription])).toEqual([
      [2000, false],
      [1900, true],
    ]);
    expect(view?.notices).toEqual([]);
  });

  it('[BASKET-01] express buy has a basket of its own and leaves the ordinary one alone', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('B', 2)], brand, false);
    const express = await baskets.add(owner, [asked('A')], brand, true);
    if (express.kind !== 'added') throw new Error(express.kind);
    expect(await linesOf(owner)).toEqual([['B', 2]]);
    expect((await baskets.view(owner, brand, express.cartId))?.lines.map(({ sku }) => sku)).toEqual(['A']);
    expect(await baskets.count(owner, 'GBP')).toBe(2);
    expect(await baskets.view(guest(), brand, express.cartId)).toBeNull();
  });

  it('[BASKET-02] two tabs that add at once lose nothing', async () => {
    const owner = guest();
    await Promise.all(Array.from({ length: 8 }, () => baskets.add(owner, [asked('B')], brand, false)));
    expect(await linesOf(owner)).toEqual([['B', 8]]);
  });
});

describe('changing', () => {
  it('[BASKET-02] quantity, remove, undo where it stood, save for later and back', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A'), asked('B', 2), asked('SUB')], brand, false);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'A', quantity: 3 });
    await baskets.edit(owner, brand, { kind: 'remove', lineId: 'B' });
    expect(await linesOf(owner)).toEqual([
      ['A', 3],
      ['SUB', 1],
    ]);
    expect((await baskets.view(owner, brand))?.undo).toEqual({ lineId: 'B', name: 'Thing B' });
    await baskets.edit(owner, brand, { kind: 'undo', lineId: 'B' });
    await baskets.edit(owner, brand, { kind: 'save-for-later', lineId: 'SUB' });
    expect(await linesOf(owner)).toEqual([
      ['A', 3],
      ['B', 2],
    ]);
    expect((await baskets.view(owner, brand))?.saved.map(({ sku }) => sku)).toEqual(['SUB']);
    await baskets.edit(owner, brand, { kind: 'move-to-basket', lineId: 'SUB' });
    expect(await linesOf(owner)).toEqual([
      ['A', 3],
      ['B', 2],
      ['SUB', 1],
    ]);
  });

  it('[BASKET-02] more than the stock becomes what there is, and the shopper hears it', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A')], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'A', quantity: 9 })).toEqual({
      kind: 'done',
      notices: [{ sku: 'A', lineId: 'A', asked: 9, got: 5, limit: 'stock' }],
    });
  });

  it('[BASKET-02] a line that is not there, or a basket of somebody else, is absent', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A')], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'remove', lineId: 'B' })).toEqual({ kind: 'absent' });
    expect(await baskets.edit(guest(), brand, { kind: 'remove', lineId: 'A' })).toEqual({ kind: 'absent' });
    expect(await baskets.setFields(guest(), brand, { email: 'x@example.com' })).toBe(false);
  });

  it('[BASKET-02] a price that changed is told honestly until the line is touched', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A')], brand, false);
    await database.pool.query(`update price set cent_amount = 2000 where sku = 'A'`);
    const view = await baskets.view(owner, brand);
    expect(view?.notices).toEqual([{ kind: 'price-down', lineId: 'A', from: 2500, to: 2000 }]);
    expect(view?.totals.subTotal).toBe(2000);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'A', quantity: 2 });
    expect((await baskets.view(owner, brand))?.notices).toEqual([]);
  });

  it('[BASKET-02] what sold out stays visible, is not counted in the total and stops the checkout', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('A'), asked('B')], brand, false);
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    const view = await baskets.view(owner, brand);
    expect(view?.notices).toEqual([{ kind: 'sold-out', lineId: 'A' }]);
    expect(view?.totals.subTotal).toBe(1000);
    expect(view?.canCheckOut).toBe(false);
  });

  it('[BASKET-02] codes: a known one takes its share, an unknown one changes nothing', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('B', 3)], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'add-code', code: 'nonsense' })).toEqual({
      kind: 'unknown-code',
    });
    await baskets.edit(owner, brand, { kind: 'add-code', code: 'welcome10' });
    const view = await baskets.view(owner, brand);
    expect(view?.totals).toMatchObject({ subTotal: 3000, discountTotal: 300 });
    expect(view?.codes).toEqual([{ code: 'WELCOME10', isUsed: true }]);
    await baskets.edit(owner, brand, { kind: 'remove-code', code: 'WELCOME10' });
    expect((await baskets.view(owner, brand))?.totals.discountTotal).toBe(0);
  });

  it('[BASKET-02] free delivery above the threshold, for members always', async () => {
    const owner = guest();
    await baskets.add(owner, [asked('B', 5)], brand, false);
    await baskets.setFields(owner, brand, { deliveryMethodId: 'standard' });
    expect((await baskets.view(owner, brand))?.totals.delivery).toBe(399);
    expect((await baskets.view({ ...owner, isPremier: true }, brand))?.totals.delivery).toBe(0);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'B', quantity: 6 });
    expect((await baskets.view(owner, brand))?.totals.delivery).toBe(0);
  });
});

describe('signing in', () => {
  it('[BASKET-02] joins the guest basket to the customer basket without loss', async () => {
    const id = await customerId();
    const mine = { customerId: id, sessionId: randomUUID(), isPremier: false };
    await baskets.add(mine, [asked('A', 3), asked('B')], brand, false);
    const visitor = guest();
    await baskets.add(visitor, [asked('A', 4), asked('SUB', 2)], brand, false);
    await baskets.adopt(visitor.sessionId, id, brand);
    expect(await linesOf(mine)).toEqual([
      ['A', 5],
      ['B', 1],
      ['SUB', 2],
    ]);
    expect(await linesOf(visitor)).toEqual([]);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[BASKET-02] a customer without a basket takes the guest basket, on every device', async () => {
    const id = await customerId();
    const visitor = guest();
    await baskets.add(visitor, [asked('B', 2)], brand, false);
    await baskets.adopt(visitor.sessionId, id, brand);
    for (const sessionId of [randomUUID(), randomUUID()]) {
      expect(await linesOf({ customerId: id, sessionId, isPremier: false })).toEqual([['B', 2]]);
    }
  });
});
