import { useEffect, useState } from 'react';
import { takeEarlySuggestions } from '#app/hydration/early-input.ts';
import type { loader } from '#app/routes/api/search/suggest.ts';
import { callApi } from '#app/site/api-call.ts';
import type { SuggestedProduct } from './suggested-product.ts';

export interface Suggestions {
  queries: string[];
  categories: { name: string; href: string }[];
  brands: string[];
  products: SuggestedProduct[];
}

/** Shorter texts get no suggestions. */
export const MIN_LETTERS = 2;

const cache = new Map<string, Suggestions>();
const MAX_CACHED = 50;

/** Suggestions for a text, fetched once per page load. */
async function fetchSuggestions(text: string, locale: string, signal: AbortSignal): Promise<Suggestions> {
  const key = `${locale} ${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const early = await takeEarlySuggestions(text);
  const suggestions: Suggestions = early ? await early.json() : await ask(text, locale, signal);
  cache.set(key, suggestions);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return suggestions;
}

async function ask(text: string, locale: string, signal: AbortSignal): Promise<Suggestions> {
  const params = new URLSearchParams({ q: text, locale });
  const response = await callApi<typeof loader>(`/_api/search/suggest?${params}`, { signal });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  return response.json();
}

/**
 * Suggestions for the typed text, asked for with each key. The previous ones stay until the next have loaded; outdated requests
 * are aborted.
 */
export function useSuggestions(typed: string, locale: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (typed.length < MIN_LETTERS) {
      setSuggestions(null);
      return;
    }
    const controller = new AbortController();
    fetchSuggestions(typed, locale, controller.signal).then(
      (found) => controller.signal.aborted || setSuggestions(found),
      // Without suggestions the form still searches.
      () => controller.signal.aborted || setSuggestions(null),
    );
    return () => controller.abort();
  }, [typed, locale]);
  return suggestions;
}
