import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { CardRow, RowSkeleton } from './card-row.tsx';
import { fetchRecommendations } from './fetch-cards.ts';
import type { RecommendationCarouselProps } from './recommendation-carousel.tsx';
import { useCards } from './use-cards.ts';
import { readLatestViewed } from './viewed-store.ts';

interface RecommendationRowProps extends RecommendationCarouselProps {
  /** Shown while the recommendations load, and when there are none. */
  fallback?: ReactNode;
}

export default function RecommendationRow({ kind, productKeys, fallback }: RecommendationRowProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [viewed] = useState(() => readLatestViewed());
  const keys = productKeys ?? viewed;
  const load = useCallback(
    (joinedKeys: string, signal: AbortSignal) =>
      fetchRecommendations(
        { recommendationId: kind, keys: joinedKeys === '' ? [] : joinedKeys.split(','), locale },
        signal,
      ),
    [kind, locale],
  );
  const { view, cards } = useCards(keys.join(','), load);
  const title = kind === 'similar' ? t('similar') : t('weThink');
  if (fallback && view !== 'shown') return fallback;
  if (view === 'hidden') return null;
  return view === 'skeleton' ? (
    <RowSkeleton title={title} />
  ) : (
    <CardRow title={title} list="recommendations" cards={cards} />
  );
}
