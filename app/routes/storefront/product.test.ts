import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext, shopContext } from '#app/context.ts';
import { WISHLIST_ANSWERS } from '#commerce/wishlist/answers.ts';
import { brands } from '#config/brands/all.ts';
import type { Route } from './+types/product';
import { action } from './product.tsx';

const item = {
  productKey: 'OAZ10006',
  colourSelected: 'navy',
  lineItemSku: 'OAZ10006-101-01',
  sizeSelected: false,
};

interface Asked {
  payload?: unknown;
  formType?: string;
  isGuest?: boolean;
  answer?: string;
}

async function send({ payload = item, formType = 'addToWishlist', isGuest = false, answer }: Asked) {
  const calls: string[] = [];
  const context = new RouterContextProvider();
  const wishlist = {
    isSold: async ({ productKey }: typeof item) => productKey === item.productKey,
    add: async () => {
      calls.push('add');
      return answer ?? WISHLIST_ANSWERS.added;
    },
    remove: async () => {
      calls.push('remove');
      return answer ?? WISHLIST_ANSWERS.removed;
    },
  };
  context.set(shopContext, { wishlist } as never);
  context.set(requestContext, {
    brand: brands.selvedge!,
    session: { current: async () => (isGuest ? null : { customer: { id: 'c' } }) },
  } as never);
  const body = new FormData();
  body.set('formType', formType);
  body.set('data', typeof payload === 'string' ? payload : JSON.stringify(payload));
  const request = new Request('http://shop.example/product/x', { method: 'POST', body });
  const result = (await action({ context, request, params: { slug: 'x' } } as unknown as Route.ActionArgs)) as
    | { answer: string }
    | { data: { error: string; errorSource: string }; init: { status: number } };
  return { result, calls };
}

const failure = (error: string, status: number) => ({
  data: { error, errorSource: 'wishlist' },
  init: { status },
});

describe('the action of the product page', () => {
  it('[WISH-07] saves and removes for a registered shopper', async () => {
    expect(await send({})).toMatchObject({ result: { answer: WISHLIST_ANSWERS.added }, calls: ['add'] });
    expect(await send({ formType: 'removeFromWishlist' })).toMatchObject({
      result: { answer: WISHLIST_ANSWERS.removed },
      calls: ['remove'],
    });
  });

  it.each([
    ['no JSON', '{', 'pdp.wishlist.errorAdding', 422],
    ['another SKU than there can be', { ...item, lineItemSku: 'x' }, 'pdp.wishlist.errorAdding', 422],
    ['what the shop does not sell', { ...item, productKey: 'NOBODY' }, 'pdp.wishlist.errorAdding', 404],
  ])('refuses %s', async (_, payload, error, status) => {
    const { result, calls } = await send({ payload });
    expect(result).toMatchObject(failure(error, status));
    expect(calls).toEqual([]);
  });

  it('refuses guests, and says so when the list is full', async () => {
    expect((await send({ isGuest: true })).result).toMatchObject(failure(WISHLIST_ANSWERS.guest, 401));
    expect((await send({ answer: WISHLIST_ANSWERS.notAdded })).result).toMatchObject(
      failure(WISHLIST_ANSWERS.notAdded, 409),
    );
  });
});
