import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { makeTestProduct, makeTestVariant } from '#commerce/listing/product-fixture.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { type CardContext, describeCard } from './card-view.ts';

const context: CardContext = {
  locale: 'en-GB',
  badges: [],
  place: 'PLP',
  eligibility: { excludedClassifications: ['Main'], includedDepartments: ['Womens'] },
  lowStockQuantity: 5,
  prefix: { From: 'From', from: 'from' },
};
const dress = () => ({ ...listProduct(makeTestProduct()), quantities: { navy: 20, red: 4 } });

describe('a card', () => {
  it('[CARD-01] shows the was-price and saving of a reduced product, and its rating', () => {
    const card = describeCard(dress(), context);
    expect(card).toMatchObject({
      price: '£45.00',
      was: '£60.00',
      saving: { key: 'price.savePercent', percent: 25 },
      rating: { average: 4.5, count: 12 },
    });
  });

  it('[CARD-01] hides a rating without reviews, and One Size', () => {
    const product = makeTestProduct({
      totalReviewCount: 0,
      variants: [makeTestVariant({ size: 'One Size', isMaster: true })],
    });
    expect(describeCard(listProduct(product), context)).toMatchObject({ rating: null, size: null });
  });

  it('[SITE-03] [CARD-02] loads a swatch picture from the media host, if there is one', () => {
    const { colourVariants, ...product } = dress();
    const speckled = colourVariants.map((one) => ({
      ...one,
      colourLabel: 'Speckle',
      colourFacet: 'Speckle',
    }));
    const swatchOn = (mediaHost: string | null) =>
      describeCard({ ...product, colourVariants: speckled }, { ...context, mediaHost }).colours[0]!.swatch;
    expect(swatchOn(null)).toMatch(/url\("\/media\/.+\/\d+\.webp"\)$/);
    expect(swatchOn('https://media.example')).toMatch(/url\("https:\/\/media\.example\/media\//);
  });

  it('[CARD-06] knows which colours are sold out and which are low in stock', () => {
    const soldOut = makeTestProduct({
      variants: [
        makeTestVariant({
          colour: 'navy',
          stock: { isOnStock: false, availableQuantity: 0 },
          isMaster: true,
        }),
        makeTestVariant({ id: 'v3', sku: 'COA00001-102-8', colour: 'red' }),
      ],
    });
    const [navy, red] = describeCard(
      { ...listProduct(soldOut), quantities: { navy: 0, red: 4 } },
      context,
    ).colours;
    expect(navy).toMatchObject({ isOnStock: false, left: null });
    expect(red).toMatchObject({ isOnStock: true, left: 4 });
  });

  it('[CARD-03] shows the colour of the filter, of the visual search or of the search text', () => {
    expect(describeCard(dress(), context).shown).toBe(0);
    expect(describeCard(dress(), { ...context, colourFacets: ['Red'] }).shown).toBe(1);
    expect(describeCard(dress(), { ...context, colours: { p1: 'red' } }).shown).toBe(1);
    expect(describeCard(dress(), { ...context, colourWords: ['red'] }).shown).toBe(1);
  });

  it('[CARD-04] has a second picture for hover', () => {
    expect(describeCard(dress(), context).colours[0]).toMatchObject({
      src: '/media/wrap-dress/front/navy',
      second: '/media/wrap-dress/back/navy',
    });
  });

  it('[CARD-09] writes a range as low - high and the largest saving', () => {
    const product = makeTestProduct();
    product.variants[2]!.price = {
      ...product.variants[2]!.price,
      price: { centAmount: 3000, currencyCode: 'GBP' },
    };
    const card = describeCard(listProduct(product), context);
    expect(card.price).toBe('£30.00 - £45.00');
    expect(card.saving).toEqual({ key: 'price.upToPercentOff', percent: 50 });
  });

  it('[CARD-10] shows Petite only where body fits make sense', () => {
    expect(describeCard(dress(), context).tag).toBe('Petite');
    expect(describeCard({ ...dress(), department: 'Home' }, context).tag).toBeNull();
    expect(describeCard({ ...dress(), classification: 'Main' }, context).tag).toBeNull();
  });

  it('[CARD-11] distinguishes named and unnamed gifts', () => {
    expect(describeCard(dress(), context).gift).toBeNull();
    expect(describeCard({ ...dress(), hasGiftWithPurchase: true }, context).gift).toBe('unnamed');
    expect(describeCard({ ...dress(), hasGiftWithPurchase: true, gwpSku: 'G1' }, context).gift).toBe('named');
  });

  it('has the product’s own colour when there are no colour variants', () => {
    const card = describeCard({ ...dress(), colourVariants: [] }, context);
    expect(card.colours).toMatchObject([{ colour: 'navy', src: '/media/wrap-dress/front/navy' }]);
  });
});

describe('badges of a card', () => {
  const badge = (id: string, change: Partial<Badge>): Badge => ({
    id,
    placement: 'PLP-topLeft_productImage',
    text1: id,
    ...change,
  });
  const cardWith = (badges: Badge[], product = dress()) => describeCard(product, { ...context, badges });

  it('[BADGE-01] are those for lists, for all products or for one of the categories', () => {
    const card = cardWith([
      badge('all', {}),
      badge('dresses', { categorySlug: 'shoes, dresses', priority: 2 }),
      badge('shoes', { categorySlug: 'shoes' }),
      badge('carousel', { placement: 'CAROUSEL-topLeft_productImage' }),
    ]);
    expect(card.badges.map(({ id }) => id)).toEqual(['all', 'dresses']);
  });

  it('[BADGE-02] [BADGE-07] are two at most by priority, the second of a corner 34 pixels on, and one promotion', () => {
    const card = cardWith([
      badge('third', { priority: 3 }),
      badge('first', { priority: 1 }),
      badge('second', { priority: 2 }),
      badge('lower', { placement: 'PLP_promo', priority: 2 }),
      badge('higher', { placement: 'PLP_promo', priority: 1 }),
    ]);
    expect(card.badges.map(({ id, offset }) => [id, offset])).toEqual([
      ['first', 0],
      ['second', 34],
    ]);
    expect(card.promo?.id).toBe('higher');
  });

  it('[BADGE-03] leave out promotions for excluded products', () => {
    const excluded = { ...dress(), categorySlugs: ['dresses', 'exclusions'] };
    expect(cardWith([badge('promo', { placement: 'PLP_promo' })], excluded).promo).toBeNull();
  });

  it('[BADGE-04] show the lowest price times the discount', () => {
    const promo = badge('promo', {
      placement: 'PLP_promo',
      text1: '{From} {discountedPrice} with PARTY10',
      discount: 0.9,
    });
    expect(cardWith([promo]).promo?.text).toBe('£40.50 with PARTY10');
  });
});
