import { useRef, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';

export interface CarouselQuery {
  category: string;
  brand?: string | null;
  searchTerm?: string | null;
  recommendationId?: string | null;
}

/**
 * Products of a carousel that the visitor switches. What is shown stays until the next has arrived; the last press
 * counts, whichever answer comes first; and a category with nothing in it changes nothing.
 */
export function useCarouselCards(cards: CardView[], category: string | null) {
  const [shown, setShown] = useState({ cards, category });
  const [wanted, setWanted] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const latest = useRef(0);

  async function show(next: string, find: () => Promise<CardView[] | null>) {
    latest.current += 1;
    const turn = latest.current;
    setWanted(next);
    setEmpty(false);
    const found = await find();
    if (turn !== latest.current) return;
    setWanted(null);
    setEmpty(!found?.length);
    if (found?.length) setShown({ cards: found, category: next });
  }

  return {
    ...shown,
    /** The category whose button is down. */
    pressed: wanted ?? shown.category,
    isWaiting: wanted !== null,
    isEmpty,
    show,
  };
}

/** Null when the shop does not answer. */
export async function askForCards(query: CarouselQuery): Promise<CardView[] | null> {
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
