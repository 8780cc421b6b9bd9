import { examples } from '@selvedge/demo-store/examples.ts';
import { expect, test } from './shopper.ts';

test('public pages are the same bytes for everyone, and shared caches may store them', async ({
  request,
}) => {
  // Another journey may buy the last of something between two requests; then the page is rendered again.
  await expect(async () => {
    const plain = await request.get('/categories/womens-dresses');
    const decorated = await request.get('/categories/womens-dresses?utm_source=mail', {
      headers: { cookie: 'session=someone', 'user-agent': 'other', 'accept-language': 'sv' },
    });
    expect(await decorated.text()).toBe(await plain.text());
    expect(plain.headers()['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
    expect(plain.headers()['set-cookie']).toBeUndefined();
    const again = await request.get('/categories/womens-dresses', {
      headers: { 'if-none-match': plain.headers().etag! },
    });
    expect(again.status()).toBe(304);
  }).toPass();
});

// Fails when an upgrade of React Router or React changes the HTML that `app/hydration/deferred-page.server.ts` rewrites.
test('deferred pages put styles first and import their scripts after the starter', async ({ request }) => {
  for (const address of ['/', '/categories/womens-dresses', examples['many-reviews']!.path]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<html[^>]* data-defer-hydration=""/);
    expect(html, address).not.toContain('rel="modulepreload"');
    expect(html, address).not.toMatch(/<link rel="preload" as="image" imageSrcSet/);
    const scripts = [...html.matchAll(/<script type="module" async="">([\s\S]*?)<\/script>/g)];
    expect(scripts, address).toHaveLength(1);
    const code = scripts[0]![1]!;
    const moduleUrls = JSON.parse(/const moduleUrls = (\[.*\]);$/m.exec(html)![1]!) as string[];
    expect(moduleUrls.length, address).toBeGreaterThan(3);
    // An inline script after a stylesheet would wait for it.
    expect(html.indexOf('const moduleUrls'), address).toBeLessThan(html.indexOf('rel="stylesheet"'));
    // Root, shell and the page itself.
    const routeImports = /await Promise\.all\(\[(.*)\]\)\.catch\(releaseInput\);/.exec(code)![1]!.split(', ');
    expect(routeImports.length, address).toBeGreaterThanOrEqual(3);
    expect(code, address).not.toMatch(/^import /m);
    const order = ['await import(url)', routeImports[0]!, 'window.__reactRouterRouteModules', 'entry.client'];
    const places = order.map((part) => code.lastIndexOf(part));
    expect(places[0], address).toBeGreaterThan(0);
    expect(places, address).toEqual(places.toSorted((a, b) => a - b));
    const partUrls = JSON.parse(/^const partUrls = (\[.*\]);$/m.exec(html)![1]!) as string[];
    expect(partUrls.length, address).toBeGreaterThan(2);
    for (const url of [...moduleUrls, ...partUrls]) expect((await request.get(url)).status(), url).toBe(200);
  }
});

test('private pages are never cached', async ({ request }) => {
  for (const address of ['/basket', '/account', '/_api/shopper']) {
    const response = await request.get(address);
    expect(response.headers()['cache-control'], address).toMatch(/no-store/);
  }
});

test('a guest who follows a link to the account returns to its plain address after signing in', async ({
  request,
}) => {
  const asked = await request.get('/account/orders.data?page=2&_routes=routes%2Faccount%2Forders');
  expect(await asked.text()).toContain('"/sign-in?returnTo=%2Faccount%2Forders%3Fpage%3D2"');
});

test('every response has the security headers', async ({ request }) => {
  for (const address of ['/', '/basket', '/nothing-here']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(headers['content-security-policy'], address).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id'], address).toMatch(/^[\w-]{8,}$/);
  }
});

test('built files are precompressed and immutable', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
  for (const encoding of ['br', 'zstd', 'gzip']) {
    const { headers } = await fetch(new URL(script, test.info().project.use.baseURL), {
      headers: { 'accept-encoding': encoding },
    });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  }
});

test('scripts of public pages begin with the line by which browsers compile them ahead', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, urls = '[]'] = /const moduleUrls = (\[[^\]]*\])/.exec(html) ?? [];
  const scripts = JSON.parse(urls) as string[];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('health, readiness and metrics respond', async ({ request }) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok');
  expect(await (await request.get('/readyz')).text()).toBe('ready');
  expect(await (await request.get('/metrics')).text()).toContain('selvedge_request_seconds_count');
});

test('a write from another site, and one that is too large, change nothing', async ({ request }) => {
  const foreign = await request.post('/_api/basket/addToCart', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { data: '[]' },
  });
  expect(foreign.status()).toBe(403);
  const huge = await request.post('/_api/basket/addToCart', { data: 'x'.repeat(2_000_000) });
  expect(huge.status()).toBe(413);
});

test('malformed addresses get a readable response', async ({ request }) => {
  for (const address of [
    '/%E0%A4%A',
    '/product/%ff',
    `/search?q=${'x'.repeat(9_000)}`,
    '/categories/..%2f..%2fetc',
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBeLessThan(500);
    expect(await response.text(), address).not.toMatch(/at .*\(.*:\d+:\d+\)/);
  }
});

test('no server module reaches the browser', async ({ request }) => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const dir = new URL('../../build/client/assets/', import.meta.url);
  const marks = [
    /\.server\.ts/,
    /from"node:/,
    /require\("node:/,
    /pg_advisory/,
    /DATABASE_URL/,
    /SESSION_SECRET/,
  ];
  const leaks = readdirSync(dir)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, dir), 'utf8');
      return marks.filter((mark) => mark.test(code)).map((mark) => `${name}: ${mark}`);
    });
  expect(leaks).toEqual([]);
  expect((await request.get('/')).ok()).toBe(true);
});

test('icons, web manifest and change-password address exist', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
  ]) {
    const response = await request.get(path!);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Selvedge', start_url: '/' });
  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(password.headers().location).toBe('/account/details');
  const apple = await request.get('/.well-known/apple-developer-merchantid-domain-association');
  expect(apple.status()).toBe(404);
});

test("the router's data of a file is refused: it would be the whole file as one value", async ({
  request,
}) => {
  for (const path of ['/feeds/products.xml.data', '/robots.txt.data', '/sitemap.xml.data'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the product feed lists all products with working links and pictures', async ({ request }) => {
  const response = await request.get('/feeds/products.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  expect(xml.startsWith('<?xml')).toBe(true);
  expect(xml.trimEnd().endsWith('</rss>')).toBe(true);
  const link = /<g:link>([^<]+)<\/g:link>/.exec(xml)![1]!.replaceAll('&amp;', '&');
  expect((await request.get(link)).status()).toBe(200);
  const picture = /<g:image_link>([^<]+)<\/g:image_link>/.exec(xml)![1]!;
  expect((await request.get(picture)).headers()['content-type']).toContain('image/webp');
});
