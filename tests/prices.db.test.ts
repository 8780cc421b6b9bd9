import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { announcePriceChanges, hasPriceBoundary } from '#commerce/pricing/price-clock.server.ts';
import type { PricePeriod } from '#commerce/pricing/price-period.ts';
import { readPrices, savePrices, writeRegularPrices } from '#commerce/pricing/prices.server.ts';
import { createProductFeed } from '#commerce/seo/product-feed.server.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { brand, stockShop } from './shop-fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'COAT', price: 5000, quantity: 9 },
    { sku: 'SCARF', price: 900, quantity: 9 },
  ]);
});
afterEach(() => database.close());

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const regular = (centAmount: number, more: Partial<PricePeriod> = {}): PricePeriod => ({
  kind: 'regular',
  centAmount,
  wasCentAmount: null,
  validFrom: null,
  validTo: null,
  ...more,
});
const sale = (centAmount: number, validFrom: Date | null, validTo: Date | null): PricePeriod =>
  regular(centAmount, { kind: 'sale', validFrom, validTo });

const save = (list: string, ...periods: PricePeriod[]) =>
  savePrices(database.db, { sku: 'COAT', priceList: list, currency: list.slice(0, 3) }, periods);

async function priceIn(list: string | null) {
  const catalogue = createCatalogue(database, { subscribe: () => () => {} });
  const [product] = await catalogue.productsByIds(['p-COAT'], list);
  const price = product?.variants[0]?.price;
  return price
    ? [price.price.centAmount, price.wasPrice?.centAmount ?? null, price.lowestPrice?.centAmount ?? null]
    : null;
}

/** As if it had been set some days ago. */
const age = (days: number, list = 'EUR') =>
  database.pool.query(`update price set set_at = set_at - $1 * interval '1 day' where price_list = $2`, [
    days,
    list,
  ]);

describe('prices by list', () => {
  it('[MKT-03] existing prices are the list of their currency; others have their own', async () => {
    expect(await save('EUR', regular(5995))).toBeNull();
    expect(await priceIn('GBP')).toEqual([5000, null, null]);
    expect(await priceIn('EUR')).toEqual([5995, null, null]);
    expect(await priceIn(null)).toEqual([5000, null, null]);
    expect(await priceIn('SEK')).toBeNull();
  });

  it('[MKT-03] what has no price in a list is not sold there', async () => {
    const catalogue = createCatalogue(database, { subscribe: () => () => {} });
    await save('EUR', regular(5995));
    const found = async (list: string) => {
      const ids: string[] = [];
      for await (const batch of catalogue.everyProduct(list)) ids.push(...batch.map(({ id }) => id));
      return ids;
    };
    expect(await found('EUR')).toEqual(['p-COAT']);
    expect(await found('GBP')).toEqual(['p-COAT', 'p-SCARF']);
    expect(await catalogue.productBySlug('slug-scarf', 'EUR')).toBeNull();
    await save('EUR');
    expect(await found('EUR')).toEqual([]);
  });

  it('[MKT-03] overlapping periods are refused, and nothing is written', async () => {
    const problem = await save(
      'EUR',
      regular(5995),
      sale(4995, inMinutes(1), null),
      sale(3995, inMinutes(5), null),
    );
    expect(problem).toMatch(/^€39\.95 \(.*\) overlaps with €49\.95 \(.*\)\.$/);
    expect(await readPrices(database.db, ['COAT'], 'EUR')).toEqual([]);
  });

  it('[MKT-03] a sale holds between its beginning and end', async () => {
    await save('EUR', regular(5995), sale(4995, inMinutes(-5), inMinutes(5)), sale(100, inMinutes(10), null));
    expect(await priceIn('EUR')).toEqual([4995, 5995, 5995]);
    await save('EUR', regular(5995), sale(4995, inMinutes(-5), inMinutes(-1)));
    expect(await priceIn('EUR')).toEqual([5995, null, null]);
  });

  it('a file writes regular prices and leaves sales and other lists alone', async () => {
    await save('EUR', regular(5995));
    await save('GBP', regular(5000), sale(4000, inMinutes(-5), null));
    const row = { sku: 'COAT', currency: 'GBP', country: 'GB', price_list: 'GBP', was_cent_amount: null };
    await writeRegularPrices(database.pool as never, [{ ...row, cent_amount: 5200 }]);
    expect(await priceIn('GBP')).toEqual([4000, 5200, 5000]);
    expect(await priceIn('EUR')).toEqual([5995, null, null]);
  });
});

describe('the lowest price of the last 30 days', () => {
  it('[MKT-05] is the lowest that held in the weeks before the reduction', async () => {
    await save('EUR', regular(5995));
    await age(60);
    await save('EUR', regular(4995));
    await age(10);
    await save('EUR', regular(5995));
    await age(5);
    await save('EUR', regular(5995), sale(3995, inMinutes(-1), null));
    // The history was written now; in life the days are apart.
    await database.pool.query(`update price_history set valid_from = now() - interval '20 days'`);
    expect(await priceIn('EUR')).toEqual([3995, 5995, 4995]);
  });

  it('[MKT-05] leaves out what ended before', async () => {
    await save('EUR', regular(1995));
    await age(80);
    await save('EUR', regular(5995));
    await age(50);
    await database.pool.query(
      `update price_history set valid_from = now() - interval '80 days', valid_to = now() - interval '50 days'`,
    );
    await save('EUR', regular(5995), sale(3995, inMinutes(-1), null));
    expect(await priceIn('EUR')).toEqual([3995, 5995, 5995]);
  });
});

describe('a price that begins while pages are cached', () => {
  const changes = async () =>
    (await database.pool.query<{ tags: string[] }>('select tags from change order by id')).rows.flatMap(
      ({ tags }) => tags,
    );

  it('[MKT-03] is announced once, with the lists that it stands in', async () => {
    await announcePriceChanges(database);
    await save('EUR', regular(5995), sale(4995, inMinutes(10), inMinutes(20)));
    expect(await announcePriceChanges(database)).toBe(0);
    // Ten minutes later.
    await database.pool.query(
      `update price set valid_from = valid_from - interval '10 minutes', valid_to = valid_to - interval '10 minutes'`,
    );
    await database.pool.query(
      `update fact set value = to_jsonb(now() - interval '1 minute') where name = 'price-clock'`,
    );
    expect(await announcePriceChanges(database)).toBe(1);
    expect(await announcePriceChanges(database)).toBe(0);
    expect(await changes()).toEqual(['product:p-COAT', 'category:dresses']);
  });

  it('[MKT-03] is in the feed at once, though its file is young', async () => {
    const { mkdtemp } = await import('node:fs/promises');
    const folder = await mkdtemp('/tmp/feed-');
    const catalogue = createCatalogue(database, { subscribe: () => () => {} });
    const feed = createProductFeed(catalogue, folder, undefined, (list, since) =>
      hasPriceBoundary(database, list, since),
    );
    const read = async () => {
      const { body } = await feed.open(brand, { origin: 'https://shop.example', mediaHost: null });
      const { createGunzip } = await import('node:zlib');
      const { text } = await import('node:stream/consumers');
      return text(body.pipe(createGunzip()));
    };
    expect(await read()).toContain('50.00 GBP');
    await save('GBP', regular(5000), sale(4000, inMinutes(10), null));
    expect(await read()).not.toContain('40.00 GBP');
    await database.pool.query(`update price set valid_from = now() where valid_from is not null`);
    expect(await read()).toContain('40.00 GBP');
  });
});
