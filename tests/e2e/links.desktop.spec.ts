import { expect, test } from './shopper.ts';

test('no link of the shell and of the main pages is dead', async ({ request }) => {
  const seen = new Set<string>();
  const linksOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<a [^>]*href="([^"#]+)/g)]
      .map(([, href]) => href!.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith('/') && !href.startsWith('//'));
  };
  const menu = (await (await request.get('/_api/menu')).json()) as {
    departments: { slug: string; columns: { href: string | null; links: { href: string }[] }[] }[];
  };
  for (const address of [
    '/',
    '/categories/womens-dresses',
    '/basket',
    '/fr',
    '/pages/informational/returns',
  ]) {
    for (const link of await linksOf(address)) seen.add(link);
  }
  for (const { slug, columns } of menu.departments) {
    seen.add(`/categories/${slug}`);
    for (const { href, links } of columns) {
      for (const link of [href, ...links.map((each) => each.href)]) if (link) seen.add(link);
    }
  }
  // Filters are links too, hundreds of them; a handful stands for all.
  const isFilter = (link: string) => link.includes('/facet/');
  const filters = [...seen].filter(isFilter).slice(0, 5);
  const wanted = [...[...seen].filter((link) => !isFilter(link)), ...filters];
  const dead: string[] = [];
  const check = async (link: string) => {
    const status = (await request.get(link, { maxRedirects: 5 })).status();
    if (status >= 400) dead.push(`${link} (${status})`);
  };
  while (wanted.length > 0) await Promise.all(wanted.splice(0, 8).map(check));
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});
