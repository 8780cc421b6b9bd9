import type { RecommendedProduct } from './recommendations.ts';

export interface RecommendationRequest {
  /** Which question is asked: what is alike, what else this shopper may like, or one that an editor named. */
  recommendationId: 'similar' | 'we-think-you-will-like' | (string & {});
  size: number;
  /** Products to start from, by id, the first the heaviest. */
  items: Readonly<Record<string, number>>;
  exclude: readonly string[];
  /** Keeps the answer to one category. */
  category?: string;
  /** Gaps are filled at random. */
  fillWithRandom: boolean;
  /** Which brand's site asks: only what it sells is recommended. */
  fascia: string;
}

/** Who knows what goes with what: the shop itself, or a recommendation engine. Items may be incomplete. */
export interface Recommender {
  recommend(request: RecommendationRequest, signal?: AbortSignal): Promise<Partial<RecommendedProduct>[]>;
}
