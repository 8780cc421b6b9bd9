import { demoProducts } from '@selvedge/mock-services/demo-products.ts';
import { MIRAKL_DEMO, miraklPart } from '@selvedge/mock-services/mirakl/app.ts';
import { type OpenStandIns, openStandIns } from '@selvedge/mock-services/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAdSupplier } from '#commerce/advertising/contract-suite.ts';
import type { AdQuestion } from '#commerce/advertising/provider.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { createMiraklAds } from './mirakl.server.ts';

const part = miraklPart(300);
let standIns: OpenStandIns;
const open = () =>
  createMiraklAds(openGateway({ log: { info: () => {}, warn: () => {} } as never }), {
    adsUrl: `${standIns.url}/mirakl`,
    trackingUrl: `${standIns.url}/mirakl`,
    customerId: MIRAKL_DEMO.customerId,
  });
const question: AdQuestion = {
  pageType: 'search',
  signal: 'dress',
  platform: 'desktop',
  fascia: 'selvedge',
  brand: null,
  limit: 5,
};
const productIds = [...demoProducts(300)]
  .filter(({ name }) => name.toLowerCase().includes('dress'))
  .map(({ id }) => id);

beforeAll(async () => {
  standIns = await openStandIns({ parts: [part] });
});
afterAll(() => standIns.close());

describeAdSupplier('Mirakl Ads', async () => ({ supplier: open(), question, productIds }));

describe('[SPON-03] Mirakl Ads on the wire', () => {
  it('tells the sponsor, asks for the page by its number, and the tracker hears of a click once', async () => {
    const supplier = open();
    const [ad] = await supplier.ads(question);
    expect(ad!.adInfo.sponsor).toMatch(/\S/);
    const asked = JSON.parse(standIns.seen.findLast(({ path }) => path.startsWith('/ads/'))!.body) as object;
    expect(asked).toEqual({ pageId: 2000, userId: 'anonymous', keywords: 'dress' });
    const before = part.events.length;
    await supplier.count(ad!.adInfo.adId, 'click');
    await supplier.count(ad!.adInfo.adId, 'click');
    expect(part.events.length).toBe(before + 1);
    expect(part.events.at(-1)).toMatchObject({ eventName: 'click', adId: ad!.adInfo.adId });
  });

  it('gives up after 800 ms, for the caller to go on without', async () => {
    const order = { system: 'mirakl', mode: 'slow:2000', times: 1 };
    await fetch(`${standIns.url}/__control`, { method: 'POST', body: JSON.stringify(order) });
    await expect(open().ads(question)).rejects.toThrow('no answer within 800 ms');
  });
});
