import type { CardView } from '#app/features/product-card/card-view.ts';
import type { loader } from '#app/routes/api/advertising/mirakl-sponsored-products.ts';
import { callApi } from '#app/site/api-call.ts';
import { isPhone } from '#app/site/is-phone.ts';
import type { Platform } from '#commerce/advertising/blend-sponsored.ts';

export interface AdsQuery {
  pageType: 'category' | 'search' | 'product';
  signal: string;
  brand?: string | null;
  locale: string;
}

const TIMEOUT_MS = 3_000;

export function currentPlatform(): Platform {
  return isPhone() ? 'mobile' : 'desktop';
}

/** The sponsored cards of this page; none when the call fails. */
export async function fetchAds({ brand, ...query }: AdsQuery, signal: AbortSignal): Promise<CardView[]> {
  const params = new URLSearchParams({ ...query, platform: currentPlatform(), ...(brand ? { brand } : {}) });
  try {
    const response = await callApi<typeof loader>(`/_api/advertising/miraklSponsoredProducts?${params}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return [];
    const ads = await response.json();
    return ads
      .filter(({ product, adInfo }) => product.key && adInfo.adId)
      .map(({ product, adInfo }) => ({ ...product, ad: adInfo }));
  } catch {
    return [];
  }
}
