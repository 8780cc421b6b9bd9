import { Readable } from 'node:stream';
import { requestContext, shopContext } from '#app/context.ts';
import { alternatesOf } from '#app/site/alternates.ts';
import { localPath } from '#app/site/local-path.ts';
import type { PlainPage } from '#commerce/seo/sitemap.server.ts';
import { URLSET_END, URLSET_START, writeMappedPage } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/sitemap-part';

/** One part of the site's map in one language. It is written while it is read: a part may name thousands of pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, origin } = context.get(requestContext);
  const locale = brand.locales.find((known) => known === params.locale);
  const [, part] = /^([a-z0-9-]+)\.xml$/.exec(params.part) ?? [];
  const batches = locale && part ? context.get(shopContext).sitemap.pages(brand, locale, part) : null;
  const first = await batches?.next();
  if (!locale || !batches || !first || first.done) return new Response('Not found', { status: 404 });

  const { listContexts } = brand.settings.routes;
  const languages = { locale: brand.locale, locales: brand.locales, listContexts };
  const write = ({ path, changed }: PlainPage) =>
    writeMappedPage({
      href: origin + localPath(path, locale, brand.locale, listContexts),
      changed,
      alternates: alternatesOf(path, origin, languages),
    });
  async function* lines(start: PlainPage[]) {
    yield URLSET_START + start.map(write).join('');
    for await (const pages of batches!) yield pages.map(write).join('');
    yield URLSET_END;
  }
  return new Response(
    Readable.toWeb(Readable.from(lines(first.value), { objectMode: false })) as ReadableStream,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        // The map of an hour ago leads as well; whatever stands before the shop may keep it.
        'cache-control': 'public, max-age=0, s-maxage=3600',
      },
    },
  );
}
