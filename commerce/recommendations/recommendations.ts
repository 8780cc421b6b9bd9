/** An item of the recommendation engine, in the format of the specification. */
export interface RecommendedProduct {
  product_id: string;
  title: string;
  brand: string;
  local_currency: string;
  price: number;
  image: string;
  url: string;
  item_id?: string;
  slug?: string;
  original_price?: number;
  discount_percentage?: number;
  colour?: string;
  recommendation_id?: string;
  recommendation_source?: string;
}

export const RECOMMENDATION_COUNT = 10;
export const RECOMMENDATION_LOADING_MS = 2000;
export const RECOMMENDATION_SLIDES = { desktop: 4.5, mobile: 2.15 } as const;

const REQUIRED_TEXTS = ['product_id', 'title', 'brand', 'local_currency', 'image', 'url'] as const;

/** Only complete items are shown. */
export function isComplete(
  item: Partial<Record<keyof RecommendedProduct, unknown>>,
): item is RecommendedProduct {
  const hasTexts = REQUIRED_TEXTS.every((name) => {
    const value = item[name];
    return typeof value === 'string' && value.trim() !== '';
  });
  return hasTexts && typeof item.price === 'number' && Number.isFinite(item.price) && item.price >= 0;
}

/** Weights fall evenly from 1 for the first item. */
export function weighByPosition(ids: readonly string[]): Record<string, number> {
  const unique = [...new Set(ids)];
  return Object.fromEntries(unique.map((id, position) => [id, (unique.length - position) / unique.length]));
}

/** `random` is a function like Math.random, replaced in tests. */
function pickAtRandom<T>(pool: readonly T[], count: number, random: () => number): T[] {
  const rest = [...pool];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    const at = Math.min(rest.length - 1, Math.floor(random() * rest.length));
    picked.push(...rest.splice(at, 1));
  }
  return picked;
}

/** Complete items in order, without duplicates and excluded products; gaps are filled at random. */
export function selectRecommendations(
  items: readonly Partial<RecommendedProduct>[],
  options: {
    pool: readonly Partial<RecommendedProduct>[];
    random: () => number;
    exclude?: readonly string[];
    limit?: number;
  },
): RecommendedProduct[] {
  const limit = options.limit ?? RECOMMENDATION_COUNT;
  const seen = new Set(options.exclude ?? []);
  const isNew = (item: RecommendedProduct) =>
    !seen.has(item.product_id) && Boolean(seen.add(item.product_id));
  const chosen = items.filter(isComplete).filter(isNew).slice(0, limit);
  const pool = options.pool.filter(isComplete).filter(isNew);
  return [...chosen, ...pickAtRandom(pool, limit - chosen.length, options.random)];
}

export type RecommendationView = 'skeleton' | 'shown' | 'hidden';

/** Hidden when empty, failed, or still loading after two seconds. */
export function viewRecommendations(state: {
  status: 'loading' | 'ready' | 'failed';
  count: number;
  elapsedMs: number;
}): RecommendationView {
  if (state.status === 'ready') return state.count > 0 ? 'shown' : 'hidden';
  if (state.status === 'failed') return 'hidden';
  return state.elapsedMs < RECOMMENDATION_LOADING_MS ? 'skeleton' : 'hidden';
}
