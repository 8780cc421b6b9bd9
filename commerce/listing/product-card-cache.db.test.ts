import { expect, it } from 'vitest';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { stockShop } from '#tests/shop-fixture.ts';
import { createFindGifts } from './find-gifts.server.ts';
import { createProductCardCache } from './product-card-cache.server.ts';
import { makeTestProduct, makeTestVariant } from './product-fixture.ts';

it('[CARD-11] a card promises a gift while there are pieces of it', async () => {
  const database = await databaseForTest();
  await stockShop(database, [
    { sku: 'PERFUME', price: 4000, quantity: 9, giftSku: 'SAMPLE' },
    { sku: 'SAMPLE', price: 300, quantity: 1 },
  ]);
  let notify = (_: string[]) => {};
  const changes: Pick<ChangeFeed, 'subscribe'> = {
    subscribe(listener) {
      notify = listener as typeof notify;
      return () => {};
    },
  };
  const { attributes } = makeTestVariant();
  const variants = [makeTestVariant({ isMaster: true, attributes: { ...attributes, gwpSku: 'SAMPLE' } })];
  const catalogue = { productsByIds: async () => [makeTestProduct({ id: 'p-PERFUME', variants })] };
  const cards = createProductCardCache(catalogue, changes, createFindGifts(database));
  const gift = async () => {
    const [card] = await cards.products(['p-PERFUME'], 'GBP');
    return [card?.hasGiftWithPurchase, card?.gwpSku];
  };
  expect(await gift()).toEqual([true, 'SAMPLE']);
  await database.pool.query(`update stock set quantity = 0 where sku = 'SAMPLE'`);
  notify(['product:p-SAMPLE']);
  expect(await gift()).toEqual([false, null]);
});
