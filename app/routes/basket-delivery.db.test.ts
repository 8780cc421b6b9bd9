import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { form, items } from '#tests/checkout-app.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openPurchaseApp } from '#tests/purchase-app.ts';
import { stockShop } from '#tests/shop-fixture.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof openPurchaseApp>>;

beforeAll(async () => {
  database = await testDatabase();
  await stockShop(database, [
    { sku: 'CLUB', price: 999, quantity: 1000, isPremier: true },
    { sku: 'DRESS', price: 6000, quantity: 50 },
    { sku: 'SOFA', price: 6000, quantity: 50, isNextDay: false },
  ]);
  app = await openPurchaseApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function withBasket(...skus: string[]) {
  const browser = app.browser();
  await browser.send('/_api/basket/addToCart', items(skus.map((sku) => ({ sku, quantity: 1 }))));
  return {
    browser,
    view: async (): Promise<BasketView> => (await (await browser.send('/basket')).json()).view,
  };
}

describe('the delivery that a basket shows', () => {
  it('[BASKET-02] a membership alone: nothing to deliver, to pay or to spend for it', async () => {
    const { view } = await withBasket('CLUB');
    const { expected, freeDelivery, totals, delivery } = await view();
    expect(expected).toEqual({ delivery: 0, date: null, total: totals.subTotal });
    expect(freeDelivery).toBeNull();
    expect(delivery.every(({ estimatedDate }) => estimatedDate === null)).toBe(true);
  });

  it('[BASKET-02] a membership with goods: the day and the price of the goods', async () => {
    const { view } = await withBasket('CLUB', 'DRESS');
    const { expected, freeDelivery } = await view();
    expect(expected).toMatchObject({ delivery: 0, date: expect.any(String) });
    expect(freeDelivery).toMatchObject({ isReached: true });
  });

  it('[BASKET-02] is not called free while the chosen method is charged', async () => {
    const { browser, view } = await withBasket('DRESS');
    expect((await view()).freeDelivery).toMatchObject({ isReached: true });
    await browser.send('/checkout/delivery', form({ method: 'next-day' }));
    const { expected, freeDelivery } = await view();
    expect(expected.delivery).toBe(599);
    expect(freeDelivery).toBeNull();
  });

  it('[PDP-09] [BASKET-02] offers the next day only when every product can be there', async () => {
    const services = async (...skus: string[]) =>
      (await (await withBasket(...skus)).view()).delivery.map(({ service }) => service);
    expect(await services('DRESS')).toContain('next-day');
    expect(await services('DRESS', 'CLUB')).toContain('next-day');
    expect(await services('SOFA')).not.toContain('next-day');
    expect(await services('DRESS', 'SOFA')).not.toContain('next-day');
    expect(await services('DRESS', 'SOFA')).toContain('standard');
  });
});
