import { useEffect, useState } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { productLink } from '#commerce/links/product-link.ts';
import {
  keysToShow,
  orderByViewed,
  parseViewed,
  RECENTLY_VIEWED_DEBOUNCE_MS,
  RECENTLY_VIEWED_KEY,
} from '#commerce/recommendations/recently-viewed.ts';
import type { SuggestedProduct } from './search-suggestions.ts';

const SHOWN = 6;

function storedKeys(): string[] {
  try {
    return keysToShow(parseViewed(window.localStorage.getItem(RECENTLY_VIEWED_KEY)).keys, null).slice(
      0,
      SHOWN,
    );
  } catch {
    return [];
  }
}

async function askCards(keys: string[], locale: string, signal: AbortSignal): Promise<SuggestedProduct[]> {
  const params = new URLSearchParams({ keys: keys.join(','), locale });
  const response = await fetch(`/_api/recommendations/products?${params}`, { signal });
  if (!response.ok) return [];
  const { cards } = (await response.json()) as { cards: CardView[] };
  const byKey = orderByViewed(
    cards.map((card) => ({ ...card, productKey: card.key })),
    keys,
  );
  return byKey.map((card) => {
    const colour = card.colours[card.shown]!;
    const { id, name, brand, price, was } = card;
    return {
      id,
      name,
      brand,
      price,
      was,
      href: productLink(card, colour.colour),
      src: colour.src,
      tone: colour.tone,
    };
  });
}

/** The products this browser looked at last, for an empty search box. */
export function useRecentlyViewed(locale: string): SuggestedProduct[] {
  const [products, setProducts] = useState<SuggestedProduct[]>([]);
  useEffect(() => {
    const keys = storedKeys();
    if (keys.length === 0) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askCards(keys, locale, asking.signal).then(setProducts, () => {});
    }, RECENTLY_VIEWED_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [locale]);
  return products;
}
