import { Readable } from 'node:stream';
import { requestContext, shopContext } from '#app/context.ts';
import { alternatesOf } from '#app/site/alternates.ts';
import { localPath } from '#app/site/local-path.ts';
import type { SitemapPage } from '#commerce/seo/sitemap.server.ts';
import { URLSET_END, URLSET_START, writeSitemapEntry } from '#commerce/seo/sitemap.ts';
import type { Route } from './+types/sitemap-part';
import { sitesAtHost } from './sites-at-host.ts';

/** One part of the sitemap in one language, streamed because a part may have thousands of pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand: requested, origin } = context.get(requestContext);
  const shop = context.get(shopContext);
  const found = sitesAtHost(shop, requested).find(({ key }) => key === params.locale);
  const { site: brand = requested, locale } = found ?? {};
  const [, part] = /^([a-z0-9-]+)\.xml$/.exec(params.part) ?? [];
  const batches = locale && part ? shop.content.sitemap.pages(brand, locale, part) : null;
  const first = await batches?.next();
  if (!locale || !batches || !first || first.done) return new Response('Not found', { status: 404 });

  const { listContexts } = brand.settings.routes;
  const languages = { ...brand, listContexts };
  const write = ({ path, changed }: SitemapPage) =>
    writeSitemapEntry({
      href: origin + localPath(path, locale, brand, listContexts),
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
