import { useEffect, useState } from 'react';
import type { loader } from '#app/routes/api/recommendations/products.ts';
import { callApi } from '#app/site/api-call.ts';

import {
  keysToShow,
  orderByViewed,
  parseViewed,
  RECENTLY_VIEWED_DEBOUNCE_MS,
  RECENTLY_VIEWED_KEY,
} from '#commerce/recommendations/recently-viewed.ts';
import { type SuggestedProduct, toSuggestedProduct } from './suggested-product.ts';

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

async function fetchViewedProducts(
  keys: string[],
  locale: string,
  signal: AbortSignal,
): Promise<SuggestedProduct[]> {
  const params = new URLSearchParams({ keys: keys.join(','), locale });
  const response = await callApi<typeof loader>(`/_api/recommendations/products?${params}`, { signal });
  if (!response.ok) return [];
  const { cards } = await response.json();
  const byKey = orderByViewed(
    cards.map((card) => ({ ...card, productKey: card.key })),
    keys,
  );
  return byKey.map(toSuggestedProduct);
}

/** The products viewed last in this browser, for an empty search box. */
export function useRecentlyViewed(locale: string): SuggestedProduct[] {
  const [products, setProducts] = useState<SuggestedProduct[]>([]);
  useEffect(() => {
    const keys = storedKeys();
    if (keys.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchViewedProducts(keys, locale, controller.signal).then(setProducts, () => {});
    }, RECENTLY_VIEWED_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [locale]);
  return products;
}
