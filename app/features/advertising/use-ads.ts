import { useEffect, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { useSite } from '#app/site/site.ts';
import { type AdsQuestion, askAds } from './ask-ads.ts';

/** Null while they are on their way. */
export function useAds(question: Omit<AdsQuestion, 'locale'>): CardView[] | null {
  const { locale } = useSite();
  const { pageType, signal, brand } = question;
  const [cards, setCards] = useState<CardView[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    setCards(null);
    void askAds({ pageType, signal, brand, locale }, asking.signal).then((found) => {
      if (!asking.signal.aborted) setCards(found);
    });
    return () => asking.abort();
  }, [pageType, signal, brand, locale]);
  return cards;
}
