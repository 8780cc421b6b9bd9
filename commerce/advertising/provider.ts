import type { AdInfo } from '#commerce/catalogue/listing-product.ts';
import type { Platform } from './blend-sponsored.ts';
import type { AdMoment } from './campaign.ts';

const AD_PAGE_TYPES = ['category', 'search', 'product'] as const;

export interface AdQuestion {
  pageType: (typeof AD_PAGE_TYPES)[number];
  /** What the page is about: a category's slug, the words searched for, a product's key. */
  signal: string;
  platform: Platform;
  /** Which brand's site asks: only what it sells is advertised. */
  fascia: string;
  /** The one brand a list is filtered by, if it is. */
  brand: string | null;
  limit: number;
}

export interface Ad {
  productId: string;
  adInfo: AdInfo;
}

/** Who sells places to advertisers: the shop itself, or a retail media service. */
export interface AdSupplier {
  /** Best place first; each product once. Nothing is charged for the asking. */
  ads(question: AdQuestion, signal?: AbortSignal): Promise<Ad[]>;
  /** Counts what happened to one shown advertisement, once; false when it is not known or was counted before. */
  count(adId: string, moment: AdMoment): Promise<boolean>;
}
