import type { CardView } from '#app/features/product-card/card-view.ts';
import { isComplete, type RecommendedProduct } from '#commerce/recommendations/recommendations.ts';

async function ask<T>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<T> {
  const response = await fetch(`/_api/${path}?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as T;
}

export interface RecommendationQuestion {
  recommendationId: 'similar' | 'we-think-you-will-like';
  keys: readonly string[];
  locale: string;
}

/** Cards of complete recommendations only, in the engine's order. */
export async function askRecommendations(
  { recommendationId, keys, locale }: RecommendationQuestion,
  signal: AbortSignal,
): Promise<CardView[]> {
  const answer = await ask<{ recommendations: Partial<RecommendedProduct>[]; cards: CardView[] }>(
    'recommendations',
    { recommendationId, items: keys.join(','), locale },
    signal,
  );
  const byId = new Map(answer.cards.map((card) => [card.id, card]));
  return answer.recommendations.filter(isComplete).flatMap(({ product_id }) => byId.get(product_id) ?? []);
}

export async function askProducts(
  keys: readonly string[],
  locale: string,
  signal: AbortSignal,
): Promise<CardView[]> {
  return (await askProductsInSize(keys, null, locale, signal)).cards;
}

/** The same, and the keys of those that can be had in a size. */
export async function askProductsInSize(
  keys: readonly string[],
  size: string | null,
  locale: string,
  signal: AbortSignal,
): Promise<{ cards: CardView[]; inSize: string[] }> {
  if (keys.length === 0) return { cards: [], inSize: [] };
  const query = { keys: keys.join(','), locale, ...(size === null ? {} : { size }) };
  return ask('recommendations/products', query, signal);
}

export const askLookAlikes = (key: string, colour: string, signal: AbortSignal) =>
  ask<unknown>('search/visuallySimilar', { key, colour }, signal);
