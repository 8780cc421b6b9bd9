import { randomUUID } from 'node:crypto';
import { seedPromotions } from '@selvedge/demo-store/seed/seed-promotions.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { brand, guest, requested, stockOf, stockShop } from '#tests/shop-fixture.ts';
import { type Baskets, createBaskets } from './baskets.server.ts';

let database: TestDatabase;
let baskets: Baskets;
let clock: Date;
beforeEach(async () => {
  clock = new Date();
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
  await seedPromotions(database);
  baskets = createBaskets({
    database,
    promotions,
    checkCustomFields: async (_group, fields) => (fields.text ? null : 'Please tell us what to engrave.'),
    now: () => clock,
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
  it('[BASKET-01] adds pieces, joins equal lines and stops at the stock', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A', 2)], brand, false);
    const more = await baskets.add(owner, [requested('A', 9)], brand, false);
    expect(more).toMatchObject({
      kind: 'added',
      count: 5,
      notices: [{ sku: 'A', requested: 9, got: 3, limit: 'stock' }],
    });
    expect(await linesOf(owner)).toEqual([['A', 5]]);
    expect((await baskets.add(owner, [requested('A')], brand, false)).kind).toBe('nothing-left');
  });

  it('[BASKET-01] never exceeds the limit per line, and one membership', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('B', 40), requested('CLUB', 3)], brand, false);
    expect(await linesOf(owner)).toEqual([
      ['B', 10],
      ['CLUB', 1],
    ]);
  });

  it('[BASKET-01] rejects unknown, sold-out and unsubscribable skus and invalid custom fields, and changes nothing', async () => {
    const owner = guest();
    const add = (item: ReturnType<typeof requested>) =>
      baskets.add(owner, [requested('B'), item], brand, false);
    expect(await add(requested('NOPE'))).toEqual({ kind: 'unknown-sku', skus: ['NOPE'] });
    expect(await add(requested('B', 1, { isSubscription: true }))).toEqual({
      kind: 'not-subscribable',
      sku: 'B',
    });
    expect(await add(requested('NAME'))).toMatchObject({ kind: 'wrong-fields', sku: 'NAME' });
    expect(await add(requested('A', 1, { customFields: { text: 'x' } }))).toMatchObject({
      kind: 'wrong-fields',
    });
    expect((await baskets.add(owner, [requested('SOLD')], brand, false)).kind).toBe('nothing-left');
    expect(await linesOf(owner)).toEqual([]);
  });

  it('[BASKET-01] a subscription costs 95% and is a line of its own', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('SUB'), requested('SUB', 1, { isSubscription: true })], brand, false);
    const view = await baskets.view(owner, brand);
    expect(view?.lines.map(({ unitPrice, isSubscription }) => [unitPrice, isSubscription])).toEqual([
      [2000, false],
      [1900, true],
    ]);
    expect(view?.notices).toEqual([]);
  });

  it('[BASKET-01] express buy has a separate basket and does not touch the ordinary one', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('B', 2)], brand, false);
    const express = await baskets.add(owner, [requested('A')], brand, true);
    if (express.kind !== 'added') throw new Error(express.kind);
    expect(await linesOf(owner)).toEqual([['B', 2]]);
    expect((await baskets.view(owner, brand, express.cartId))?.lines.map(({ sku }) => sku)).toEqual(['A']);
    expect(await baskets.count(owner, 'GBP')).toBe(2);
    expect(await baskets.view(guest(), brand, express.cartId)).toBeNull();
  });

  it('[BASKET-02] concurrent additions from several tabs are all stored', async () => {
    const owner = guest();
    await Promise.all(Array.from({ length: 8 }, () => baskets.add(owner, [requested('B')], brand, false)));
    expect(await linesOf(owner)).toEqual([['B', 8]]);
  });
});

describe('expiry', () => {
  const DAY = 86_400_000;
  const later = (milliseconds: number) => {
    clock = new Date(clock.getTime() + milliseconds);
  };

  it('[BASKET-01] an express basket is deleted a day after its last change, and not before', async () => {
    const owner = guest();
    const express = await baskets.add(owner, [requested('A')], brand, true);
    if (express.kind !== 'added') throw new Error(express.kind);
    later(DAY - 1000);
    await baskets.setFields(owner, brand, { email: 'ada@example.com' }, express.cartId);
    later(DAY - 1000);
    expect(await baskets.view(owner, brand, express.cartId)).not.toBeNull();
    expect(await baskets.deleteExpired()).toBe(0);
    later(1000);
    expect(await baskets.view(owner, brand, express.cartId)).toBeNull();
    expect(await baskets.deleteExpired()).toBe(1);
  });

  it('[BASKET-02] an ordinary basket stays for 90 days after its last change', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('B')], brand, false);
    later(89 * DAY);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'B', quantity: 2 });
    later(89 * DAY);
    expect(await linesOf(owner)).toEqual([['B', 2]]);
    later(2 * DAY);
    expect(await linesOf(owner)).toEqual([]);
  });
});

describe('changing', () => {
  it('[BASKET-02] quantity, remove, undo at the same position, save for later and back', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A'), requested('B', 2), requested('SUB')], brand, false);
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

  it('[BASKET-02] a quantity above the stock is reduced, with a notice', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A')], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'A', quantity: 9 })).toEqual({
      kind: 'done',
      notices: [{ sku: 'A', lineId: 'A', requested: 9, got: 5, limit: 'stock' }],
    });
  });

  it('[BASKET-02] a missing line, or the basket of another shopper, is absent', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A')], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'remove', lineId: 'B' })).toEqual({ kind: 'absent' });
    expect(await baskets.edit(guest(), brand, { kind: 'remove', lineId: 'A' })).toEqual({ kind: 'absent' });
    expect(await baskets.setFields(guest(), brand, { email: 'x@example.com' })).toBe(false);
  });

  it('[BASKET-02] a changed price is reported until the line is edited', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A')], brand, false);
    await database.pool.query(`update price set cent_amount = 2000 where sku = 'A'`);
    const view = await baskets.view(owner, brand);
    expect(view?.notices).toEqual([{ kind: 'price-down', lineId: 'A', from: 2500, to: 2000 }]);
    expect(view?.totals.subTotal).toBe(2000);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'A', quantity: 2 });
    expect((await baskets.view(owner, brand))?.notices).toEqual([]);
  });

  it('[BASKET-02] a sold-out line stays visible, is not counted in the total and prevents checkout', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('A'), requested('B')], brand, false);
    await database.pool.query(`update stock set quantity = 0 where sku = 'A'`);
    const view = await baskets.view(owner, brand);
    expect(view?.notices).toEqual([{ kind: 'sold-out', lineId: 'A' }]);
    expect(view?.totals.subTotal).toBe(1000);
    expect(view?.canCheckOut).toBe(false);
  });

  it('[BASKET-02] codes: a known one gives its discount, an unknown one changes nothing', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('B', 3)], brand, false);
    expect(await baskets.edit(owner, brand, { kind: 'add-code', code: 'nonsense' })).toEqual({
      kind: 'unknown-code',
    });
    await baskets.edit(owner, brand, { kind: 'add-code', code: 'welcome10' });
    const view = await baskets.view(owner, brand);
    expect(view?.totals).toMatchObject({ subTotal: 3000, discountTotal: 300 });
    expect(view?.codes).toEqual([{ code: 'WELCOME10', isUsed: true, reason: null, missing: null }]);
    await baskets.edit(owner, brand, { kind: 'remove-code', code: 'WELCOME10' });
    expect((await baskets.view(owner, brand))?.totals.discountTotal).toBe(0);
  });

  it('[BASKET-02] delivery is free above the threshold, and always for members', async () => {
    const owner = guest();
    await baskets.add(owner, [requested('B', 5)], brand, false);
    await baskets.setFields(owner, brand, { deliveryMethodId: 'standard' });
    expect((await baskets.view(owner, brand))?.totals.delivery).toBe(399);
    expect((await baskets.view({ ...owner, isPremier: true }, brand))?.totals.delivery).toBe(0);
    await baskets.edit(owner, brand, { kind: 'quantity', lineId: 'B', quantity: 6 });
    expect((await baskets.view(owner, brand))?.totals.delivery).toBe(0);
  });

  it('[BASKET-02] the day of delivery passes bank holidays', async () => {
    const owner = guest();
    clock = new Date('2026-12-23T12:00:00Z');
    await baskets.add(owner, [requested('B')], brand, false);
    const dates = (await baskets.view(owner, brand))?.delivery.map(({ id, estimatedDate }) => [
      id,
      estimatedDate,
    ]);
    expect(Object.fromEntries(dates!)).toMatchObject({ 'next-day': '2026-12-24', standard: '2026-12-31' });
  });
});

describe('signing in', () => {
  it('[BASKET-02] merges the guest basket into the customer basket without loss', async () => {
    const id = await customerId();
    const mine = { ...guest(), customerId: id };
    await baskets.add(mine, [requested('A', 3), requested('B')], brand, false);
    const asGuest = guest();
    await baskets.add(asGuest, [requested('A', 4), requested('SUB', 2)], brand, false);
    await baskets.mergeGuestBasket(asGuest.sessionId, id, brand);
    expect(await linesOf(mine)).toEqual([
      ['A', 5],
      ['B', 1],
      ['SUB', 2],
    ]);
    expect(await linesOf(asGuest)).toEqual([]);
    expect(await stockOf(database, 'A')).toBe(5);
  });

  it('[BASKET-02] a customer without a basket gets the guest basket, on every device', async () => {
    const id = await customerId();
    const asGuest = guest();
    await baskets.add(asGuest, [requested('B', 2)], brand, false);
    await baskets.mergeGuestBasket(asGuest.sessionId, id, brand);
    for (const device of [guest(), guest()]) {
      expect(await linesOf({ ...device, customerId: id })).toEqual([['B', 2]]);
    }
  });
});
