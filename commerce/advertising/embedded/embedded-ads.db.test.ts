import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import type { Campaign } from '../campaign.ts';
import { createCampaigns } from '../campaigns.server.ts';
import { describeAdSupplier } from '../contract-suite.ts';
import type { AdQuestion } from '../provider.ts';
import { createEmbeddedAds } from './embedded-ads.server.ts';

const NOON = new Date('2026-11-15T12:00:00Z');
const question: AdQuestion = {
  pageType: 'category',
  signal: 'dresses',
  platform: 'desktop',
  fascia: 'selvedge',
  brand: null,
  limit: 5,
};
const campaign: Omit<Campaign, 'id'> = {
  name: 'Florals',
  sponsor: 'Oasis',
  brand: null,
  categorySlugs: ['dresses'],
  productKeys: ['D1', 'D2', 'D3', 'H1'],
  pricing: 'click',
  bid: 50,
  dailyBudget: 100,
  startsOn: '2026-11-01',
  endsOn: null,
  isPaused: false,
};
const product = (id: string, more: Partial<ShelvedProduct> = {}) =>
  ({
    id,
    productKey: id,
    brand: 'Oasis',
    department: 'Womens',
    categorySlugs: ['dresses'],
    styleTaxonomy: 'Wrap',
    categoryTaxonomy: 'Dresses',
    averageRating: 0,
    isOnStock: true,
    ...more,
  }) as ShelvedProduct;
const shelfOf = [
  product('D1'),
  product('D2'),
  product('D3', { brand: 'Coast' }),
  product('D4', { isOnStock: false }),
  product('H1', { categorySlugs: ['home'], department: 'Home' }),
];

let database: TestDatabase;
let now = NOON;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A clean table of campaigns, and the auction over it. */
async function open(...wanted: Partial<Campaign>[]) {
  now = NOON;
  await database.pool.query('truncate sponsored_campaign, sponsored_day, sponsored_moment');
  const campaigns = createCampaigns(database, () => now);
  for (const change of wanted) await campaigns.save({ ...campaign, ...change });
  const supplier = createEmbeddedAds({
    database,
    changes: { subscribe: () => () => {} },
    catalogue: { productIdsByKeys: async (keys) => keys },
    shelf: { products: async (ids) => ids.flatMap((id) => shelfOf.find((one) => one.id === id) ?? []) },
    listings: {
      list: async ({ ids, text, filters, categorySlug }) =>
        ({
          products: shelfOf.filter(
            ({ id, brand, isOnStock, categorySlugs }) =>
              isOnStock &&
              (!ids || ids.includes(id)) &&
              (categorySlug === null || categorySlugs.includes(categorySlug)) &&
              (text === null || text.includes('dress')) &&
              (!filters.brand || filters.brand.includes(brand)),
          ),
          understood: { filters: {}, text: '', correctedFrom: null, isRelaxed: text?.includes('red') },
        }) as never,
    },
    key: Buffer.alloc(32, 7),
    now: () => now,
  });
  return { campaigns, supplier };
}
const keysOf = (ads: { productId: string }[]) => ads.map(({ productId }) => productId);

describeAdSupplier('the shop itself', async () => ({
  supplier: (await open({ dailyBudget: 1000 })).supplier,
  question,
  productIds: ['D1', 'D2', 'D3'],
}));

describe('[SPON-03] the shop’s own auction', () => {
  it('lets the higher bid lead, and runs only while a campaign does', async () => {
    const { supplier } = await open(
      { id: 'low', productKeys: ['D1'], bid: 10 },
      { id: 'high', productKeys: ['D2'], bid: 90 },
      { id: 'over', productKeys: ['D3'], bid: 99, endsOn: '2026-11-14' },
      { id: 'rests', productKeys: ['D3'], bid: 99, isPaused: true },
    );
    expect(keysOf(await supplier.ads(question))).toEqual(['D2', 'D1']);
    now = new Date('2026-10-01T00:00:00Z');
    expect(await supplier.ads(question)).toEqual([]);
  });

  it('shows a brand’s best sellers where no product is named, never what is sold out', async () => {
    const { supplier } = await open({ brand: 'Oasis', productKeys: [], categorySlugs: [] });
    expect(keysOf(await supplier.ads(question)).toSorted()).toEqual(['D1', 'D2']);
  });

  it('keeps to the one brand a list is filtered by', async () => {
    const { supplier } = await open({ dailyBudget: 1000 });
    expect(keysOf(await supplier.ads({ ...question, brand: 'Coast' }))).toEqual(['D3']);
  });

  it('fits a search by what the engine finds, a product by its likeness', async () => {
    const { supplier } = await open({ dailyBudget: 1000 });
    expect(await supplier.ads({ ...question, pageType: 'search', signal: 'lamp' })).toEqual([]);
    expect(await supplier.ads({ ...question, pageType: 'search', signal: 'wrap dress' })).not.toEqual([]);
    expect(await supplier.ads({ ...question, pageType: 'search', signal: 'red wrap dress' })).toEqual([]);
    expect(keysOf(await supplier.ads({ ...question, pageType: 'product', signal: 'D1' })).toSorted()).toEqual(
      ['D2', 'D3'],
    );
  });

  it('charges each click once, stops at the day’s budget, and begins anew the next day', async () => {
    const { supplier, campaigns } = await open({ id: 'c' });
    const ads = await supplier.ads(question);
    expect(ads).toHaveLength(3);
    const clicks = ads.map(({ adInfo }) => supplier.count(adInfo.adId, 'click'));
    const counted = await Promise.all([...clicks, supplier.count(ads[0]!.adInfo.adId, 'click')]);
    // Of two clicks on one advertisement at the same time either may be first.
    expect(counted.filter(Boolean)).toHaveLength(3);
    expect(counted.slice(1, 3)).toEqual([true, true]);
    await supplier.count(ads[0]!.adInfo.adId, 'impression');
    const [report] = await campaigns.list();
    // Three clicks at 50p were made within a budget of £1: the third is counted and not charged.
    expect(report!.today).toEqual({ impressions: 1, clicks: 3, spent: 100_000 });
    expect(await supplier.ads(question)).toEqual([]);
    now = new Date(NOON.getTime() + 86_400_000);
    expect(await supplier.ads(question)).toHaveLength(3);
    expect((await campaigns.list())[0]).toMatchObject({
      today: { impressions: 0, clicks: 0, spent: 0 },
      total: { impressions: 1, clicks: 3, spent: 100_000 },
    });
  });

  it('charges views by the thousand', async () => {
    const { supplier, campaigns } = await open({ pricing: 'thousand-views', bid: 600 });
    const [ad] = await supplier.ads(question);
    await Promise.all([1, 2, 3].map(() => supplier.count(ad!.adInfo.adId, 'impression')));
    await supplier.count(ad!.adInfo.adId, 'click');
    expect((await campaigns.list())[0]!.today).toEqual({ impressions: 1, clicks: 1, spent: 600 });
  });

  it('does not know an advertisement of yesterday’s yesterday', async () => {
    const { supplier } = await open({});
    const [ad] = await supplier.ads(question);
    now = new Date(NOON.getTime() + 25 * 3_600_000);
    expect(await supplier.count(ad!.adInfo.adId, 'click')).toBe(false);
  });
});

describe('[SPON-03] campaigns', () => {
  it('are saved only when they are right, changed, listed and removed', async () => {
    const { campaigns } = await open();
    expect(await campaigns.save({ ...campaign, bid: 0 })).toEqual({
      kind: 'wrong',
      errors: { bid: 'Write an amount above nothing.' },
    });
    expect(await campaigns.list()).toEqual([]);
    const saved = await campaigns.save(campaign);
    const id = saved.kind === 'saved' ? saved.id : '';
    await campaigns.save({ ...campaign, id, sponsor: ' Coast ', endsOn: '2026-12-24' });
    expect(await campaigns.list()).toMatchObject([
      { ...campaign, id, sponsor: 'Coast', endsOn: '2026-12-24' },
    ]);
    expect([await campaigns.remove(id), await campaigns.remove(id)]).toEqual([true, false]);
  });
});
