import type { Logger } from 'pino';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { isSoldOn, type SellingSite } from '#commerce/catalogue/sold-on-site.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { CardProduct, ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { callProviderOr } from '#integrations/gateway/provider-call.server.ts';
import type { RecommendationRequest, Recommender } from './provider.ts';
import { rankByAppearance } from './rank-by-appearance.server.ts';
import { RECENTLY_VIEWED_PAGE_SIZE } from './recently-viewed.ts';
import {
  isComplete,
  RECOMMENDATION_COUNT,
  RECOMMENDATION_LOADING_MS,
  type RecommendedProduct,
  weighByPosition,
} from './recommendations.ts';
import { SIMILAR_MAX, type SimilarItem } from './visually-similar.ts';

export interface RecommendationResult {
  recommendations: RecommendedProduct[];
  /** The same products in the same order, for product cards. */
  products: CardProduct[];
}

export interface Recommendations {
  /** From seed products by key, the first with the highest weight; without seeds best sellers. Empty when the engine fails. */
  recommend(
    recommendationId: RecommendationRequest['recommendationId'],
    keys: readonly string[],
    site: SellingSite,
    signal?: AbortSignal,
  ): Promise<RecommendationResult>;
  /** The recommendations of a content slot in one category; empty when the engine fails. */
  inCategory(
    recommendationId: string,
    category: string,
    site: SellingSite,
    signal?: AbortSignal,
  ): Promise<CardProduct[]>;
  /** Products by key in the given order; unknown ones and those that the site does not sell are left out. */
  byKeys(keys: readonly string[], site: SellingSite): Promise<CardProduct[]>;
  /** Products that look similar to a product in a colour. */
  findVisuallySimilar(key: string, colour: string | null, site: SellingSite): Promise<SimilarItem[]>;
}

interface Parts {
  catalogue: Pick<Catalogue, 'productIdsByKeys'>;
  listings: Pick<Listings, 'list'>;
  productCards: ProductCardCache;
  recommender: Recommender;
  log: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

const CANDIDATES = 120;

export function createRecommendations({
  catalogue,
  listings,
  productCards,
  recommender,
  log,
  timeoutMs = RECOMMENDATION_LOADING_MS,
}: Parts): Recommendations {
  async function ask(
    question: Pick<
      RecommendationRequest,
      'recommendationId' | 'items' | 'exclude' | 'fascia' | 'priceList' | 'category'
    >,
    signal: AbortSignal | undefined,
  ): Promise<RecommendationResult> {
    const call = { provider: 'recommendations', timeoutMs, log, signal };
    const complete = await callProviderOr(call, [], async (callSignal) => {
      const found: unknown = await recommender.recommend(
        { ...question, size: RECOMMENDATION_COUNT, fillWithRandom: true },
        callSignal,
      );
      if (!Array.isArray(found)) throw new Error('recommendations: response is not a list');
      return found.filter((item) => item && isComplete(item)).slice(0, RECOMMENDATION_COUNT);
    });
    const found = await productCards.products(
      complete.map(({ product_id }) => product_id),
      question.priceList,
    );
    // An engine may be behind the catalogue, or not know which sites sell a product.
    const products = found.filter((product) => isSoldOn(product, question.fascia));
    const known = new Set(products.map(({ id }) => id));
    return { recommendations: complete.filter(({ product_id }) => known.has(product_id)), products };
  }

  return {
    async recommend(recommendationId, keys, { slug: fascia, priceList }, signal) {
      const ids = await catalogue.productIdsByKeys([...keys]);
      return ask({ recommendationId, items: weighByPosition(ids), exclude: ids, fascia, priceList }, signal);
    },

    async inCategory(recommendationId, category, { slug: fascia, priceList }, signal) {
      const { products } = await ask(
        { recommendationId, items: {}, exclude: [], fascia, priceList, category },
        signal,
      );
      return products;
    },

    async byKeys(keys, { slug, priceList }) {
      const found = await productCards.products(await catalogue.productIdsByKeys([...keys]), priceList);
      const sold = found.filter((product) => isSoldOn(product, slug));
      return sold.slice(0, RECENTLY_VIEWED_PAGE_SIZE);
    },

    async findVisuallySimilar(key, colour, { slug: fascia, priceList }) {
      const [product] = await productCards.products(await catalogue.productIdsByKeys([key]), priceList);
      const category = product?.breadcrumbs.at(-1)?.slug;
      if (!product || !category) return [];
      const { products } = await listings.list({
        text: null,
        categorySlug: category,
        filters: { isOnStock: ['true'] },
        sort: 'best-sellers',
        offset: 0,
        limit: CANDIDATES,
        fascia,
        priceList,
        facetKeys: [],
      });
      const others = products.filter(({ id }) => id !== product.id);
      return rankByAppearance(product, colour, others).slice(0, SIMILAR_MAX);
    },
  };
}
