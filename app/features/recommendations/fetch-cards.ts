import type { CardView } from '#app/features/product-card/card-view.ts';
import type { loader as productsLoader } from '#app/routes/api/recommendations/products.ts';
import type { loader as recommendationsLoader } from '#app/routes/api/recommendations/recommendations.ts';
import type { loader as visuallySimilarLoader } from '#app/routes/api/search/visually-similar.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { isComplete } from '#commerce/recommendations/recommendations.ts';

export interface RecommendationQuery {
  recommendationId: 'similar' | 'we-think-you-will-like';
  keys: readonly string[];
  locale: string;
}

/** Cards of complete recommendations, in the engine's order. */
export async function fetchRecommendations(
  { recommendationId, keys, locale }: RecommendationQuery,
  signal: AbortSignal,
): Promise<CardView[]> {
  const query = new URLSearchParams({ recommendationId, items: keys.join(','), locale });
  const response = await callApi<typeof recommendationsLoader>(`/_api/recommendations?${query}`, { signal });
  if (!response.ok) throw new Error(`recommendations: ${response.status}`);
  const { recommendations, cards } = await response.json();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return recommendations.filter(isComplete).flatMap(({ product_id }) => byId.get(product_id) ?? []);
}

export async function fetchProductCards(
  keys: readonly string[],
  locale: string,
  signal: AbortSignal,
): Promise<CardView[]> {
  return (await fetchProductsInSize(keys, null, locale, signal)).cards;
}

/** Cards by product key, and the keys of those in stock in a size. */
export async function fetchProductsInSize(
  keys: readonly string[],
  size: string | null,
  locale: string,
  signal: AbortSignal,
): Promise<ApiData<typeof productsLoader>> {
  if (keys.length === 0) return { cards: [], inSize: [] };
  const query = new URLSearchParams({ keys: keys.join(','), locale, ...(size === null ? {} : { size }) });
  const response = await callApi<typeof productsLoader>(`/_api/recommendations/products?${query}`, {
    signal,
  });
  if (!response.ok) throw new Error(`recommended products: ${response.status}`);
  return response.json();
}

export async function fetchLookAlikes(
  key: string,
  colour: string,
  signal: AbortSignal,
): Promise<ApiData<typeof visuallySimilarLoader>> {
  const query = new URLSearchParams({ key, colour });
  const response = await callApi<typeof visuallySimilarLoader>(`/_api/search/visuallySimilar?${query}`, {
    signal,
  });
  if (!response.ok) throw new Error(`visually similar products: ${response.status}`);
  return response.json();
}
