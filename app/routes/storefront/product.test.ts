import { brands } from '@selvedge/demo-store/brands/all.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import { WISHLIST_RESULTS } from '#commerce/wishlist/results.ts';
import type { Route } from './+types/product';
import { action, shouldRevalidate } from './product.tsx';

const item = {
  productKey: 'OAZ10006',
  colourSelected: 'navy',
  lineItemSku: 'OAZ10006-101-01',
  sizeSelected: false,
};

interface Sent {
  payload?: unknown;
  formType?: string;
  isGuest?: boolean;
  result?: string;
}

async function send({ payload = item, formType = 'addToWishlist', isGuest = false, result }: Sent) {
  const calls: string[] = [];
  const context = new RouterContextProvider();
  const wishlist = {
    isSold: async ({ productKey }: typeof item) => productKey === item.productKey,
    add: async () => {
      calls.push('add');
      return result ?? WISHLIST_RESULTS.added;
    },
    remove: async () => {
      calls.push('remove');
      return result ?? WISHLIST_RESULTS.removed;
    },
  };
  context.set(shopContext, { customers: { wishlist } } as never);
  context.set(requestContext, {
    brand: brands.selvedge!,
    session: { customer: async () => (isGuest ? null : { id: 'c' }) },
  } as never);
  const body = new FormData();
  body.set('formType', formType);
  body.set('data', typeof payload === 'string' ? payload : JSON.stringify(payload));
  const request = new Request('http://shop.example/product/x', { method: 'POST', body });
  const response = await action({ context, request, params: { slug: 'x' } } as unknown as Route.ActionArgs);
  return { response, calls };
}

const failure = (error: string, status: number) => ({
  data: { error, errorSource: 'wishlist' },
  init: { status },
});

describe('the action of the product page', () => {
  it('[WISH-07] saves and removes for a registered shopper', async () => {
    expect(await send({})).toMatchObject({ response: { result: WISHLIST_RESULTS.added }, calls: ['add'] });
    expect(await send({ formType: 'removeFromWishlist' })).toMatchObject({
      response: { result: WISHLIST_RESULTS.removed },
      calls: ['remove'],
    });
  });

  it.each([
    ['no JSON', '{', 'pdp.wishlist.errorAdding', 422],
    ['a malformed SKU', { ...item, lineItemSku: 'x' }, 'pdp.wishlist.errorAdding', 422],
    ['what the shop does not sell', { ...item, productKey: 'NOBODY' }, 'pdp.wishlist.errorAdding', 404],
  ])('refuses %s', async (_, payload, error, status) => {
    const { response, calls } = await send({ payload });
    expect(response).toMatchObject(failure(error, status));
    expect(calls).toEqual([]);
  });

  it('refuses guests, and says so when the list is full', async () => {
    expect((await send({ isGuest: true })).response).toMatchObject(failure(WISHLIST_RESULTS.guest, 401));
    expect((await send({ result: WISHLIST_RESULTS.notAdded })).response).toMatchObject(
      failure(WISHLIST_RESULTS.notAdded, 409),
    );
  });
});

/** Sends the form of a product page without script; the basket answers with `result`. */
async function sendForm(fields: Record<string, string>, result: object) {
  const context = new RouterContextProvider();
  context.set(shopContext, { checkout: { baskets: { add: async () => result } } } as never);
  context.set(requestContext, {
    brand: brands.selvedge!,
    locale: 'fr',
    session: { ensure: async () => ({ id: 's', customer: null }) },
  } as never);
  const body = new URLSearchParams(fields);
  const request = new Request('http://shop.example/fr/product/x', { method: 'POST', body });
  return action({ context, request, params: { slug: 'x' } } as unknown as Route.ActionArgs).catch(
    (thrown: unknown) => thrown,
  );
}

describe('the form of the product page without script', () => {
  const form = { sku: 'BOX-1', 'customFields.line1': '<3', 'customFields.line2': '' };

  it('[PDP-06] comes back with what was typed when a field is wrong or too long to read', async () => {
    const refused = { data: { refused: { sku: 'BOX-1', customFields: { line1: '<3', line2: '' } } } };
    expect(await sendForm(form, { kind: 'wrong-fields' })).toMatchObject({
      ...refused,
      init: { status: 422 },
    });
    const long = await sendForm({ ...form, 'customFields.line1': 'x'.repeat(501) }, { kind: 'added' });
    expect(long).toMatchObject({ init: { status: 422 } });
  });

  it('[PDP-02] leads to the basket, which says what else was wrong', async () => {
    const location = async (result: object) =>
      ((await sendForm(form, result)) as Response).headers.get('location');
    expect(await location({ kind: 'added' })).toBe('/fr/basket');
    expect(await location({ kind: 'unknown-sku' })).toBe('/fr/basket?problem=unavailable');
    expect(await location({ kind: 'full' })).toBe('/fr/basket?problem=full');
  });
});

describe('the data of the product page', () => {
  it('[APAY-01] are fetched again when the page asks, not for a colour, a size or a saved product', () => {
    const from = (before: string, after: string, formMethod?: 'POST') =>
      shouldRevalidate({
        currentUrl: new URL(before, 'http://shop.example'),
        nextUrl: new URL(after, 'http://shop.example'),
        formMethod,
      } as Parameters<typeof shouldRevalidate>[0]);
    expect(from('/product/a?size=8', '/product/a?size=8')).toBe(true);
    expect(from('/product/a', '/product/b')).toBe(true);
    expect(from('/product/a', '/product/a?hybrid=true')).toBe(true);
    expect(from('/product/a?size=8', '/product/a?size=10')).toBe(false);
    expect(from('/product/a', '/product/a', 'POST')).toBe(false);
  });
});
