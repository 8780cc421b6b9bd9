/** What `/_api/search/suggest` answers. */
export interface Suggestions {
  queries: string[];
  categories: { name: string; href: string }[];
  brands: string[];
  products: SuggestedProduct[];
}

export interface SuggestedProduct {
  id: string;
  name: string;
  brand: string;
  href: string;
  src: string;
  tone: string;
  price: string;
  was: string | null;
}

/** Fewer letters say too little. */
export const MIN_LETTERS = 2;

const kept = new Map<string, Suggestions>();
const KEPT = 50;

/** Suggestions for a text; the same text is asked for once a visit. */
export async function askSuggestions(
  text: string,
  locale: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const known = kept.get(`${locale} ${text}`);
  if (known) return known;
  const params = new URLSearchParams({ q: text, locale });
  const response = await fetch(`/_api/search/suggest?${params}`, { signal });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  const answer = (await response.json()) as Suggestions;
  kept.set(`${locale} ${text}`, answer);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return answer;
}
