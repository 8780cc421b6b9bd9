import type { Logger } from 'pino';
import type { AdInfo } from '#commerce/catalogue/listing-product.ts';
import type { Shelf, ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { askSupplierOr } from '#integrations/gateway/supplier-call.server.ts';
import type { AdMoment } from './campaign.ts';
import type { Campaigns } from './campaigns.server.ts';
import type { Ad, AdQuestion, AdSupplier } from './provider.ts';

export interface SponsoredProduct {
  product: ShelvedProduct;
  adInfo: AdInfo;
}

export interface AdAsked extends AdQuestion {
  /** Milliseconds that the page waits. */
  timeoutMs: number;
}

export interface Sponsored {
  /** Whatever goes wrong at the supplier, there are just no advertisements. */
  ads(asked: AdAsked, signal?: AbortSignal): Promise<SponsoredProduct[]>;
  /** Who would win now; null when that cannot be said at once. */
  forecast(asked: AdAsked): Promise<SponsoredProduct[] | null>;
  count(adId: string, moment: AdMoment): Promise<boolean>;
  campaigns: Campaigns;
}

interface Parts {
  supplier: AdSupplier;
  shelf: Shelf;
  campaigns: Campaigns;
  log: Pick<Logger, 'warn'>;
}

const COUNTING_MS = 5_000;
/** A page that is made waits no longer than this for who might lead it. */
const FORECAST_MS = 250;

export function createSponsored({ supplier, shelf, campaigns, log }: Parts): Sponsored {
  const sponsored: Sponsored = {
    campaigns,

    forecast: (asked) => Promise.race([sponsored.ads(asked), later(FORECAST_MS, null)]),

    async ads({ timeoutMs, ...question }, signal) {
      const ads = await askSupplierOr({ supplier: 'ads', timeoutMs, log, signal }, [], async (patience) => {
        const found: unknown = await supplier.ads(question, patience);
        if (!Array.isArray(found)) throw new Error('the answer is no list');
        return found.filter(isAd);
      });
      const infoOf = new Map(ads.map(({ productId, adInfo }) => [productId, adInfo]));
      const products = await shelf.products([...infoOf.keys()]);
      return products
        .filter(({ isOnStock }) => isOnStock)
        .slice(0, question.limit)
        .map((product) => ({ product, adInfo: infoOf.get(product.id)! }));
    },

    count: (adId, moment) =>
      askSupplierOr({ supplier: 'ads', timeoutMs: COUNTING_MS, log }, false, () =>
        supplier.count(adId, moment),
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
