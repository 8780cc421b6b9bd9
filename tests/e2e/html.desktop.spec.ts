import type { APIRequestContext } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './shopper.ts';
import { findVariants, sendDetails } from './shopping.ts';

/** The rules of the HTML specification, and references to ids that do not exist; no rules of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
});

async function errorsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, offset }) => `${path}: ${message} in ${html.slice(Math.max(0, offset - 40), offset + 80)}`,
    ),
  );
}

async function expectValid(request: APIRequestContext, paths: readonly string[]) {
  const errors: string[] = [];
  for (const path of paths) errors.push(...(await errorsOf(request, path)));
  expect(errors).toEqual([]);
}

test('public pages are valid HTML', async ({ request }) => {
  const product = examples['many-reviews']!.path;
  await expectValid(request, [
    '/',
    '/fr',
    '/categories/womens-dresses',
    '/categories/womens-dresses/facet/colourFacets/Navy?filters=all',
    '/search?q=dress',
    '/search?q=zzqqxx',
    product,
    `${product}/reviews`,
    ...['customisable', 'subscription', 'premier', 'marketplace', 'model-lipstick', 'no-image'].map(
      (name) => examples[name]!.path,
    ),
    '/basket',
    '/wishlist',
    '/sign-in',
    '/sign-up',
    '/password-reset',
    '/order',
    '/cookies',
    '/blog',
    '/pages/informational/returns',
    '/pages/brands/coast',
    '/pages/brand-room',
    '/nothing-here',
  ]);
});

test('basket, checkout and account are valid HTML', async ({ request }) => {
  const [variant] = await findVariants(request, 1);
  const items = JSON.stringify({ items: [{ sku: variant!.sku, quantity: 1 }] });
  await request.post('/_api/basket/addToCart', { form: { data: items } });
  await expectValid(request, ['/basket', '/checkout']);
  await sendDetails(request);
  await expectValid(request, ['/checkout/delivery', '/checkout/payment']);

  await signIn(request, 'customer');
  await expectValid(request, ['/account', '/account/orders', '/account/addresses', '/account/details']);
});

test('staff pages and every section type are valid HTML', async ({ request }) => {
  await signIn(request, 'admin');
  const gallery = await (await request.get('/staff/sections')).text();
  const types = new Set([...gallery.matchAll(/data-section="(\w+)"/g)].map(([, type]) => type!));
  expect(types.size).toBeGreaterThanOrEqual(54);
  await expectValid(request, [
    '/staff/orders',
    '/staff/reviews',
    '/staff/catalogue',
    '/staff/studio',
    '/staff/activity',
    `/wordsworth/${examples['many-reviews']!.productKey}`,
    '/staff/sections',
  ]);
});

async function signIn(request: APIRequestContext, role: 'customer' | 'admin') {
  const form = { email: `${role}@demo.example`, password: `demo-${role}`, returnTo: '/' };
  expect((await request.post('/sign-in', { form, maxRedirects: 0 })).status()).toBe(302);
}
