import { expect, test } from './shopper.ts';

/** A brand whose list addresses contain the country. */
const shopAt = (baseURL: string | undefined) => `http://warehouse.localhost:${new URL(baseURL!).port}`;
const LIST = '/categories/se/womens-clothing';

test('[ROUTE-05] an unknown country is a missing page', async ({ request }) => {
  const headers = { host: 'warehouse.localhost' };
  for (const [path, status] of [
    [LIST, 200],
    ['/categories/fr/womens-clothing', 404],
    ['/categories/xx/womens-clothing', 404],
  ] as const) {
    const response = await request.get(path, { headers });
    expect([path, response.status()]).toEqual([path, status]);
    if (status === 404) expect(await response.text()).toContain('Sorry, we couldn&#x27;t find this page');
  }
});

test('search engines find robots.txt, the sitemap and every page in it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /fr/checkout');
  expect(robots).toContain(`Sitemap: ${new URL(baseURL!).origin}/sitemap.xml`);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href!);
  for (const kind of ['pages', 'blog', 'categories', 'products-1']) {
    const part = parts.find((href) => href.endsWith(`/fr/${kind}.xml`))!;
    const response = await request.get(part);
    expect([part, response.status()]).toEqual([part, 200]);
    const [first] = [...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(
      ([, href]) => href!,
    );
    const page = await request.get(first!.replaceAll('&amp;', '&'));
    expect([first, page.status()]).toEqual([first, 200]);
    const html = await page.text();
    expect(html).toMatch(/<html[^>]* lang="fr"/);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default"`);
  }
  expect((await request.get('/sitemap/fr/nothing.xml')).status()).toBe(404);
  expect((await request.get('/sitemap/xx/pages.xml')).status()).toBe(404);
});

// What the server renders; script changes nothing about it.
test.describe('by HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-05] a list keeps the country in its address with filters and sorting, and each language has its own', async ({
    page,
    baseURL,
  }) => {
    const shop = shopAt(baseURL);
    await page.goto(`${shop}/categories/womens-clothing`);
    await expect(page).toHaveURL(`${shop}/categories/gb/womens-clothing`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');

    await page.locator('footer').getByRole('link', { name: 'Svenska' }).click();
    await expect(page).toHaveURL(shop + LIST);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop + LIST);
    await expect(page.locator('link[rel="alternate"][hreflang="en-GB"]')).toHaveAttribute(
      'href',
      `${shop}/categories/gb/womens-clothing`,
    );

    const filter = page.locator('a[data-filter]').first();
    await expect(filter).toHaveAttribute('href', new RegExp(`^${LIST}/facet/`));
    await page.goto(shop + ((await filter.getAttribute('href')) ?? ''));
    await expect(page.locator('[data-product]').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');

    await page.goto(`${shop + LIST}?sort=price-asc`);
    const card = page.locator('[data-product]').first();
    await expect(card.locator('a').first()).toHaveAttribute('href', /^\/sv\/product\//);
    await page.locator('header').getByRole('link', { name: 'Warehouse' }).first().click();
    await expect(page).toHaveURL(`${shop}/sv`);
  });
});
