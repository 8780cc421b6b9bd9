import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import type { Campaign } from '../campaign.ts';
import { createCampaigns } from '../campaigns.server.ts';
import { describeAdProvider } from '../contract-suite.ts';
import type { AdQuestion } from '../provider.ts';
import { createEmbeddedAds } from './embedded-ads.server.ts';

const NOON = new Date('2026-11-15T12:00:00Z');
const question: AdQuestion = {
  pageType: 'category',
  signal: 'dresses',
  platform: 'desktop',
  fascia: 'selvedge',
  priceList: 'GBP',
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
const product = (id: string, more: Partial<CardProduct> = {}) =>
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
  }) as CardProduct;
const stockLevelsOf = [
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

/** Clears the campaigns and creates the auction. */
async function open(...wanted: Partial<Campaign>[]) {
  now = NOON;
  await database.pool.query('truncate sponsored_campaign, sponsored_day, sponsored_moment');
  const campaigns = createCampaigns(database, () => now);
  for (const change of wanted) await campaigns.save({ ...campaign, ...change });
  const provider = createEmbeddedAds({
    database,
    changes: { subscribe: () => () => {} },
    catalogue: { productIdsByKeys: async (keys) => keys },
    productCards: {
      products: async (ids) => ids.flatMap((id) => stockLevelsOf.find((one) => one.id === id) ?? []),
    },
    listings: {
      list: async ({ ids, text, filters, categorySlug }) =>
        ({
          products: stockLevelsOf.filter(
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
  return { campaigns, provider };
}
const keysOf = (ads: { productId: string }[]) => ads.map(({ productId }) => productId);

describeAdProvider('the shop itself', async () => ({
  provider: (await open({ dailyBudget: 1000 })).provider,
  question,
  productIds: ['D1', 'D2', 'D3'],
}));

describe('[SPON-03] the embedded auction', () => {
  it('ranks the higher bid first, and shows only running campaigns', async () => {
    const { provider } = await open(
      { id: 'low', productKeys: ['D1'], bid: 10 },
      { id: 'high', productKeys: ['D2'], bid: 90 },
      { id: 'over', productKeys: ['D3'], bid: 99, endsOn: '2026-11-14' },
      { id: 'rests', productKeys: ['D3'], bid: 99, isPaused: true },
    );
    expect(keysOf(await provider.ads(question))).toEqual(['D2', 'D1']);
    now = new Date('2026-10-01T00:00:00Z');
    expect(await provider.ads(question)).toEqual([]);
  });

  it('shows the best sellers of a brand when no product is chosen, never sold-out products', async () => {
    const { provider } = await open({ brand: 'Oasis', productKeys: [], categorySlugs: [] });
    expect(keysOf(await provider.ads(question)).toSorted()).toEqual(['D1', 'D2']);
  });

  it('is limited to the brand that the list is filtered by', async () => {
    const { provider } = await open({ dailyBudget: 1000 });
    expect(keysOf(await provider.ads({ ...question, brand: 'Coast' }))).toEqual(['D3']);
  });

  it('uses the search rank on a search page and the similarity on a product page', async () => {
    const { provider } = await open({ dailyBudget: 1000 });
    expect(await provider.ads({ ...question, pageType: 'search', signal: 'lamp' })).toEqual([]);
    expect(await provider.ads({ ...question, pageType: 'search', signal: 'wrap dress' })).not.toEqual([]);
    expect(await provider.ads({ ...question, pageType: 'search', signal: 'red wrap dress' })).toEqual([]);
    expect(keysOf(await provider.ads({ ...question, pageType: 'product', signal: 'D1' })).toSorted()).toEqual(
      ['D2', 'D3'],
    );
  });

  it('charges each click once, stops at the budget of the day, and starts again the next day', async () => {
    const { provider, campaigns } = await open({ id: 'c' });
    const ads = await provider.ads(question);
    expect(ads).toHaveLength(3);
    const clicks = ads.map(({ adInfo }) => provider.count(adInfo.adId, 'click'));
    const counted = await Promise.all([...clicks, provider.count(ads[0]!.adInfo.adId, 'click')]);
    // Either of two concurrent clicks on one ad may be counted.
    expect(counted.filter(Boolean)).toHaveLength(3);
    expect(counted.slice(1, 3)).toEqual([true, true]);
    await provider.count(ads[0]!.adInfo.adId, 'impression');
    const [report] = await campaigns.list();
    // Three clicks at 50p with a budget of £1: the third is counted but not charged.
    expect(report!.today).toEqual({ impressions: 1, clicks: 3, spent: 100_000 });
    expect(await provider.ads(question)).toEqual([]);
    now = new Date(NOON.getTime() + 86_400_000);
    expect(await provider.ads(question)).toHaveLength(3);
    expect((await campaigns.list())[0]).toMatchObject({
      today: { impressions: 0, clicks: 0, spent: 0 },
      total: { impressions: 1, clicks: 3, spent: 100_000 },
    });
  });

  it('charges views by the thousand', async () => {
    const { provider, campaigns } = await open({ pricing: 'thousand-views', bid: 600 });
    const [ad] = await provider.ads(question);
    await Promise.all([1, 2, 3].map(() => provider.count(ad!.adInfo.adId, 'impression')));
    await provider.count(ad!.adInfo.adId, 'click');
    expect((await campaigns.list())[0]!.today).toEqual({ impressions: 1, clicks: 1, spent: 600 });
  });

  it('does not count ads that are older than a day', async () => {
    const { provider } = await open({});
    const [ad] = await provider.ads(question);
    now = new Date(NOON.getTime() + 25 * 3_600_000);
    expect(await provider.count(ad!.adInfo.adId, 'click')).toBe(false);
  });
});

describe('[SPON-03] campaigns', () => {
  it('are validated, saved, changed, listed and removed', async () => {
    const { campaigns } = await open();
    expect(await campaigns.save({ ...campaign, bid: 0 })).toEqual({
      kind: 'wrong',
      errors: { bid: 'Write an amount above zero.' },
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
