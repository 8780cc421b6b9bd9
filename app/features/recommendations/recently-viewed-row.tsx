import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { orderByViewed, RECENTLY_VIEWED_DEBOUNCE_MS } from '#commerce/recommendations/recently-viewed.ts';
import { askProducts } from './ask-cards.ts';
import { CardRow, RowSkeleton } from './card-row.tsx';
import { useCards } from './use-cards.ts';

export default function RecentlyViewedRow({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const question = useSettled(keys.join(','));
  const ask = useCallback(
    async (asked: string, signal: AbortSignal) => {
      const wanted = asked.split(',');
      const cards = await askProducts(wanted, locale, signal);
      return orderByViewed(
        cards.map((card) => ({ ...card, productKey: card.key })),
        wanted,
      );
    },
    [locale],
  );
  const { view, cards } = useCards(question, ask);
  if (view === 'hidden') return null;
  return view === 'skeleton' ? (
    <RowSkeleton title={t('recentlyViewed')} />
  ) : (
    <CardRow title={t('recentlyViewed')} list="recently_viewed" cards={cards} />
  );
}

/** The value once it has rested: quick changes make one question. */
function useSettled(value: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), RECENTLY_VIEWED_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
