import { expect, test } from './shopper.ts';

test('public pages are the same bytes for everyone, and say so to shared caches', async ({ request }) => {
  // Another journey may buy the last of something between two looks; then the page is made anew, for everyone.
  await expect(async () => {
    const plain = await request.get('/categories/womens-dresses');
    const dressed = await request.get('/categories/womens-dresses?utm_source=mail', {
      headers: { cookie: 'session=someone', 'user-agent': 'other', 'accept-language': 'sv' },
    });
    expect(await dressed.text()).toBe(await plain.text());
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

test('private pages are never kept', async ({ request }) => {
  for (const address of ['/basket', '/account', '/_api/shopper']) {
    const response = await request.get(address);
    expect(response.headers()['cache-control'], address).toMatch(/no-store/);
  }
});

test('every answer carries the security headers', async ({ request }) => {
  for (const address of ['/', '/basket', '/nothing-here']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(headers['content-security-policy'], address).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id'], address).toMatch(/^[\w-]{8,}$/);
  }
});

test('built files are compressed beforehand and kept for ever', async ({ request }) => {
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

test('health, readiness and metrics answer', async ({ request }) => {
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

test('broken addresses get an answer a person understands', async ({ request }) => {
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

test('browsers, phones and password managers find what they look for', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
  ]) {
    const answer = await request.get(path!);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Selvedge', start_url: '/' });
  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(password.headers().location).toBe('/account/details');
  const apple = await request.get('/.well-known/apple-developer-merchantid-domain-association');
  expect(apple.status()).toBe(404);
});

test('shopping channels get everything the shop sells as one feed', async ({ request }) => {
  const answer = await request.get('/feeds/products.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  expect(xml.startsWith('<?xml')).toBe(true);
  expect(xml.trimEnd().endsWith('</rss>')).toBe(true);
  const link = /<g:link>([^<]+)<\/g:link>/.exec(xml)![1]!.replaceAll('&amp;', '&');
  expect((await request.get(link)).status()).toBe(200);
  const picture = /<g:image_link>([^<]+)<\/g:image_link>/.exec(xml)![1]!;
  expect((await request.get(picture)).headers()['content-type']).toContain('image/webp');
});
