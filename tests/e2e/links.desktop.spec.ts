import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shopper.ts';

async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/<a [^>]*href="([^"#]+)/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'));
}

/** Kinds of which there are hundreds, all built the same way; a link is of the first that fits. */
const ALIKE = [/\/facet\//, /\/product\//, /^\/fr\//, /^\/ie\//, /^\/nl\//, /^\/sv\//];
const OF_EACH_KIND = 12;

function sample(links: Iterable<string>): string[] {
  const kinds = Map.groupBy(links, (link) => ALIKE.findIndex((kind) => kind.test(link)));
  return [...kinds].flatMap(([kind, alike]) => (kind === -1 ? alike : alike.slice(0, OF_EACH_KIND)));
}

async function deadAmong(request: APIRequestContext, links: string[]): Promise<string[]> {
  const dead: string[] = [];
  const left = [...links];
  const check = async (link: string) => {
    const status = (await request.get(link, { maxRedirects: 5 })).status();
    if (status >= 400) dead.push(`${link} (${status})`);
  };
  while (left.length > 0) await Promise.all(left.splice(0, 8).map(check));
  return dead;
}

test('[ROUTE-08] no link of the shell, of the main pages and of a page that editors wrote is dead', async ({
  request,
}) => {
  const seen = new Set<string>();
  const menu = (await (await request.get('/_api/menu')).json()) as {
    departments: { slug: string; columns: { href: string | null; links: { href: string }[] }[] }[];
  };
  for (const { slug, columns } of menu.departments) {
    seen.add(`/categories/${slug}`);
    for (const { href, links } of columns) {
      for (const link of [href, ...links.map((each) => each.href)]) if (link) seen.add(link);
    }
  }
  expect(seen.size).toBeGreaterThan(50);
  const maps = await Promise.all(
    ['pages', 'blog'].map(async (part) => (await request.get(`/sitemap/en-GB/${part}.xml`)).text()),
  );
  const listed = [...maps.join('').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const written = listed.map(([, address]) => new URL(address!).pathname);
  expect(written).toContain('/pages/christmas');
  for (const address of ['/', '/categories/womens-dresses', '/basket', '/fr', ...written]) {
    seen.add(address);
    for (const link of await linksOf(request, address)) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(200);
  expect(await deadAmong(request, sample(seen))).toEqual([]);
});
