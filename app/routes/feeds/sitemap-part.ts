import { Readable } from 'node:stream';
import { requestContext, shopContext } from '#app/context.ts';
import { alternatesOf } from '#app/site/alternates.ts';
import { localPath } from '#app/site/local-path.ts';
import type { SitemapPage } from '#commerce/seo/sitemap.server.ts';
import { URLSET_END, URLSET_START, writeSitemapEntry } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/sitemap-part';

/** One part of the sitemap in one language, streamed because a part may have thousands of pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, origin } = context.get(requestContext);
  const locale = brand.locales.find((known) => known === params.locale);
  const [, part] = /^([a-z0-9-]+)\.xml$/.exec(params.part) ?? [];
  const batches = locale && part ? context.get(shopContext).content.sitemap.pages(brand, locale, part) : null;
  const first = await batches?.next();
  if (!locale || !batches || !first || first.done) return new Response('Not found', { status: 404 });

  const { listContexts } = brand.settings.routes;
  const languages = { locale: brand.locale, locales: brand.locales, listContexts };
  const write = ({ path, changed }: SitemapPage) =>
    writeSitemapEntry({
      href: origin + localPath(path, locale, brand.locale, listContexts),
      changed,
      alternates: alternatesOf(path, origin, languages),
    });
  async function* lines(firstPages: SitemapPage[], rest: AsyncIterable<SitemapPage[]>) {
    yield URLSET_START + firstPages.map(write).join('');
    for await (const pages of rest) yield pages.map(write).join('');
    yield URLSET_END;
  }
  return new Response(
    Readable.toWeb(Readable.from(lines(first.value, batches), { objectMode: false })) as ReadableStream,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        // A sitemap may be an hour old: shared caches store it, browsers do not.
        'cache-control': 'public, max-age=0, s-maxage=3600',
      },
    },
  );
}
