import type { CardView } from '#app/features/product-card/card-view.ts';
import type { Platform } from '#commerce/advertising/blend-sponsored.ts';

export interface AdsQuestion {
  pageType: 'category' | 'search' | 'product';
  signal: string;
  brand?: string | null;
  locale: string;
}

const PHONE = '(width < 48rem)';
const LONGEST_MS = 3_000;

export function thisPlatform(): Platform {
  return window.matchMedia(PHONE).matches ? 'mobile' : 'desktop';
}

/** The cards advertisers paid for on this page; none when anything goes wrong. */
export async function askAds({ brand, ...question }: AdsQuestion, signal: AbortSignal): Promise<CardView[]> {
  const query = new URLSearchParams({ ...question, platform: thisPlatform(), ...(brand ? { brand } : {}) });
  try {
    const response = await fetch(`/_api/advertising/miraklSponsoredProducts?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    });
    const answer: unknown = response.ok ? await response.json() : [];
    return Array.isArray(answer) ? answer.flatMap(readAd) : [];
  } catch {
    return [];
  }
}

function readAd(item: Partial<{ product: CardView; adInfo: CardView['ad'] }> | null): CardView[] {
  return item?.product?.key && item.adInfo?.adId ? [{ ...item.product, ad: item.adInfo }] : [];
}
