import { describe, expect, it } from 'vitest';
import { showsRating } from '#domain/card/card-facts.ts';
import { productLink } from '#domain/links/product-link.ts';
import { describePrice, findPriceRange } from '#domain/price/price-range.ts';
import { classificationTag } from '#domain/visibility/eligible-product.ts';
import { listProduct, ratingGroupOf } from './list-product.ts';
import type { ListingProduct } from './listing-product.ts';
import { makeTestProduct } from './product-fixture.ts';
import type { SearchEngineProduct } from './search-engine-product.ts';
import { toListingProduct } from './to-listing-product.ts';

const found: SearchEngineProduct = {
  pid: 'p1',
  title: 'Wrap Dress',
  brand: 'Coast',
  url: 'https://shop.example/product/wrap-dress?colour=navy',
  thumb_image: '/media/wrap-dress/front/navy/480.webp',
  price: 60,
  sale_price: 45,
  price_range: [45, 45],
  colour: 'navy',
  colourFacet: 'Navy',
  averageRating: 4.5,
  totalReviewCount: 12,
  categorySlugs: ['dresses', 'women'],
  classification: 'Petite',
  department: 'Womens',
  giftWithPurchase: 'false',
  variants: [
    variant('navy', 'Navy', 'COA00001-101-8'),
    variant('navy', 'Navy', ['COA00001-101-10']),
    variant('red', 'Red', 'COA00001-102-8'),
  ],
};

function variant(colour: string, colourFacet: string, skuid: string | string[]) {
  return {
    colour,
    colourFacet,
    skuid,
    sku_price: 60,
    sku_sale_price: 45,
    wasPrice: '£60.00',
    swatchImage: `/media/wrap-dress/swatch/${colour}/40.webp`,
    sku_thumb_images: [
      `/media/wrap-dress/front/${colour}/480.webp`,
      `/media/wrap-dress/back/${colour}/480q80.avif`,
    ],
  };
}

/** Everything a shopper sees on the card. */
function cardOf(product: ListingProduct) {
  const lists = { excludedClassifications: [], includedDepartments: ['Womens'] };
  return {
    name: product.name,
    brand: product.brand,
    href: productLink(product, product.colour),
    images: product.imagesResponsive.map(({ src, alt, ratio }) => ({ src, alt, ratio })),
    price: describePrice(findPriceRange(product.priceVariants)!, 'en-GB'),
    swatches: product.colourVariants.map((swatch) => ({
      colour: swatch.colour,
      facet: swatch.colourFacet,
      swatch: swatch.swatchImage?.src,
      image: swatch.image.src,
      isOnStock: swatch.isOnStock,
      sku: swatch.sku,
    })),
    rating: showsRating(product) && [
      product.averageRating,
      product.totalReviewCount,
      product.ratingRange,
      product.ratingGroup,
    ],
    tag: classificationTag(product, lists),
    gift: product.hasGiftWithPurchase,
    categorySlugs: product.categorySlugs,
    isOnStock: product.isOnStock,
  };
}

describe('both shapes of a listing product', () => {
  it('[CARD-13] render the same card', () => {
    const primary = cardOf(listProduct(makeTestProduct()));
    expect(cardOf(toListingProduct(found))).toEqual(primary);
    expect(primary).toMatchObject({
      price: { price: '£45.00', wasPrice: '£60.00' },
      tag: 'Petite',
      rating: [4.5, 12, 5, '4'],
    });
  });
});

describe('the search-engine shape', () => {
  it('[CARD-13] without variants is its own only variant', () => {
    const product = toListingProduct({ ...found, variants: null, skuid: 'COA00001-101-8' });
    expect(product.variantSkus).toEqual(['COA00001-101-8']);
    expect(product.colourVariants).toHaveLength(1);
    expect(product).toMatchObject({
      price: { centAmount: 4500 },
      wasPrice: { centAmount: 6000 },
      percentageSaving: 25,
    });
  });

  it('[CARD-13] has defaults for all that may be missing', () => {
    const { pid, title, brand, url, thumb_image } = found;
    const product = toListingProduct({ pid, title, brand, url, thumb_image, price: 10 });
    expect(product).toMatchObject({
      description: '',
      page: 1,
      averageRating: 0,
      totalReviewCount: 0,
      ratingGroup: null,
      wasPrice: null,
      percentageSaving: 0,
      colourVariants: [],
      categorySlugs: [],
      hasGiftWithPurchase: false,
      adIndex: null,
    });
  });

  it('[CARD-13] prices differ by variant, and a null sale price is none', () => {
    const variants = [
      { ...variant('navy', 'Navy', 'a'), sku_sale_price: null, wasPrice: null },
      { ...variant('red', 'Red', 'b'), sku_sale_price: 30, wasPrice: null },
    ];
    const product = toListingProduct({ ...found, variants });
    expect(describePrice(findPriceRange(product.priceVariants)!, 'en-GB')).toMatchObject({
      price: '£30.00 - £60.00',
      saving: { key: 'price.upToPercentOff', values: { percent: 50 } },
    });
  });

  it('[CARD-13] knows gifts, premier products and advertisements', () => {
    expect(toListingProduct({ ...found, giftWithPurchase: 'true' }).hasGiftWithPurchase).toBe(true);
    expect(toListingProduct({ ...found, url: '/premier/year/' })).toMatchObject({
      isPremier: true,
      slug: 'year',
    });
    expect(toListingProduct({ ...found, isSponsored: true, adIndex: 2 }).adIndex).toBe(2);
    expect(toListingProduct({ ...found, isSponsored: true }).adIndex).toBe(0);
  });
});

describe('the primary shape', () => {
  it('[CARD-06] tells which sizes of a colour are left', () => {
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

  it('[CARD-06] crosses out a colour that is sold out', () => {
    const product = makeTestProduct();
    product.variants[2]!.stock = { isOnStock: false, availableQuantity: 0 };
    expect(listProduct(product).colourVariants.map(({ isOnStock }) => isOnStock)).toEqual([true, false]);
  });

  it('[CARD-11] knows a gift by its sku or by its words', () => {
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

  it('[CARD-01] names a size only when there is just one', () => {
    const product = makeTestProduct();
    expect(listProduct(product).size).toBeNull();
    expect(listProduct({ ...product, variants: product.variants.slice(0, 1) }).size).toBe('8');
  });

  it('takes the cheapest variant for the price', () => {
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
