import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { orderByViewed, RECENTLY_VIEWED_DEBOUNCE_MS } from '#commerce/recommendations/recently-viewed.ts';
import { CardRow, RowSkeleton } from './card-row.tsx';
import { fetchProductCards } from './fetch-cards.ts';
import { useCards } from './use-cards.ts';

export default function RecentlyViewedRow({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const query = useSettled(keys.join(','));
  const load = useCallback(
    async (joinedKeys: string, signal: AbortSignal) => {
      const viewedKeys = joinedKeys.split(',');
      const cards = await fetchProductCards(viewedKeys, locale, signal);
      return orderByViewed(
        cards.map((card) => ({ ...card, productKey: card.key })),
        viewedKeys,
      );
    },
    [locale],
  );
  const { view, cards } = useCards(query, load);
  if (view === 'hidden') return null;
  return view === 'skeleton' ? (
    <RowSkeleton title={t('recentlyViewed')} />
  ) : (
    <CardRow title={t('recentlyViewed')} list="recently_viewed" cards={cards} />
  );
}

/** The value once it has stopped changing, so that quick changes make one call. */
function useSettled(value: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), RECENTLY_VIEWED_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
