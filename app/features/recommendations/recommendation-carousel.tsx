import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';
import type { RecommendationQuestion } from './ask-cards.ts';

const RecommendationRow = late(() => import('./recommendation-row.tsx'));

export interface RecommendationCarouselProps {
  kind: RecommendationQuestion['recommendationId'];
  /** What to start from, the most important first; without any, what this browser looked at. */
  productKeys?: readonly string[];
}

/** Products to go on with; neither code nor data is fetched before the visitor comes near. */
export function RecommendationCarousel(props: RecommendationCarouselProps) {
  return (
    <WhenNear placeholder={<div className="section h-96 noscript:hidden" />}>
      <RecommendationRow {...props} />
    </WhenNear>
  );
}
