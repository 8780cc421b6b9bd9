import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { TICKER } from '#commerce/content/ticker.ts';
import { brandLink } from '#commerce/links/shop-links.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/brand-scroller';

const slugList = v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)));

/** Brands for a scroller, each with its link and a picture of one of its products; brands without products are left out. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => listBrands(args));
}

async function listBrands({ request, context }: Route.LoaderArgs) {
  const { locale, brand: shop, dependsOn } = context.get(requestContext);
  const {
    brands,
    catalogue,
    search: { listings },
  } = context.get(shopContext);
  const given = new URL(request.url).searchParams.getAll('brands').flatMap((list) => list.split(','));
  const parsed = v.safeParse(slugList, given.map((slug) => slug.trim()).filter(Boolean));
  if (!parsed.success) return jsonError(400, 'brands must be a list of names.');
  const wanted = parsed.output.length > 0 ? parsed.output : brands.all.map(({ slug }) => slug);
  const slugs = [...new Set(wanted)].slice(0, TICKER.maxBrands);
  const items = await Promise.all(
    slugs.map(async (slug) => {
      const category = await catalogue.categoryBySlug(slug, locale);
      if (!category) return [];
      dependsOn(`category:${slug}`);
      const { products } = await listings.list({
        text: null,
        categorySlug: slug,
        filters: {},
        sort: 'best-sellers',
        offset: 0,
        limit: 1,
        fascia: shop.slug,
        priceList: shop.priceList,
        facetKeys: [],
      });
      if (products.length === 0) return [];
      const image = products[0]?.imagesResponsive[0]?.src ?? null;
      return [{ href: brandLink(slug), slug, name: category.name, image }];
    }),
  );
  return jsonResponse({ items: items.flat() });
}
