import type { Listings } from '#commerce/listing/listing.server.ts';
import type { Shelf, ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { hrefWithFilters, hrefWithSort } from '#commerce/listing/url/listing-href.ts';
import { likenessOf } from '#commerce/recommendations/likeness.server.ts';
import { fitProduct } from '../fit-product.ts';
import { type RelaxedPart, relaxWish } from '../relax-wish.ts';
import { type ShopSearch, toShopSearch } from '../shop-search.ts';
import type { Wish } from '../understand.ts';
import type { ShopWords } from './shop-words.server.ts';

/** Looked at for one answer; what does not fit in colour, size and price at once falls out. */
const LOOKED_AT = 60;
/** Alternatives offered when nothing is exactly as asked. */
const ALTERNATIVES = 2;

export interface FoundProduct {
  product: ShelvedProduct;
  colour: string;
}

export interface FoundProducts {
  found: FoundProduct[];
  /** The whole list in the shop; null where words alone do not lead to one. */
  href: string | null;
}

export interface Alternative extends FoundProducts {
  dropped: RelaxedPart[];
}

interface Place {
  fascia: string;
  words: ShopWords;
  exclude: ReadonlySet<string>;
  signal?: AbortSignal | undefined;
}

/** Products that are what was asked for, in the colour that is, in the engine's order. */
export async function findProducts(
  listings: Pick<Listings, 'list'>,
  wish: Wish,
  place: Place,
): Promise<FoundProducts> {
  const search = toShopSearch(wish, place.words.values, place.words.vocabulary);
  const products = await look(listings, search, null, place);
  return { found: fitting(products, search, wish, place.exclude), href: listHref(search) };
}

export async function findAlternatives(
  listings: Pick<Listings, 'list'>,
  wish: Wish,
  place: Place,
): Promise<Alternative[]> {
  const alternatives: Alternative[] = [];
  const told = new Set<string>();
  for (const relaxed of relaxWish(wish)) {
    // What has little left of the wish is told only when there is nothing closer.
    if (relaxed.dropped.length > 1 && alternatives.length > 0) break;
    const { found, href } = await findProducts(listings, relaxed.wish, place);
    const fresh = found.filter(({ product }) => !told.has(product.id));
    if (fresh.length === 0) continue;
    for (const { product } of fresh.slice(0, 4)) told.add(product.id);
    alternatives.push({ found: fresh, href, dropped: relaxed.dropped });
    if (alternatives.length === ALTERNATIVES) break;
  }
  return alternatives;
}

/** Products of the same shelf, or the one above it, the most alike first. */
export async function findAlike(
  listings: Pick<Listings, 'list'>,
  shelf: Shelf,
  likeId: string,
  wish: Wish,
  place: Place,
): Promise<{ seed: ShelvedProduct; found: FoundProduct[] } | null> {
  const [seed] = await shelf.products([likeId]);
  if (!seed) return null;
  const search = toShopSearch(
    { ...wish, types: [], keywords: [] },
    place.words.values,
    place.words.vocabulary,
  );
  const exclude = new Set([...place.exclude, seed.id]);
  const shelves = seed.breadcrumbs.map(({ slug }) => slug).reverse();
  for (const slug of shelves.slice(0, 2)) {
    const products = await look(listings, search, slug, place);
    const found = fitting(products, search, wish, exclude);
    if (found.length === 0) continue;
    const isRanked = wish.sort === 'relevance';
    if (isRanked) found.sort((a, b) => likenessOf(seed, b.product) - likenessOf(seed, a.product));
    return { seed, found };
  }
  return { seed, found: [] };
}

async function look(
  listings: Pick<Listings, 'list'>,
  search: ShopSearch,
  categorySlug: string | null,
  { fascia, signal }: Place,
): Promise<ShelvedProduct[]> {
  const { products } = await listings.list(
    {
      text: categorySlug === null ? search.text : null,
      categorySlug,
      filters: { ...search.filters, isOnStock: ['true'] },
      sort: search.sort,
      offset: 0,
      limit: LOOKED_AT,
      fascia,
      facetKeys: [],
    },
    signal,
  );
  return products;
}

function fitting(
  products: ShelvedProduct[],
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
