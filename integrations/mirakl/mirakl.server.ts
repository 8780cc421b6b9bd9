import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Ad, AdQuestion, AdSupplier } from '#commerce/advertising/provider.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';

export interface MiraklConfiguration {
  adsUrl: string;
  trackingUrl: string;
  customerId: string;
}

/** A page waits no longer than this for advertisements. */
const TIMEOUT_MS = 800;
const PAGES: Record<AdQuestion['pageType'], number> = { category: 1400, search: 2000, product: 1200 };
/** Pages are made once for everyone: nobody in particular asks. */
const ANYBODY = 'anonymous';
const KEPT_ADS = 50_000;
const KEPT_MS = 24 * 3_600_000;

const answer = v.looseObject({
  productAds: v.optional(
    v.array(
      v.looseObject({
        adUnitId: v.string(),
        products: v.optional(
          v.array(
            v.looseObject({
              productId: v.string(),
              adId: v.string(),
              digitalServiceAct: v.nullish(v.looseObject({ sponsor: v.nullish(v.string(), null) })),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

/** Advertisements by Mirakl Ads. What it hears of twice, or never gave out, is not told to it. */
export function createMiraklAds(
  gateway: Gateway,
  { adsUrl, trackingUrl, customerId }: MiraklConfiguration,
): AdSupplier {
  const system = gateway.system({ name: 'Mirakl Ads', timeoutMs: TIMEOUT_MS });
  const shown = new LRUCache<string, { pageId: number; counted: Set<string> }>({
    max: KEPT_ADS,
    ttl: KEPT_MS,
  });
  return {
    async ads(question, signal) {
      if (question.limit < 1) return [];
      const pageId = PAGES[question.pageType];
      const { productAds } = await system.ask(
        {
          url: `${adsUrl}/ads/v1/public/rendered-content`,
          method: 'POST',
          headers: { 'x-customer-id': customerId, 'content-type': 'application/json' },
          body: JSON.stringify({ pageId, userId: ANYBODY, ...subjectOf(question) }),
          isSafe: true,
          signal,
        },
        answer,
      );
      const ads = new Map<string, Ad>();
      for (const { adUnitId, products } of productAds) {
        for (const { productId, adId, digitalServiceAct } of products) {
          const adInfo = { adId, adUnitId, sponsor: digitalServiceAct?.sponsor ?? null };
          if (!ads.has(productId)) ads.set(productId, { productId, adInfo });
        }
      }
      const given = [...ads.values()].slice(0, question.limit);
      for (const { adInfo } of given) shown.set(adInfo.adId, { pageId, counted: new Set() });
      return given;
    },

    async count(adId, moment) {
      const ad = shown.get(adId);
      if (!ad || ad.counted.has(moment)) return false;
      ad.counted.add(moment);
      const form = { cID: customerId, pageId: String(ad.pageId), userId: ANYBODY, eventName: moment, adId };
      await system.call({
        url: `${trackingUrl}/1.1/json/T/t`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      return true;
    },
  };
}

function subjectOf({ pageType, signal }: AdQuestion) {
  if (pageType === 'category') return { categoryId: signal };
  return pageType === 'search' ? { keywords: signal } : { productId: signal };
}
