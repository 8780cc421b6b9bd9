import type { Listings } from '#commerce/listing/listing.server.ts';
import type { CardProduct, ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { hrefWithFilters, hrefWithSort } from '#commerce/listing/url/listing-href.ts';
import { similarityOf } from '#commerce/recommendations/similarity.server.ts';
import { fitProduct } from '../fit-product.ts';
import { type RelaxedPart, relaxWish } from '../relax-wish.ts';
import { type ShopSearch, toShopSearch } from '../shop-search.ts';
import type { Wish } from '../understand.ts';
import type { ShopVocabulary } from './shop-vocabulary.server.ts';

/** Products per search; those that do not match in colour, size and price together are removed afterwards. */
const SEARCH_LIMIT = 60;
/** Alternatives offered when nothing matches exactly. */
const ALTERNATIVES = 2;

export interface FoundProduct {
  product: CardProduct;
  colour: string;
}

export interface FoundProducts {
  found: FoundProduct[];
  /** The search page with the same results; null without search words. */
  href: string | null;
}

export interface Alternative extends FoundProducts {
  dropped: RelaxedPart[];
}

interface SearchScope {
  fascia: string;
  priceList: string;
  currency: string;
  words: ShopVocabulary;
  exclude: ReadonlySet<string>;
  signal?: AbortSignal | undefined;
}

/** Products that match the wish, each with its matching colour, in the order of the search engine. */
export async function findProducts(
  listings: Pick<Listings, 'list'>,
  wish: Wish,
  scope: SearchScope,
): Promise<FoundProducts> {
  const search = toShopSearch(wish, scope.words.values, scope.words.vocabulary, scope.currency);
  const products = await listProducts(listings, search, null, scope);
  return { found: fitting(products, search, wish, scope.exclude), href: listHref(search) };
}

export async function findAlternatives(
  listings: Pick<Listings, 'list'>,
  wish: Wish,
  scope: SearchScope,
): Promise<Alternative[]> {
  const alternatives: Alternative[] = [];
  const seen = new Set<string>();
  for (const relaxed of relaxWish(wish)) {
    // A wish with several parts dropped is used only when nothing closer was found.
    if (relaxed.dropped.length > 1 && alternatives.length > 0) break;
    const { found, href } = await findProducts(listings, relaxed.wish, scope);
    const fresh = found.filter(({ product }) => !seen.has(product.id));
    if (fresh.length === 0) continue;
    for (const { product } of fresh.slice(0, 4)) seen.add(product.id);
    alternatives.push({ found: fresh, href, dropped: relaxed.dropped });
    if (alternatives.length === ALTERNATIVES) break;
  }
  return alternatives;
}

/** Products of the same category or its parent, the most similar first. */
export async function findSimilar(
  listings: Pick<Listings, 'list'>,
  productCards: ProductCardCache,
  similarToId: string,
  wish: Wish,
  scope: SearchScope,
): Promise<{ seed: CardProduct; found: FoundProduct[] } | null> {
  const [seed] = await productCards.products([similarToId], scope.priceList);
  if (!seed) return null;
  const search = toShopSearch(
    { ...wish, types: [], keywords: [] },
    scope.words.values,
    scope.words.vocabulary,
    scope.currency,
  );
  const exclude = new Set([...scope.exclude, seed.id]);
  const categories = seed.breadcrumbs.map(({ slug }) => slug).reverse();
  for (const slug of categories.slice(0, 2)) {
    const products = await listProducts(listings, search, slug, scope);
    const found = fitting(products, search, wish, exclude);
    if (found.length === 0) continue;
    const isRanked = wish.sort === 'relevance';
    if (isRanked) found.sort((a, b) => similarityOf(seed, b.product) - similarityOf(seed, a.product));
    return { seed, found };
  }
  return { seed, found: [] };
}

async function listProducts(
  listings: Pick<Listings, 'list'>,
  search: ShopSearch,
  categorySlug: string | null,
  { fascia, priceList, signal }: SearchScope,
): Promise<CardProduct[]> {
  const { products } = await listings.list(
    {
      text: categorySlug === null ? search.text : null,
      categorySlug,
      filters: { ...search.filters, isOnStock: ['true'] },
      sort: search.sort,
      offset: 0,
      limit: SEARCH_LIMIT,
      fascia,
      priceList,
      facetKeys: [],
    },
    signal,
  );
  return products;
}

function fitting(
  products: CardProduct[],
  search: ShopSearch,
  wish: Wish,
  exclude: ReadonlySet<string>,
): FoundProduct[] {
  return products.flatMap((product) => {
    if (exclude.has(product.id)) return [];
    const colour = fitProduct(product, search, wish.price);
    return colour === null ? [] : [{ product, colour }];
  });
}

function listHref({ text, filters, sort }: ShopSearch): string | null {
  if (text === null) return null;
  return hrefWithSort(hrefWithFilters(`/search?${new URLSearchParams({ q: text })}`, filters), sort);
}
