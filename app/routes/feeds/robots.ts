import { requestContext } from '#app/context.ts';
import { writeRobots } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/robots';

/** Rules for crawlers, and the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(requestContext);
  const prefixes = brand.locales.filter((locale) => locale !== brand.locale);
  return new Response(writeRobots(origin, prefixes), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
