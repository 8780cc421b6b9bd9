import { requestContext, shopContext } from '#app/context.ts';
import { writeSitemapIndex } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/sitemap';

/** The sitemap index: every part in every language of the brand. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, origin, dependsOn } = context.get(requestContext);
  dependsOn('categories', 'content');
  const parts = await context.get(shopContext).content.sitemap.parts();
  const addresses = brand.locales.flatMap((locale) =>
    parts.map((part) => `${origin}/sitemap/${locale}/${part}.xml`),
  );
  return new Response(writeSitemapIndex(addresses), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
