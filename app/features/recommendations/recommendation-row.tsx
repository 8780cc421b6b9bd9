import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { askRecommendations } from './ask-cards.ts';
import { CardRow, RowSkeleton } from './card-row.tsx';
import type { RecommendationCarouselProps } from './recommendation-carousel.tsx';
import { useCards } from './use-cards.ts';
import { readViewed } from './viewed-store.ts';

/** The freshest memories say most of what somebody looks for. */
const REMEMBERED = 5;

interface RecommendationRowProps extends RecommendationCarouselProps {
  /** Stands there while the answer is on its way, and when there is none. */
  meanwhile?: ReactNode;
}

export default function RecommendationRow({ kind, productKeys, meanwhile }: RecommendationRowProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [remembered] = useState(() => readViewed().slice(0, REMEMBERED));
  const keys = productKeys ?? remembered;
  const ask = useCallback(
    (question: string, signal: AbortSignal) =>
      askRecommendations(
        { recommendationId: kind, keys: question === '' ? [] : question.split(','), locale },
        signal,
      ),
    [kind, locale],
  );
  const { view, cards } = useCards(keys.join(','), ask);
  const title = kind === 'similar' ? t('similar') : t('weThink');
  if (meanwhile && view !== 'shown') return meanwhile;
  if (view === 'hidden') return null;
  return view === 'skeleton' ? (
    <RowSkeleton title={title} />
  ) : (
    <CardRow title={title} list="recommendations" cards={cards} />
  );
}
