import { useEffect, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { useSite } from '#app/site/site.ts';
import { type AdsQuery, fetchAds } from './fetch-ads.ts';

/** The sponsored cards of this page; null while they load. */
export function useAds(query: Omit<AdsQuery, 'locale'>): CardView[] | null {
  const { locale } = useSite();
  const { pageType, signal, brand } = query;
  const [cards, setCards] = useState<CardView[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setCards(null);
    const load = async () => {
      const found = await fetchAds({ pageType, signal, brand, locale }, controller.signal);
      if (!controller.signal.aborted) setCards(found);
    };
    // To send a request takes some milliseconds: the page is painted first.
    requestAnimationFrame(() => setTimeout(load));
    return () => controller.abort();
  }, [pageType, signal, brand, locale]);
  return cards;
}
