import type { AdInfo } from '#commerce/catalogue/listing-product.ts';
import type { Platform } from './blend-sponsored.ts';
import type { AdEvent } from './campaign.ts';

const AD_PAGE_TYPES = ['category', 'search', 'product'] as const;

export interface AdQuestion {
  pageType: (typeof AD_PAGE_TYPES)[number];
  /** The category slug, the search text or the product key of the page. */
  signal: string;
  platform: Platform;
  /** The brand site; only products that it sells are advertised. */
  fascia: string;
  priceList: string;
  /** The brand that the list is filtered by, if any. */
  brand: string | null;
  limit: number;
}

export interface Ad {
  productId: string;
  adInfo: AdInfo;
}

/** Sells ad places: the embedded auction, or a retail media service. */
export interface AdProvider {
  /** Best place first; each product once. The call itself is not charged. */
  ads(question: AdQuestion, signal?: AbortSignal): Promise<Ad[]>;
  /** Counts an event of a shown ad once; false when the ad is unknown or the event was counted before. */
  count(adId: string, moment: AdEvent): Promise<boolean>;
}
