import { useEffect, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import {
  RECOMMENDATION_LOADING_MS,
  type RecommendationView,
  viewRecommendations,
} from '#commerce/recommendations/recommendations.ts';

interface Loaded {
  status: 'loading' | 'ready' | 'failed';
  cards: CardView[];
}

const LOADING: Loaded = { status: 'loading', cards: [] };

/** Loads cards whenever `query` changes; gives up after two seconds. */
export function useCards(
  query: string | null,
  load: (query: string, signal: AbortSignal) => Promise<CardView[]>,
): { view: RecommendationView; cards: CardView[] } {
  const [loaded, setLoaded] = useState(LOADING);

  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    setLoaded(LOADING);
    const timeout = setTimeout(() => controller.abort('timeout'), RECOMMENDATION_LOADING_MS);
    let isUnmounted = false;
    load(query, controller.signal)
      .then(
        (cards) => isUnmounted || setLoaded({ status: 'ready', cards }),
        () => isUnmounted || setLoaded({ status: 'failed', cards: [] }),
      )
      .finally(() => clearTimeout(timeout));
    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      controller.abort();
    };
  }, [query, load]);

  const { status, cards } = loaded;
  return { view: viewRecommendations({ status, count: cards.length, elapsedMs: 0 }), cards };
}
