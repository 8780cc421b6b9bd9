import { useRef, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import type { loader } from '#app/routes/api/categories-carousel/products.ts';
import { callApi } from '#app/site/api-call.ts';

export interface CarouselQuery {
  category: string;
  brand?: string | null;
  searchTerm?: string | null;
  recommendationId?: string | null;
}

export interface FoundCards {
  cards: CardView[];
  /** The query of a personal search, with which clicks are reported; null for products that are the same for everyone. */
  queryId: string | null;
}

/**
 * Products of a carousel with category buttons. The shown products stay until the next have loaded; the last press wins,
 * whichever response comes first; an empty category changes nothing.
 */
export function useCarouselCards(cards: CardView[], category: string | null) {
  const [shown, setShown] = useState<FoundCards & { category: string | null }>({
    cards,
    queryId: null,
    category,
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const latest = useRef(0);

  async function show(next: string, find: () => Promise<FoundCards | null>) {
    latest.current += 1;
    const turn = latest.current;
    setWanted(next);
    setEmpty(false);
    const found = await find();
    if (turn !== latest.current) return;
    setWanted(null);
    setEmpty(!found?.cards.length);
    if (found?.cards.length) setShown({ ...found, category: next });
  }

  return {
    ...shown,
    /** The category whose button is pressed. */
    pressed: wanted ?? shown.category,
    isWaiting: wanted !== null,
    isEmpty,
    show,
  };
}

/** Null when the request fails. */
export async function fetchCards(query: CarouselQuery): Promise<FoundCards | null> {
  const params = new URLSearchParams({ category: query.category });
  if (query.brand) params.set('brand', query.brand);
  if (query.searchTerm) params.set('q', query.searchTerm);
  if (query.recommendationId) params.set('recommendationId', query.recommendationId);
  try {
    const response = await callApi<typeof loader>(`/_api/categories-carousel/products?${params}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
