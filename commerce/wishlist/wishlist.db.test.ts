import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createWishlist, type Wishlist } from './wishlist.server.ts';

let database: TestDatabase;
let wishlist: Wishlist;
let ada: string;
beforeEach(async () => {
  database = await testDatabase();
  wishlist = createWishlist(database);
  ada = randomUUID();
  await database.pool.query(
    `insert into customer (id, email, password_hash, first_name, last_name, affiliate_id)
     values ($1, 'ada@example.com', '', 'Ada', 'Byron', $1)`,
    [ada],
  );
});
afterEach(() => database.close());

const item = (n: number) => ({
  productKey: `KEY-${n}`,
  colourSelected: 'navy',
  lineItemSku: `ABC12345-${n}-1`,
  sizeSelected: false,
});

describe('the wishlist', () => {
  it('[WISH-06] returns the specified results when an item is added, added again, removed and removed again', async () => {
    expect(await wishlist.add(ada, item(1), 100)).toBe('Item added to wishlist');
    expect(await wishlist.add(ada, item(1), 100)).toBe('Item already exists in the wishlist');
    expect(await wishlist.savedItem(ada, item(1))).toEqual(item(1));
    expect(await wishlist.remove(ada, item(1))).toBe('Item removed from wishlist');
    expect(await wishlist.remove(ada, item(1))).toBe('Item could not be removed from wishlist');
    expect(await wishlist.savedItem(ada, item(1))).toBeNull();
  });

  it('[WISH-04] is full at the limit, also when ten tabs add at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, (_, n) => wishlist.add(ada, item(n), 3)));
    expect(results.filter((result) => result === 'Item added to wishlist')).toHaveLength(3);
    expect(results.filter((result) => result === 'Item could not be added to wishlist')).toHaveLength(7);
    expect(await wishlist.entries(ada)).toHaveLength(3);
  });

  it('[WISH-06] one product in two colours is two entries, and customers do not see other lists', async () => {
    await wishlist.add(ada, item(1), 100);
    await wishlist.add(ada, { ...item(1), colourSelected: 'sage' }, 100);
    expect(await wishlist.entries(ada)).toHaveLength(2);
    expect(await wishlist.entries(randomUUID())).toEqual([]);
    expect(await wishlist.remove(randomUUID(), item(1))).toBe('Item could not be removed from wishlist');
  });

  it('[WISH-05] checks what the shop sells', async () => {
    await stockShop(database, [{ sku: 'ABC12345-1-1', price: 100, quantity: 1 }]);
    const sold = { ...item(1), productKey: 'KEY-ABC12345-1-1' };
    expect(await wishlist.isSold(sold)).toBe(true);
    expect(await wishlist.isSold({ ...sold, colourSelected: 'green' })).toBe(false);
    expect(await wishlist.isSold(item(2))).toBe(false);
  });
});
