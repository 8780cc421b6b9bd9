import { useState } from 'react';
import type { CardView } from '#app/departments/product-card/card-view.ts';

export interface CarouselQuery {
  category: string;
  brand?: string | null;
  searchTerm?: string | null;
  recommendationId?: string | null;
}

interface Shown {
  cards: CardView[];
  isWaiting: boolean;
}

/** Products of a carousel that the visitor switches; what is shown stays until the next has arrived. */
export function useCarouselCards(first: CardView[]) {
  const [{ cards, isWaiting }, setShown] = useState<Shown>({ cards: first, isWaiting: false });

  async function show(query: CarouselQuery) {
    setShown((now) => ({ ...now, isWaiting: true }));
    const answer = await askForCards(query);
    setShown((now) => ({ cards: answer ?? now.cards, isWaiting: false }));
  }

  return { cards, isWaiting, show };
}

async function askForCards(query: CarouselQuery): Promise<CardView[] | null> {
  const params = new URLSearchParams({ category: query.category });
  if (query.brand) params.set('brand', query.brand);
  if (query.searchTerm) params.set('q', query.searchTerm);
  if (query.recommendationId) params.set('recommendationId', query.recommendationId);
  try {
    const response = await fetch(`/_api/categories-carousel/products?${params}`);
    if (!response.ok) return null;
    return ((await response.json()) as { cards: CardView[] }).cards;
  } catch {
    return null;
  }
}
