import { requestContext, shopContext } from '#app/context.ts';
import { writeSitemapIndex } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/sitemap';
import { sitesAtHost } from './sites-at-host.ts';

/** The sitemap index: every part in every market and language of the brand. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, origin, dependsOn } = context.get(requestContext);
  dependsOn('categories', 'content');
  const shop = context.get(shopContext);
  const parts = await shop.content.sitemap.parts();
  const addresses = sitesAtHost(shop, brand).flatMap(({ key }) =>
    parts.map((part) => `${origin}/sitemap/${key}/${part}.xml`),
  );
  return new Response(writeSitemapIndex(addresses), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
