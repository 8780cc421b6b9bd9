import { brands } from '@selvedge/demo-store/brands/all.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import { WISHLIST_RESULTS } from '#commerce/wishlist/results.ts';
import type { Route } from './+types/product';
import { action } from './product.tsx';

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
