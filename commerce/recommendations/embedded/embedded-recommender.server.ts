import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import type { CoPurchasesOf } from '#commerce/events/co-purchases.server.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import type { RecommendationRequest, Recommender } from '../provider.ts';
import { selectRecommendations } from '../recommendations.ts';
import { toRecommended } from '../recommended-product.server.ts';
import { similarityOf } from '../similarity.server.ts';

const CANDIDATES = 48;
/** The weight of co-purchases against similarity; higher for personal recommendations. */
const CO_PURCHASE_WEIGHT = { similar: 0.6, other: 4 };
/** Without seed products, best sellers keep their order. */
const KEEP_ORDER = () => 0;

interface Parts {
  listings: Pick<Listings, 'list'>;
  productCards: ProductCardCache;
  coPurchasesOf: CoPurchasesOf;
  random: () => number;
}

/** Recommends by product attributes and by what visitors viewed, added and bought together. */
export function createEmbeddedRecommender({
  listings,
  productCards,
  coPurchasesOf,
  random,
}: Parts): Recommender {
  async function bestSellers(
    categorySlug: string | null,
    { fascia, priceList }: Pick<RecommendationRequest, 'fascia' | 'priceList'>,
    signal?: AbortSignal,
  ) {
    const { products } = await listings.list(
      {
        text: null,
        categorySlug,
        filters: { isOnStock: ['true'] },
        sort: 'best-sellers',
        offset: 0,
        limit: CANDIDATES,
        fascia,
        priceList,
        facetKeys: [],
      },
      signal,
    );
    // The search index may be slightly behind the product-card cache.
    return products.filter(({ isOnStock }) => isOnStock);
  }

  return {
    async recommend(request, signal) {
      const { recommendationId, size, items, exclude, fillWithRandom, fascia, priceList, category } = request;
      const seeds = await productCards.products(Object.keys(items), priceList);
      const coPurchases = await coPurchasesOf(seeds.map(({ id }) => id));
      const categories = category
        ? [category]
        : [...new Set(seeds.flatMap(({ breadcrumbs }) => breadcrumbs.at(-1)?.slug ?? []))];
      const listed = await Promise.all(categories.map((slug) => bestSellers(slug, request, signal)));
      const known = new Set(exclude);
      const candidates = new Map<string, ListingProduct>();
      const boughtTogether = await productCards.products(idsIn(coPurchases), priceList);
      for (const product of [...boughtTogether, ...listed.flat()]) {
        const isOffered = product.isOnStock && isSoldOn(product, fascia);
        if (isOffered && !known.has(product.id)) candidates.set(product.id, product);
      }
      const coPurchaseWeight =
        recommendationId === 'similar' ? CO_PURCHASE_WEIGHT.similar : CO_PURCHASE_WEIGHT.other;
      const scores = new Map<string, number>();
      for (const seed of seeds) {
        const weight = items[seed.id] ?? 0;
        for (const product of candidates.values()) {
          const together = coPurchases.get(seed.id)?.get(product.id) ?? 0;
          const score = similarityOf(seed, product) + coPurchaseWeight * Math.log1p(together);
          scores.set(product.id, (scores.get(product.id) ?? 0) + weight * score);
        }
      }
      const scoreOf = ({ id }: ListingProduct) => scores.get(id) ?? 0;
      const byScore = (a: ListingProduct, b: ListingProduct) =>
        scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1);
      const ranked = [...candidates.values()]
        .filter(({ id }) => !(id in items))
        .toSorted(seeds.length > 0 ? byScore : KEEP_ORDER)
        .slice(0, size);
      const pool =
        fillWithRandom && ranked.length < size
          ? await bestSellers(category ?? seeds[0]?.breadcrumbs[0]?.slug ?? null, request, signal)
          : [];
      const described = (source: string) => (product: ListingProduct) =>
        toRecommended(product, recommendationId, source);
      return selectRecommendations(ranked.map(described('embedded')), {
        pool: pool.map(described('embedded-random')),
        random,
        exclude: [...exclude, ...Object.keys(items)],
        limit: size,
      });
    },
  };
}

function idsIn(coPurchases: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  return [...new Set([...coPurchases.values()].flatMap((others) => [...others.keys()]))];
}
