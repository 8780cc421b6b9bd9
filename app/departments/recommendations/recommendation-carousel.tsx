import { lazy } from 'react';
import { WhenNear } from '#app/site/when-near.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RecommendationQuestion } from './ask-cards.ts';

const RecommendationRow = lazy(() => import('./recommendation-row.tsx'));

export interface RecommendationCarouselProps {
  kind: RecommendationQuestion['recommendationId'];
  /** What to start from, the most important first; without any, what this browser looked at. */
  productKeys?: readonly string[];
}

/** Products to go on with; neither code nor data is fetched before the visitor comes near. */
export function RecommendationCarousel(props: RecommendationCarouselProps) {
  return (
    <WhenNear placeholder={<Skeleton className="page-width section" height="24rem" />}>
      <RecommendationRow {...props} />
    </WhenNear>
  );
}
