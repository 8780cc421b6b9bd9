import type { RecommendedProduct } from './recommendations.ts';

export interface RecommendationRequest {
  /** The kind: similar products, personal recommendations, or a slot that an editor defined. */
  recommendationId: 'similar' | 'we-think-you-will-like' | (string & {});
  size: number;
  /** Weights of the seed products by id. */
  items: Readonly<Record<string, number>>;
  exclude: readonly string[];
  /** Limits the result to one category. */
  category?: string;
  /** Fill gaps at random. */
  fillWithRandom: boolean;
  /** The brand site; only products that it sells are recommended. */
  fascia: string;
  /** Of the site's market; only products that have a price in it are recommended. */
  priceList: string;
}

/** A recommendation engine. Its items may be incomplete. */
export interface Recommender {
  recommend(request: RecommendationRequest, signal?: AbortSignal): Promise<Partial<RecommendedProduct>[]>;
}
