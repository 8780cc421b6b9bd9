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

/** Asks again whenever `question` changes; after two seconds without an answer the asking ends. */
export function useCards(
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<CardView[]>,
): { view: RecommendationView; cards: CardView[] } {
  const [loaded, setLoaded] = useState(LOADING);

  useEffect(() => {
    if (question === null) return;
    const asking = new AbortController();
    setLoaded(LOADING);
    const giveUp = setTimeout(() => asking.abort('slow'), RECOMMENDATION_LOADING_MS);
    let isGone = false;
    ask(question, asking.signal)
      .then(
        (cards) => isGone || setLoaded({ status: 'ready', cards }),
        () => isGone || setLoaded({ status: 'failed', cards: [] }),
      )
      .finally(() => clearTimeout(giveUp));
    return () => {
      isGone = true;
      clearTimeout(giveUp);
      asking.abort();
    };
  }, [question, ask]);

  const { status, cards } = loaded;
  return { view: viewRecommendations({ status, count: cards.length, elapsedMs: 0 }), cards };
}
