import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Ad, AdProvider, AdQuestion } from '#commerce/advertising/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';

/** Sponsored products by Mirakl Ads. */
export const mirakl = {
  id: 'mirakl',
  name: 'Mirakl Ads',
  env: ['MIRAKL_ADS_URL', 'MIRAKL_TRACKING_URL', 'MIRAKL_CUSTOMER_ID'],
  hosts: [],
  contractTests: 'commerce/advertising/contract-suite.ts',
  create(gateway: Gateway, environment: Environment): AdProvider {
    const variables = requireVariables(mirakl, environment);
    return createMiraklAds(gateway, {
      adsUrl: variables.MIRAKL_ADS_URL,
      trackingUrl: variables.MIRAKL_TRACKING_URL,
      customerId: variables.MIRAKL_CUSTOMER_ID,
    });
  },
} satisfies Integration;

export interface MiraklConfiguration {
  adsUrl: string;
  trackingUrl: string;
  customerId: string;
}

/** A page waits no longer than this for advertisements. */
const TIMEOUT_MS = 800;
const PAGES: Record<AdQuestion['pageType'], number> = { category: 1400, search: 2000, product: 1200 };
/** Pages are rendered once for all visitors, so no user is named. */
const USER_ID = 'anonymous';
const MAX_ADS = 50_000;
const AD_LIFETIME_MS = 24 * 3_600_000;

const adsResponse = v.looseObject({
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

/** Each event of an ad is counted once, and only for ads that were returned by `ads`. */
export function createMiraklAds(
  gateway: Gateway,
  { adsUrl, trackingUrl, customerId }: MiraklConfiguration,
): AdProvider {
  const service = gateway.service({ name: 'Mirakl Ads', timeoutMs: TIMEOUT_MS });
  const shown = new LRUCache<string, { pageId: number; counted: Set<string> }>({
    max: MAX_ADS,
    ttl: AD_LIFETIME_MS,
  });
  return {
    async ads(question, signal) {
      if (question.limit < 1) return [];
      const pageId = PAGES[question.pageType];
      const { productAds } = await service.callJson(
        {
          url: `${adsUrl}/ads/v1/public/rendered-content`,
          method: 'POST',
          headers: { 'x-customer-id': customerId, 'content-type': 'application/json' },
          body: JSON.stringify({ pageId, userId: USER_ID, ...subjectOf(question) }),
          isIdempotent: true,
          signal,
        },
        adsResponse,
      );
      const ads = new Map<string, Ad>();
      for (const { adUnitId, products } of productAds) {
        for (const { productId, adId, digitalServiceAct } of products) {
          const adInfo = { adId, adUnitId, sponsor: digitalServiceAct?.sponsor ?? null };
          if (!ads.has(productId)) ads.set(productId, { productId, adInfo });
        }
      }
      const shownAds = [...ads.values()].slice(0, question.limit);
      for (const { adInfo } of shownAds) shown.set(adInfo.adId, { pageId, counted: new Set() });
      return shownAds;
    },

    async count(adId, moment) {
      const ad = shown.get(adId);
      if (!ad || ad.counted.has(moment)) return false;
      ad.counted.add(moment);
      const form = { cID: customerId, pageId: String(ad.pageId), userId: USER_ID, eventName: moment, adId };
      await service.call({
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
