import { requestContext, shopContext } from '#app/context.ts';
import { siteSegment } from '#commerce/links/site-path.ts';
import { writeRobots } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/robots';
import { sitesAtHost } from './sites-at-host.ts';

/** Rules for crawlers, and the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(requestContext);
  const prefixes = sitesAtHost(context.get(shopContext), brand).flatMap(
    ({ site, locale }) => siteSegment(locale, site).slice(1) || [],
  );
  return new Response(writeRobots(origin, prefixes), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
