import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCard } from '#app/features/product-card/card-view.ts';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import { contentTag } from '#commerce/content/content-page.ts';
import { parseShoppableSku } from '#commerce/content/shoppable-sku.ts';
import type { ProductQueryField } from './fields.ts';

type Context = Readonly<RouterContextProvider>;

/** The products of a section: those it names, else the first of a listing. Only those in stock. */
export async function pickCards(context: Context, query: ProductQueryField): Promise<CardView[]> {
  const products = query.productKeys.length > 0 ? await named(context, query) : await listed(context, query);
  return toCards(context, products);
}

/** The products of a listing for one shopper, with the id of the query that found them; only for private calls. */
export async function findPersonalCards(
  context: Context,
  query: ProductQueryField,
  userToken: string,
): Promise<{ cards: CardView[]; queryId: string }> {
  const { products, queryId } = await search(context, { ...query, sort: 'relevance' }, userToken);
  return { cards: await toCards(context, products), queryId };
}

/** What the recommendation engine returns for this place, else the first of the category. */
export async function recommendedCards(
  context: Context,
  recommendationId: string,
  query: ProductQueryField & { category: string },
  signal: AbortSignal,
): Promise<CardView[]> {
  const { brand } = context.get(requestContext);
  const { recommendations } = context.get(shopContext).merchandising;
  const found = await recommendations.inCategory(recommendationId, query.category, brand, signal);
  const products = found.filter(({ isOnStock }) => isOnStock);
  return products.length > 0 ? toCards(context, products) : pickCards(context, query);
}

async function toCards(context: Context, products: ListingProduct[]): Promise<CardView[]> {
  const request = context.get(requestContext);
  request.dependsOn(contentTag('badges', 'all'), ...products.map(({ id }) => `product:${id}`));
  const badges = await context.get(shopContext).content.entries.badges(request.brand.slug, request.locale);
  const shown = cardContext(request, 'CAROUSEL', badges);
  return products.map((product) => describeCard(product, shown));
}

async function named(context: Context, query: ProductQueryField): Promise<ListingProduct[]> {
  const {
    catalogue,
    search: { productCards },
  } = context.get(shopContext);
  const ids = await catalogue.productIdsByKeys(query.productKeys);
  const { brand } = context.get(requestContext);
  const products = await productCards.products(ids, brand.priceList);
  return products
    .filter((product) => product.isOnStock && isSoldOn(product, brand.slug))
    .slice(0, query.limit);
}

/** A row with fewer is filled with the brand's own best sellers. */
const FULL_ROW = 5;

async function listed(context: Context, query: ProductQueryField): Promise<ListingProduct[]> {
  const products = await listOnce(context, query);
  if (!query.brand || !query.category || products.length >= Math.min(FULL_ROW, query.limit)) return products;
  const more = await listOnce(context, { ...query, category: null, sort: 'best-sellers' });
  const present = new Set(products.map(({ id }) => id));
  return [...products, ...more.filter(({ id }) => !present.has(id))].slice(0, query.limit);
}

async function listOnce(context: Context, query: ProductQueryField): Promise<ListingProduct[]> {
  return (await search(context, query)).products;
}

async function search(context: Context, query: ProductQueryField, userToken?: string) {
  const { brand: shop, locale, dependsOn } = context.get(requestContext);
  const {
    catalogue,
    search: { listings },
  } = context.get(shopContext);
  // A brand's products are a category of their own; within another category the brand is a filter.
  const categorySlug = query.category ?? (query.searchTerm ? null : query.brand);
  const brandName =
    query.brand && query.brand !== categorySlug
      ? ((await catalogue.categoryBySlug(query.brand, locale))?.name ?? query.brand)
      : null;
  if (categorySlug) dependsOn(`category:${categorySlug}`);
  return listings.list({
    text: query.searchTerm,
    categorySlug,
    filters: { isOnStock: ['true'], ...(brandName ? { collection: [brandName] } : {}) },
    sort: query.sort,
    offset: 0,
    limit: query.limit,
    fascia: shop.slug,
    priceList: shop.priceList,
    contexts: ['carousel'],
    facetKeys: [],
    ...(userToken !== undefined && { userToken }),
  });
}

/** Products by what editors write on shoppable buttons (`sku#colour`); null for an unknown one. */
export async function shoppableProducts(
  context: Context,
  skus: string[],
): Promise<Record<string, CardView | null>> {
  const {
    catalogue,
    database,
    search: { productCards },
  } = context.get(shopContext);
  const { brand } = context.get(requestContext);
  const wanted = [...new Set(skus)].map((written) => ({ written, sku: parseShoppableSku(written).sku }));
  if (wanted.length === 0) return {};
  const { rows } = await database.pool.query<{ sku: string; product_id: string }>(
    `select distinct on (asked) asked as sku, v.product_id from unnest($1::text[]) as asked
      join variant v on v.sku = asked or v.sku like asked || '-%' order by asked, v.position`,
    [wanted.map(({ sku }) => sku)],
  );
  const idBySku = new Map(rows.map((row) => [row.sku, row.product_id]));
  const found: Record<string, CardView | null> = {};
  for (const { written, sku } of wanted) {
    const id = idBySku.get(sku) ?? (await catalogue.productIdsByKeys([sku]))[0];
    const known = id ? await productCards.products([id], brand.priceList) : [];
    const products = known.filter((product) => isSoldOn(product, brand.slug));
    found[written] = (await toCards(context, products))[0] ?? null;
  }
  return found;
}
