import { describe, expect, it, vi } from 'vitest';
import { answerManifest, loadKnownRoutes } from './known-routes.ts';

const known = { product: { module: '/assets/product.js' } };
const ask = (paths: string) =>
  answerManifest(new Request(`https://shop.example/__manifest?version=1&paths=${paths}`), known);

describe('the route manifest that the browser holds', () => {
  it.each([
    '/product,/product/wrap-dress',
    '/fr,/fr/categories,/fr/categories/robes',
    '/',
    '/account,/basket',
  ])('answers for public pages: %s', async (paths) =>
    expect(await (await ask(paths))?.json()).toEqual(known),
  );

  it.each([
    '/staff,/staff/studio',
    '/fr/staff/orders',
    '/wordsworth/SVZ1',
    '/account/orders',
    '/products',
    '/product,/staff/ui',
  ])('[STAFF-05] leaves every other page to the server: %s', (paths) => expect(ask(paths)).toBeNull());

  it('answers with what it has asked for already', async () => {
    vi.stubGlobal('window', { __reactRouterManifest: { version: '1' } });
    const asked = Promise.withResolvers<Response>();
    const arrived = loadKnownRoutes(() => asked.promise);
    const request = new Request('https://shop.example/__manifest?version=1&paths=/product');
    const answer = answerManifest(request);
    asked.resolve(Response.json(known));
    expect(await (await answer)?.json()).toEqual(known);
    await arrived;
    // Of another version of the shop it knows nothing.
    await loadKnownRoutes(async () => new Response(null, { status: 204 }));
    expect(answerManifest(request)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('answers nothing else', () => {
    expect(answerManifest(new Request('https://shop.example/product/x.data'), known)).toBeNull();
  });
});
