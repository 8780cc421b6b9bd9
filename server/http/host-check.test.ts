import { afterEach, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { openHttpApp, rawRequest } from '#tests/http-app.ts';

let app: Awaited<ReturnType<typeof openHttpApp>>;
afterEach(() => app.stop());

/** Responds with the origin that links in emails, short links and feeds get. */
async function openOriginApp(variables: Record<string, string> = {}) {
  app = await openHttpApp({
    variables,
    handle: async (_request, context) => new Response(`origin=${context!.get(requestContext).origin};`),
  });
  return (host: string, path = '/basket', headers: Record<string, string> = {}) =>
    app.send(rawRequest('GET', path, { headers: { Host: host, ...headers } }));
}

const originIn = (text: string) => /origin=([^;]*);/.exec(text)?.[1];

describe('a request to a host', () => {
  it('[SITE-01] that is not the shop’s is answered 421, by pages, forms, files and unreadable names', async () => {
    const send = await openOriginApp();
    for (const path of ['/basket', '/', '/feeds/products.xml', '/assets/x.js', '/media/x', '/%3B']) {
      for (const host of ['evil.example', 'localhost.evil.example'])
        expect([path, host, (await send(host, path)).status]).toEqual([path, host, 421]);
      // The HTTP adapter refuses most of these itself.
      expect([400, 421]).toContain((await send('\\', path)).status);
    }
    const reset = rawRequest('POST', '/password-reset', {
      headers: { Host: 'evil.example', 'Content-Length': '3' },
      body: 'a=b',
    });
    expect((await app.send(reset)).status).toBe(421);
    expect((await send('localhost', 'http://evil.example/basket')).status).toBe(421);
    expect(app.logged).toEqual([]);
  });

  it('[SITE-01] of this machine is answered, and probes by address are too', async () => {
    const send = await openOriginApp();
    expect(originIn((await send('coast.localhost:3000')).text)).toBe('http://coast.localhost:3000');
    expect((await send('10.0.0.7:3000', '/healthz')).status).toBe(200);
    expect((await send('10.0.0.7:3000', '/readyz')).status).toBe(200);
  });

  it('[RUN-01] is not needed by the probes of load balancers, which speak HTTP/1.0', async () => {
    await openOriginApp();
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await app.send(`GET ${path} HTTP/1.0\r\n\r\n`)).status]).toEqual([path, 200]);
  });

  it('[SITE-01] has the public origin of its brand in links', async () => {
    const send = await openOriginApp({
      PUBLIC_URL: 'https://shop.example',
      BRAND_URLS: 'coast=https://coast.example',
      ALLOWED_HOSTS: 'oasis=oasis.example',
    });
    const originAt = async (host: string) => originIn((await send(host)).text);
    expect(await originAt('localhost:3000')).toBe('https://shop.example');
    expect(await originAt('shop.example')).toBe('https://shop.example');
    expect(await originAt('coast.shop.example')).toBe('https://coast.example');
    expect(await originAt('oasis.example')).toBe('http://oasis.example');
    expect((await send('evil.example')).status).toBe(421);
  });

  it('[SITE-01] behind two proxies is the first that they name', async () => {
    const send = await openOriginApp({ TRUSTED_PROXIES: '127.0.0.1', ALLOWED_HOSTS: 'shop.example' });
    const via = (hosts: string) =>
      send('inner:3000', '/basket', { 'X-Forwarded-Host': hosts, 'X-Forwarded-Proto': 'https, http' });
    expect(originIn((await via('shop.example, cdn.example')).text)).toBe('https://shop.example');
    expect((await via('evil.example, shop.example')).status).toBe(421);
  });
});
