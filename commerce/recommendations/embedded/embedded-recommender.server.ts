import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import type { CompanyOf } from '#commerce/events/company.server.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import { likenessOf } from '../likeness.server.ts';
import type { Recommender } from '../provider.ts';
import { selectRecommendations } from '../recommendations.ts';
import { toRecommended } from '../recommended-product.server.ts';

const CANDIDATES = 48;
/** What people look at together says more of what they may like than what merely looks alike. */
const COMPANY_WEIGHT = { similar: 0.6, other: 4 };
/** With nothing to start from, best sellers keep their order. */
const AS_THEY_SELL = () => 0;

interface Parts {
  listings: Pick<Listings, 'list'>;
  shelf: Shelf;
  companyOf: CompanyOf;
  random: () => number;
}

/** Recommends from the products' own attributes and from what shoppers looked at, added and bought together. */
export function createEmbeddedRecommender({ listings, shelf, companyOf, random }: Parts): Recommender {
  async function bestSellers(categorySlug: string | null, fascia: string, signal?: AbortSignal) {
    const { products } = await listings.list(
      {
        text: null,
        categorySlug,
        filters: { isOnStock: ['true'] },
        sort: 'best-sellers',
        offset: 0,
        limit: CANDIDATES,
        fascia,
        facetKeys: [],
      },
      signal,
    );
    // The index may be a moment behind the shelf.
    return products.filter(({ isOnStock }) => isOnStock);
  }

  return {
    async recommend({ recommendationId, size, items, exclude, fillWithRandom, fascia, category }, signal) {
      const seeds = await shelf.products(Object.keys(items));
      const company = await companyOf(seeds.map(({ id }) => id));
      const places = category
        ? [category]
        : [...new Set(seeds.flatMap(({ breadcrumbs }) => breadcrumbs.at(-1)?.slug ?? []))];
      const shelves = await Promise.all(places.map((slug) => bestSellers(slug, fascia, signal)));
      const known = new Set(exclude);
      const candidates = new Map<string, ListingProduct>();
      for (const product of [...(await shelf.products(idsIn(company))), ...shelves.flat()]) {
        if (product.isOnStock && !known.has(product.id)) candidates.set(product.id, product);
      }
      const companyWeight = recommendationId === 'similar' ? COMPANY_WEIGHT.similar : COMPANY_WEIGHT.other;
      const scores = new Map<string, number>();
      for (const seed of seeds) {
        const weight = items[seed.id] ?? 0;
        for (const product of candidates.values()) {
          const together = company.get(seed.id)?.get(product.id) ?? 0;
          const score = likenessOf(seed, product) + companyWeight * Math.log1p(together);
          scores.set(product.id, (scores.get(product.id) ?? 0) + weight * score);
        }
      }
      const byScore = (a: ListingProduct, b: ListingProduct) =>
        scores.get(b.id)! - scores.get(a.id)! || (a.id < b.id ? -1 : 1);
      const ranked = [...candidates.values()]
        .filter(({ id }) => !(id in items))
        .toSorted(seeds.length > 0 ? byScore : AS_THEY_SELL)
        .slice(0, size);
      const pool =
        fillWithRandom && ranked.length < size
          ? await bestSellers(category ?? seeds[0]?.breadcrumbs[0]?.slug ?? null, fascia, signal)
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

function idsIn(company: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  return [...new Set([...company.values()].flatMap((others) => [...others.keys()]))];
}
