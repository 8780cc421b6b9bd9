import { describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { listProduct, ratingGroupOf } from './list-product.ts';

describe('a product as lists show it', () => {
  it('[CARD-06] lists the sizes of a colour that are in stock', () => {
    const { colourVariants } = listProduct(makeTestProduct());
    expect(colourVariants.map(({ colour, sizesInStock }) => [colour, sizesInStock])).toEqual([
      ['navy', ['8']],
      ['red', ['8']],
    ]);
  });

  it.each([
    [0, null],
    [1, '1'],
    [1.4, '1'],
    [4, '4'],
    [4.9, '4'],
  ])('groups a rating of %d under %s', (average, group) => {
    expect(ratingGroupOf(average)).toBe(group);
  });

  it('[CARD-06] marks a sold-out colour', () => {
    const product = makeTestProduct();
    product.variants[2]!.stock = { isOnStock: false, availableQuantity: 0 };
    expect(listProduct(product).colourVariants.map(({ isOnStock }) => isOnStock)).toEqual([true, false]);
  });

  it('[CARD-11] detects a gift with purchase by its sku or its description', () => {
    const withGift = (attributes: { gwpSku?: string; gwpDescription?: string }) => {
      const product = makeTestProduct();
      Object.assign(product.variants[0]!.attributes, attributes);
      return listProduct(product);
    };
    expect(withGift({})).toMatchObject({ hasGiftWithPurchase: false, gwpSku: null });
    expect(withGift({ gwpSku: 'GWP00001-1-1' })).toMatchObject({
      hasGiftWithPurchase: true,
      gwpSku: 'GWP00001-1-1',
    });
    expect(withGift({ gwpDescription: 'A free tote' })).toMatchObject({
      hasGiftWithPurchase: true,
      gwpSku: null,
    });
  });

  it('[CARD-01] has a size only when the product has just one', () => {
    const product = makeTestProduct();
    expect(listProduct(product).size).toBeNull();
    expect(listProduct({ ...product, variants: product.variants.slice(0, 1) }).size).toBe('8');
  });

  it('shows the price of the cheapest variant', () => {
    const product = makeTestProduct();
    product.variants[2]!.price = {
      ...product.variants[2]!.price,
      price: { centAmount: 3000, currencyCode: 'GBP' },
    };
    expect(listProduct(product)).toMatchObject({
      price: { centAmount: 3000 },
      percentageSaving: 50,
      pricesBySize: { 8: { centAmount: 3000 }, 10: { centAmount: 4500 } },
    });
  });
});
