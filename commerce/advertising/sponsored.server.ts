import type { Logger } from 'pino';
import type { AdInfo } from '#commerce/catalogue/listing-product.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import type { CardProduct, ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { callProviderOr } from '#integrations/gateway/provider-call.server.ts';
import type { AdEvent } from './campaign.ts';
import type { Campaigns } from './campaigns.server.ts';
import type { Ad, AdProvider, AdQuestion } from './provider.ts';

export interface SponsoredProduct {
  product: CardProduct;
  adInfo: AdInfo;
}

export interface AdRequest extends AdQuestion {
  /** How long the page waits, in milliseconds. */
  timeoutMs: number;
}

export interface Sponsored {
  /** Empty when the provider fails. */
  ads(asked: AdRequest, signal?: AbortSignal): Promise<SponsoredProduct[]>;
  /** The ads that would be shown now; null when they are not known in time. */
  forecast(asked: AdRequest): Promise<SponsoredProduct[] | null>;
  count(adId: string, moment: AdEvent): Promise<boolean>;
  campaigns: Campaigns;
}

interface Parts {
  provider: AdProvider;
  productCards: ProductCardCache;
  campaigns: Campaigns;
  log: Pick<Logger, 'warn'>;
}

const COUNTING_MS = 5_000;
/** A page waits at most this long for its expected ads while it is rendered. */
const FORECAST_MS = 250;

export function createSponsored({ provider, productCards, campaigns, log }: Parts): Sponsored {
  const sponsored: Sponsored = {
    campaigns,

    forecast: (asked) => Promise.race([sponsored.ads(asked), later(FORECAST_MS, null)]),

    async ads({ timeoutMs, ...question }, signal) {
      const ads = await callProviderOr(
        { provider: 'ads', timeoutMs, log, signal },
        [],
        async (callSignal) => {
          const response: unknown = await provider.ads(question, callSignal);
          if (!Array.isArray(response)) throw new Error('ads: response is not a list');
          return response.filter(isAd);
        },
      );
      const infoOf = new Map(ads.map(({ productId, adInfo }) => [productId, adInfo]));
      const products = await productCards.products([...infoOf.keys()], question.priceList);
      return products
        .filter((product) => product.isOnStock && isSoldOn(product, question.fascia))
        .slice(0, question.limit)
        .flatMap((product) => {
          const adInfo = infoOf.get(product.id);
          return adInfo ? [{ product, adInfo }] : [];
        });
    },

    count: (adId, moment) =>
      callProviderOr({ provider: 'ads', timeoutMs: COUNTING_MS, log }, false, () =>
        provider.count(adId, moment),
      ),
  };
  return sponsored;
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}

function isAd(item: unknown): item is Ad {
  const { productId, adInfo } = (item ?? {}) as Partial<Ad>;
  return typeof productId === 'string' && typeof adInfo?.adId === 'string';
}
