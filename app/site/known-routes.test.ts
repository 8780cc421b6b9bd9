import { describe, expect, it } from 'vitest';
import { answerManifest } from './known-routes.ts';

const known = { product: { module: '/assets/product.js' } };
const ask = (paths: string) =>
  answerManifest(new Request(`https://shop.example/__manifest?version=1&paths=${paths}`), known);

describe('the route manifest that the browser holds', () => {
  it.each(['/product,/product/wrap-dress', '/fr,/fr/categories,/fr/categories/robes', '/', '/basket'])(
    'answers for public pages: %s',
    async (paths) => expect(await (await ask(paths))?.json()).toEqual(known),
  );

  it.each([
    '/staff,/staff/studio',
    '/fr/staff/orders',
    '/wordsworth/SVZ1',
    '/account',
    '/products',
    '/product,/staff/ui',
  ])('[STAFF-05] leaves every other page to the server: %s', (paths) => expect(ask(paths)).toBeNull());

  it('answers nothing else', () => {
    expect(answerManifest(new Request('https://shop.example/product/x.data'), known)).toBeNull();
  });
});
