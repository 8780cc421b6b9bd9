import type { Logger } from 'pino';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { Shelf, ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { askSupplierOr } from '#integrations/gateway/supplier-call.server.ts';
import { rankByLook } from './look.server.ts';
import type { RecommendationRequest, Recommender } from './provider.ts';
import { keysToShow } from './recently-viewed.ts';
import {
  isComplete,
  RECOMMENDATION_COUNT,
  RECOMMENDATION_LOADING_MS,
  type RecommendedProduct,
  weighByPosition,
} from './recommendations.ts';
import { SIMILAR_MAX, type SimilarItem } from './visually-similar.ts';

export interface RecommendationAnswer {
  recommendations: RecommendedProduct[];
  /** The same products, in the same order, for their cards. */
  products: ShelvedProduct[];
}

export interface Recommendations {
  /** Empty when the engine does not answer. Starts from products by key, the first the most important; none at all means best sellers. */
  recommend(
    recommendationId: RecommendationRequest['recommendationId'],
    keys: readonly string[],
    fascia: string,
    signal?: AbortSignal,
  ): Promise<RecommendationAnswer>;
  /** What the engine puts into a place that an editor named, of one category; empty when it does not answer. */
  inCategory(
    recommendationId: string,
    category: string,
    fascia: string,
    signal?: AbortSignal,
  ): Promise<ShelvedProduct[]>;
  /** Products by key in the order asked for, as far as they are there and can be seen. */
  byKeys(keys: readonly string[]): Promise<ShelvedProduct[]>;
  /** What looks most like a product in a colour. */
  lookAlikes(key: string, colour: string | null, fascia: string): Promise<SimilarItem[]>;
}

interface Parts {
  catalogue: Pick<Catalogue, 'productIdsByKeys'>;
  listings: Pick<Listings, 'list'>;
  shelf: Shelf;
  recommender: Recommender;
  log: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

const LOOKED_THROUGH = 120;

export function createRecommendations({
  catalogue,
  listings,
  shelf,
  recommender,
  log,
  timeoutMs = RECOMMENDATION_LOADING_MS,
}: Parts): Recommendations {
  async function ask(
    question: Pick<RecommendationRequest, 'recommendationId' | 'items' | 'exclude' | 'fascia' | 'category'>,
    signal: AbortSignal | undefined,
  ): Promise<RecommendationAnswer> {
    const call = { supplier: 'recommendations', timeoutMs, log, signal };
    const complete = await askSupplierOr(call, [], async (patience) => {
      const found: unknown = await recommender.recommend(
        { ...question, size: RECOMMENDATION_COUNT, fillWithRandom: true },
        patience,
      );
      if (!Array.isArray(found)) throw new Error('the answer is no list');
      return found.filter((item) => item && isComplete(item)).slice(0, RECOMMENDATION_COUNT);
    });
    const products = await shelf.products(complete.map(({ product_id }) => product_id));
    const known = new Set(products.map(({ id }) => id));
    return { recommendations: complete.filter(({ product_id }) => known.has(product_id)), products };
  }

  return {
    async recommend(recommendationId, keys, fascia, signal) {
      const ids = await catalogue.productIdsByKeys([...keys]);
      return ask({ recommendationId, items: weighByPosition(ids), exclude: ids, fascia }, signal);
    },

    async inCategory(recommendationId, category, fascia, signal) {
      const { products } = await ask({ recommendationId, items: {}, exclude: [], fascia, category }, signal);
      return products;
    },

    async byKeys(keys) {
      return shelf.products(await catalogue.productIdsByKeys(keysToShow(keys, null)));
    },

    async lookAlikes(key, colour, fascia) {
      const [product] = await shelf.products(await catalogue.productIdsByKeys([key]));
      const place = product?.breadcrumbs.at(-1)?.slug;
      if (!product || !place) return [];
      const { products } = await listings.list({
        text: null,
        categorySlug: place,
        filters: { isOnStock: ['true'] },
        sort: 'best-sellers',
        offset: 0,
        limit: LOOKED_THROUGH,
        fascia,
        facetKeys: [],
      });
      const others = products.filter(({ id }) => id !== product.id);
      return rankByLook(product, colour, others).slice(0, SIMILAR_MAX);
    },
  };
}
