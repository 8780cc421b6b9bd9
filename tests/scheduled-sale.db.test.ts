import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { createFindGifts } from '#commerce/listing/find-gifts.server.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { createProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { announcePriceChanges } from '#commerce/pricing/price-clock.server.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { everyDocument, syncIndex } from '#commerce/search/index-sync.server.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { createPageCache } from '#server/http/page-cache.server.ts';
import { databaseForTest } from './database.ts';

const OWN_LIST = 'GBP';

/** A shop of a few products, sold in pounds and, all but the last, in kronor. */
async function openShop() {
  const database = await databaseForTest();
  await loadCatalogue(database, demoCatalogue({ seed: 7, products: 12 }));
  await database.pool.query(
    `insert into price (sku, currency, country, price_list, cent_amount)
     select sku, 'SEK', '', 'SEK', 100000 + 1000 * dense_rank() over (order by product_id desc) from price join variant using (sku)
     where product_id <> (select max(id) from product)`,
  );
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const catalogue = createCatalogue(database, changes);
  const cards = createProductCardCache(catalogue, changes, createFindGifts(database));
  const engine = await createEmbeddedEngine({
    documents: () => everyDocument(catalogue, OWN_LIST),
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => engine.close());
  const log = { error: (problem: unknown) => expect(problem).toBeNull() };
  onTestFinished(syncIndex(engine, { ...catalogue, ownList: OWN_LIST }, changes, log as never));
  const pages = createPageCache({ maxBytes: 1e6 });
  changes.subscribe((tags) => pages.purge(tags));
  return { database, changes, cards, pages, listings: createListings(engine, cards, undefined, OWN_LIST) };
}

const query: SearchQuery = {
  text: null,
  categorySlug: null,
  filters: {},
  sort: 'price-asc',
  offset: 0,
  limit: 100,
};

describe('lists of a market', () => {
  it('[MKT-04] are sorted, filtered and counted by its own prices', async () => {
    const { listings, database } = await openShop();
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from product where is_live order by id',
    );
    const ids = rows.map(({ id }) => id);
    const swedish = await listings.list({ ...query, priceList: 'SEK' });
    // The dearest in kronor comes first by id; the last one is not sold there.
    expect(swedish.products.map(({ id }) => id)).toEqual(ids.slice(0, -1).reverse());
    expect(swedish.products.every(({ price }) => price.currencyCode === 'SEK')).toBe(true);
    const range = swedish.facets.find(({ key }) => key === 'priceRange')?.range;
    expect(range?.min).toBe(101_000);
    const bands = swedish.facets.find(({ key }) => key === 'priceBands')?.terms;
    expect(bands).toEqual([{ term: 'kr1000 - kr2500', count: ids.length - 1 }]);
    const criteria = { ...query, listType: 'search' as const, page: 1, fascia: 'selvedge', priceList: 'SEK' };
    expect(await listings.facetValues(criteria, 'priceBands', '2500', 5)).toEqual(bands);
    const cheap = await listings.list({ ...query, priceList: 'SEK', filters: { priceRange: ['0-1030'] } });
    expect(cheap.total).toBe(3);
    const british = await listings.list({ ...query, priceList: OWN_LIST });
    expect(british.total).toBe(ids.length);
    expect(british.facets.some(({ key }) => key.includes('@'))).toBe(false);
    const amounts = british.products.map(({ price }) => price.centAmount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });
});

describe('a sale that starts while everything is cached', () => {
  it('[MKT-03] is on cards, in the search and on cached pages once it is announced', async () => {
    const { database, changes, cards, pages, listings } = await openShop();
    const { rows } = await database.pool.query<{ id: string; sku: string }>(
      `select product_id as id, sku from variant join price using (sku) where price_list = 'SEK' order by product_id limit 1`,
    );
    const { id = '', sku = '' } = rows[0] ?? {};
    const price = async () => (await cards.products([id], 'SEK'))[0]?.price.centAmount;
    const found = async () =>
      (await listings.list({ ...query, priceList: 'SEK', filters: { priceRange: ['0-100'] } })).total;
    const policy = { name: 'product', path: /./, fresh: 100, stale: 100, params: [] };
    const open = () =>
      pages.respond('page', policy, new Request('http://shop.example/'), async () => ({
        status: 200,
        headers: {},
        body: Buffer.from(String(await price())),
        tags: [`product:${id}`],
      }));
    const page = async () => (await open()).response.text();
    await announcePriceChanges(database);
    const before = await price();
    expect([await page(), await found()]).toEqual([String(before), 0]);

    await database.pool.query(
      `insert into price (sku, currency, country, price_list, kind, cent_amount, valid_from)
       select sku, 'SEK', '', 'SEK', 'sale', 9900, now() from variant where product_id = $1`,
      [id],
    );
    expect(await page()).toBe(String(before));
    const purged = new Promise((resolve) => changes.subscribe(resolve));
    expect(await announcePriceChanges(database)).toBe(1);
    await purged;
    expect([await price(), await page()]).toEqual([9900, '9900']);
    await expect.poll(found).toBe(1);
    expect(sku).not.toBe('');
  });
});
