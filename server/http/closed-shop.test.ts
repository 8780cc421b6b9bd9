import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHttpApp, rawRequest } from '#tests/http-app.ts';

let app: Awaited<ReturnType<typeof openHttpApp>>;
let isClosed = true;
const STAFF = 'owner'.padEnd(43, '0');
const customer = { email: 's@example.com', role: 'admin', staffRole: 'owner' };

beforeEach(async () => {
  isClosed = true;
  app = await openHttpApp({
    isClosed: () => isClosed,
    findSession: (token) =>
      token === STAFF ? { record: { id: '1', customer, expiresAt: new Date() }, wasRenewed: false } : null,
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      return new Response(`page ${pathname}`, { headers: { 'content-type': 'text/html' } });
    },
  });
});
afterEach(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.send(rawRequest('GET', path, { headers }));

describe('a shop that is not open yet', () => {
  it('[MKT-12] shows every visitor and crawler the same page, with a status that says it is for now', async () => {
    for (const [path, shown] of [
      ['/', '/opening-soon'],
      ['/product/coat', '/opening-soon'],
      ['/fr/categories/dresses', '/fr/opening-soon'],
      ['/sitemap.xml', '/opening-soon'],
    ] as const) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(text).toContain(`page ${shown}`);
      expect(text).toMatch(/retry-after: 3600/i);
      expect(text).toMatch(/cache-control: no-store/i);
    }
  });

  it('[MKT-12] answers no call and no data request of shoppers', async () => {
    for (const path of ['/_api/search/suggest?q=a', '/product/coat.data']) {
      const { status, text } = await get(path);
      expect([status, text.includes('page /')]).toEqual([503, false]);
    }
  });

  it('[MKT-12] lets staff sign in and see all of it, and other systems send products', async () => {
    for (const path of ['/sign-in', '/password-reset', '/robots.txt', '/_api/catalogue/products']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    const signedIn = { Cookie: `selvedge_session=${STAFF}` };
    const { status, text } = await get('/product/coat', signedIn);
    expect([status, text.includes('page /product/coat')]).toEqual([200, true]);
    // What staff have seen is not sent to the next visitor.
    expect((await get('/product/coat')).status).toBe(503);
  });

  it('[MKT-12] is there for everybody as soon as it is opened', async () => {
    expect((await get('/product/coat')).status).toBe(503);
    isClosed = false;
    expect((await get('/product/coat')).text).toContain('page /product/coat');
  });
});
