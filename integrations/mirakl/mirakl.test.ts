import { demoProducts } from '@selvedge/mock-services/demo-products.ts';
import { createMockMirakl, MIRAKL_DEMO } from '@selvedge/mock-services/mirakl/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAdProvider } from '#commerce/advertising/contract-suite.ts';
import type { AdQuestion } from '#commerce/advertising/provider.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createMiraklAds } from './mirakl.server.ts';

const part = createMockMirakl(300);
let mockServers: MockServers;
const open = () =>
  createMiraklAds(createGateway({ log: { info: () => {}, warn: () => {} } as never }), {
    adsUrl: `${mockServers.url}/mirakl`,
    trackingUrl: `${mockServers.url}/mirakl`,
    customerId: MIRAKL_DEMO.customerId,
  });
const question: AdQuestion = {
  pageType: 'search',
  signal: 'dress',
  platform: 'desktop',
  fascia: 'selvedge',
  priceList: 'GBP',
  brand: null,
  limit: 5,
};
const productIds = [...demoProducts(300)]
  .filter(({ name }) => name.toLowerCase().includes('dress'))
  .map(({ id }) => id);

beforeAll(async () => {
  mockServers = await startMockServers({ services: [part] });
});
afterAll(() => mockServers.close());

describeAdProvider('Mirakl Ads', async () => ({ provider: open(), question, productIds }));

describe('[SPON-03] Mirakl Ads requests and responses', () => {
  it('returns the sponsor, requests the page by its number, and counts a click once', async () => {
    const provider = open();
    const [ad] = await provider.ads(question);
    expect(ad!.adInfo.sponsor).toMatch(/\S/);
    const request = JSON.parse(
      mockServers.seen.findLast(({ path }) => path.startsWith('/ads/'))!.body,
    ) as object;
    expect(request).toEqual({ pageId: 2000, userId: 'anonymous', keywords: 'dress' });
    const before = part.events.length;
    await provider.count(ad!.adInfo.adId, 'click');
    await provider.count(ad!.adInfo.adId, 'click');
    expect(part.events.length).toBe(before + 1);
    expect(part.events.at(-1)).toMatchObject({ eventName: 'click', adId: ad!.adInfo.adId });
  });

  it('fails after 800 ms', async () => {
    const order = { system: 'mirakl', mode: 'slow:2000', times: 1 };
    await fetch(`${mockServers.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    await expect(open().ads(question)).rejects.toThrow('no response within 800 ms');
  });
});
