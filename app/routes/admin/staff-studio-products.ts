import * as v from 'valibot';
import type { FoundProduct, FoundProducts } from '#app/admin/content/record-fields/lookup-calls.ts';
import { requestContext, shopContext } from '#app/context.ts';
import { pounds } from '#commerce/content/editor/record-summary.ts';
import type { ShelvedProduct } from '#commerce/listing/shelf.server.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Route } from './+types/staff-studio-products';
import { requireAdmin } from './require-admin.ts';

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
  await requireAdmin(context);
  const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
  if (!asked.success) return Response.json({ error: asked.issues[0].message }, { status: 400 });
  const { listings, shelf, catalogue } = context.get(shopContext);
  const { text, category, shop, locale, ids, keys } = asked.output;
  if (ids ?? keys) {
    const found = await shelf.products(ids ?? (await catalogue.productIdsByKeys(keys!)));
    return Response.json(answer(found, found.length, null));
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
  return Response.json(answer(products, total, redirect));
}

function answer(products: readonly ShelvedProduct[], total: number, redirect: string | null): FoundProducts {
  return { products: products.map(describe), total, redirect };
}

function describe({ id, productKey, name, brand, price, imagesResponsive }: ShelvedProduct): FoundProduct {
  return {
    id,
    key: productKey,
    name,
    brand,
    price: pounds(price.centAmount),
    src: imagesResponsive[0]?.src ?? null,
  };
}
