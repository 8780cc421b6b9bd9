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
    void fetchAds({ pageType, signal, brand, locale }, controller.signal).then((found) => {
      if (!controller.signal.aborted) setCards(found);
    });
    return () => controller.abort();
  }, [pageType, signal, brand, locale]);
  return cards;
}
