import * as v from 'valibot';
import type { ProductMatch, ProductMatches } from '#app/admin/content/record-fields/lookup-calls.ts';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import { pounds } from '#commerce/pricing/pounds.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Route } from './+types/studio-products';
import { requireActor } from './actor.ts';

const SHOWN = 8;
const MOST_NAMED = 200;
const word = v.pipe(v.string(), v.maxLength(100));
const names = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.transform((text) => text.split(',').filter(Boolean).slice(0, MOST_NAMED)),
);
const question = v.object({
  text: v.optional(word),
  category: v.optional(word),
  shop: v.optional(word),
  locale: v.optional(word),
  ids: v.optional(names),
  keys: v.optional(names),
});

/** Products by name, by category, by id or by key: the first of what a shopper would find. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
  if (!asked.success) return jsonError(400, asked.issues[0].message);
  const {
    catalogue,
    search: { listings, productCards },
  } = context.get(shopContext);
  const { text, category, shop, locale, ids, keys } = asked.output;
  const productIds = ids ?? (keys && (await catalogue.productIdsByKeys(keys)));
  if (productIds) {
    const found = await productCards.products(productIds, null);
    return jsonResponse(matches(found, found.length, null));
  }
  const { products, total, redirect } = await listings.list(
    {
      text: text ? cleanSearchTerm(text) : null,
      categorySlug: category ?? null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: SHOWN,
      fascia: shop ?? context.get(requestContext).brand.slug,
      locale,
      contexts: [text ? 'search' : 'category'],
      facetKeys: [],
    },
    request.signal,
  );
  return jsonResponse(matches(products, total, redirect));
}

function matches(products: readonly CardProduct[], total: number, redirect: string | null): ProductMatches {
  return { products: products.map(describe), total, redirect };
}

function describe({ id, productKey, name, brand, price, imagesResponsive }: CardProduct): ProductMatch {
  return {
    id,
    key: productKey,
    name,
    brand,
    price: pounds(price.centAmount),
    src: imagesResponsive[0]?.src ?? null,
  };
}
