import { describe, expect, it, vi } from 'vitest';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import type { AdProvider } from './provider.ts';
import { createSponsored } from './sponsored.server.ts';

const adInfo = (adId: string) => ({ adId, adUnitId: 'u', sponsor: 'Coast' });
const asked = {
  pageType: 'category' as const,
  signal: 'dresses',
  platform: 'mobile' as const,
  fascia: 'selvedge',
  priceList: 'GBP',
  brand: null,
  limit: 4,
  timeoutMs: 20,
};

function open(ads: AdProvider['ads'], soldOut: string[] = []) {
  const warn = vi.fn();
  const sponsored = createSponsored({
    provider: { ads, count: async () => true },
    productCards: {
      products: async (ids) =>
        ids.map(
          (id) =>
            ({
              id,
              isOnStock: !soldOut.includes(id),
              availableFascias: [] as readonly string[],
            }) as CardProduct,
        ),
    },
    campaigns: {} as never,
    log: { warn },
  });
  return { sponsored, warn };
}

describe('[SPON-03] sponsored products', () => {
  it('[SPON-02] are forecast while a page is rendered, unless that takes too long', async () => {
    const quick = open(async () => [{ productId: 'A', adInfo: adInfo('a') }]);
    expect((await quick.sponsored.forecast(asked))?.map(({ product }) => product.id)).toEqual(['A']);
    const slow = open(() => new Promise(() => {}));
    expect(await slow.sponsored.forecast({ ...asked, timeoutMs: 800 })).toBeNull();
  });

  it('leave out products that sold out meanwhile', async () => {
    const ads = async () => ['A', 'B'].map((productId) => ({ productId, adInfo: adInfo(productId) }));
    const { sponsored } = open(ads, ['A']);
    expect((await sponsored.ads(asked)).map(({ product }) => product.id)).toEqual(['B']);
  });

  it.each<[string, AdProvider['ads']]>([
    ['down', async () => Promise.reject(new Error('503'))],
    ['slow', () => new Promise(() => {})],
    ['malformed', async () => ({ productAds: 'x' }) as never],
  ])('are empty when the provider is %s, with one log line', async (_, ads) => {
    const { sponsored, warn } = open(ads);
    expect(await sponsored.ads(asked)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('leave out items that are not ads; an empty list is not a failure', async () => {
    const strange = open(
      async () => [null, { productId: 7 }, { productId: 'A', adInfo: adInfo('a') }] as never,
    );
    expect(await strange.sponsored.ads(asked)).toHaveLength(1);
    const empty = open(async () => []);
    expect(await empty.sponsored.ads(asked)).toEqual([]);
    expect(empty.warn).not.toHaveBeenCalled();
  });
});
