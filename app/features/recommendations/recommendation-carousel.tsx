import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import type { RecommendationQuery } from './fetch-cards.ts';

const RecommendationRow = lazyWithRetry(() => import('./recommendation-row.tsx'));

export interface RecommendationCarouselProps {
  kind: RecommendationQuery['recommendationId'];
  /** Products to start from, the most important first; by default the recently viewed ones. */
  productKeys?: readonly string[];
}

/** Recommended products; code and data are fetched when the carousel scrolls near. */
export function RecommendationCarousel(props: RecommendationCarouselProps) {
  return (
    <OnVisible placeholder={<div className="section h-96 noscript:hidden" />}>
      <RecommendationRow {...props} />
    </OnVisible>
  );
}
