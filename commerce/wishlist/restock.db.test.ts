import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUnsubscribe } from '#commerce/email/unsubscribe.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createRestock } from './restock.server.ts';

const request = {
  email: 'Ada@example.com',
  sku: 'COAT-12',
  label: 'Camel, 12',
  shop: 'Selvedge',
  locale: 'en-GB',
  link: 'https://shop.example/product/coat?colour=camel',
};

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query(`
    insert into brand (slug, name, kind) values ('own', 'Own', 'house');
    insert into category (slug, names, path, kind) values ('coats', '{"en-GB":"Coats"}', '{coats}', 'category');
    insert into product (id, key, slug, name, brand_slug, description, product_type, department, primary_category, details, published_at)
      values ('p1', 'K1', 'coat', 'Wool Coat', 'own', '', 'clothing', 'womens', 'coats', '{}', now());
    insert into variant (sku, id, product_id, position, colour, size, details)
      values ('COAT-12', 'v1', 'p1', 0, 'camel', '12', '{}');
    insert into stock (sku, quantity) values ('COAT-12', 0);
  `);
});
afterEach(() => database.close());

const openRestock = () =>
  createRestock({
    database,
    unsubscribe: createUnsubscribe(database, Buffer.alloc(32, 1)),
    brandOf: () => 'selvedge',
  });
const stock = (quantity: number) =>
  database.pool.query(`update stock set quantity = $1 where sku = 'COAT-12'`, [quantity]);
const emails = async () => (await database.pool.query('select recipient, subject, body from outbox')).rows;

describe('back-in-stock emails', () => {
  it('are sent once, however often they were requested', async () => {
    const restock = openRestock();
    await restock.requestEmail(request, '192.0.2.1');
    await restock.requestEmail({ ...request, email: 'ada@EXAMPLE.com' }, '192.0.2.1');
    expect(await restock.sendRestockEmails()).toBe(0);
    await stock(3);
    const [one, two] = await Promise.all([restock.sendRestockEmails(), restock.sendRestockEmails()]);
    expect(one + two).toBe(1);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: 'Ada@example.com', subject: 'Wool Coat is back' });
    expect(email.body).toContain('Wool Coat (Camel, 12)');
    expect(email.body).toContain(request.link);
    expect((await database.pool.query('select 1 from restock_wish')).rows).toEqual([]);
  });

  it('[OPS-18] end with the signed link in each of them, and with no other', async () => {
    const restock = openRestock();
    const unsubscribe = createUnsubscribe(database, Buffer.alloc(32, 1));
    await restock.requestEmail(request, '192.0.2.1');
    await stock(3);
    await restock.sendRestockEmails();
    const [{ body }] = await emails();
    const link = new URL(/No more emails about stock: (\S+)/.exec(body)![1]!);
    expect(link.origin).toBe('https://shop.example');
    const reader = unsubscribe.readLink(link.searchParams);
    expect(reader).toEqual({ list: 'back-in-stock', email: 'Ada@example.com' });
    for (const [name, value] of [
      ['email', 'grace@example.com'],
      ['list', 'orders'],
      ['signature', 'x'.repeat(43)],
    ] as const) {
      const forged = new URLSearchParams(link.searchParams);
      forged.set(name, value);
      expect(unsubscribe.readLink(forged)).toBeNull();
    }
    await restock.requestEmail({ ...request, sku: 'COAT-14' }, '192.0.2.1');
    await unsubscribe.end(reader!);
    expect((await database.pool.query('select 1 from restock_wish')).rows).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('are not sent while the product is not live', async () => {
    const restock = openRestock();
    await restock.requestEmail(request, '192.0.2.1');
    await stock(3);
    await database.pool.query('update product set is_live = false');
    expect(await restock.sendRestockEmails()).toBe(0);
    expect(await emails()).toEqual([]);
  });

  it('are rate-limited', async () => {
    const restock = openRestock();
    const waits = [];
    for (let i = 0; i < 35; i++)
      waits.push(await restock.requestEmail({ ...request, sku: `S-${i}` }, '192.0.2.1'));
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(null));
    expect(waits.at(-1)).toBeGreaterThan(0);
  });
});
