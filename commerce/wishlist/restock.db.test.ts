import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createRestock } from './restock.server.ts';

const wish = {
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
    insert into brand (slug, name, kind) values ('house', 'House', 'house');
    insert into category (slug, names, path, kind) values ('coats', '{"en-GB":"Coats"}', '{coats}', 'category');
    insert into product (id, key, slug, name, brand_slug, description, product_type, department, primary_category, details, published_at)
      values ('p1', 'K1', 'coat', 'Wool Coat', 'house', '', 'clothing', 'womens', 'coats', '{}', now());
    insert into variant (sku, id, product_id, position, colour, size, details)
      values ('COAT-12', 'v1', 'p1', 0, 'camel', '12', '{}');
    insert into stock (sku, quantity) values ('COAT-12', 0);
  `);
});
afterEach(() => database.close());

const stock = (quantity: number) =>
  database.pool.query(`update stock set quantity = $1 where sku = 'COAT-12'`, [quantity]);
const letters = async () => (await database.pool.query('select recipient, subject, body from outbox')).rows;

describe('waiting for what is sold out', () => {
  it('ends with one letter when it is back, however often it was asked for', async () => {
    const restock = createRestock(database);
    await restock.wish(wish, '192.0.2.1');
    await restock.wish({ ...wish, email: 'ada@EXAMPLE.com' }, '192.0.2.1');
    expect(await restock.tellThoseWhoWait()).toBe(0);
    await stock(3);
    const [one, two] = await Promise.all([restock.tellThoseWhoWait(), restock.tellThoseWhoWait()]);
    expect(one + two).toBe(1);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: 'Ada@example.com', subject: 'Wool Coat is back' });
    expect(letter.body).toContain('Wool Coat (Camel, 12)');
    expect(letter.body).toContain(wish.link);
    expect((await database.pool.query('select 1 from restock_wish')).rows).toEqual([]);
  });

  it('goes on while the product is off sale', async () => {
    const restock = createRestock(database);
    await restock.wish(wish, '192.0.2.1');
    await stock(3);
    await database.pool.query('update product set is_live = false');
    expect(await restock.tellThoseWhoWait()).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('is refused to whoever asks for everything', async () => {
    const restock = createRestock(database);
    const waits = [];
    for (let i = 0; i < 35; i++) waits.push(await restock.wish({ ...wish, sku: `S-${i}` }, '192.0.2.1'));
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(null));
    expect(waits.at(-1)).toBeGreaterThan(0);
  });
});
