import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { examples } from './examples.ts';

const source = demoCatalogue({ seed: 99, products: 200 });
const products = new Map(
  [...(source.products() as Iterable<Product>)].map((product) => [product.key, product]),
);
const example = (id: string): Product => products.get(examples[id]!.productKey!)!;
const quantities = (id: string) => example(id).variants.map(({ stock }) => stock.availableQuantity);
const sizesOf = (id: string) => [...new Set(example(id).variants.map(({ size }) => size))];
const pricesOf = (id: string) => new Set(example(id).variants.map(({ price }) => price.price.centAmount));

describe('the examples, in a shop of two hundred', () => {
  it('are all there, at the address that is listed', () => {
    for (const { productKey, path } of Object.values(examples)) {
      if (!productKey) continue;
      const product = products.get(productKey);
      expect(product, productKey).toBeDefined();
      expect(path).toBe(`/${product!.isPremier ? 'premier' : 'product'}/${product!.slug}`);
    }
  });

  it('list only categories that exist', () => {
    const slugs = new Set(source.categories.map(({ slug }) => slug));
    for (const { path } of Object.values(examples)) {
      const slug = /^\/categories\/([^/?]+)/.exec(path)?.[1];
      if (slug) expect(slugs.has(slug), slug).toBe(true);
    }
  });

  it.each([
    ['one-variant', 1],
    ['two-variants', 2],
    ['thirty-variants', 30],
    ['four-hundred-variants', 400],
    ['foundation-shades', 30],
  ])('%s has %i variants', (id, count) => {
    expect(example(id).variants).toHaveLength(count);
  });

  it('show stock in every state', () => {
    expect(quantities('out-of-stock').every((quantity) => quantity === 0)).toBe(true);
    expect(quantities('low-stock').every((quantity) => quantity >= 1 && quantity <= 4)).toBe(true);
    expect(quantities('one-size-left').filter((quantity) => quantity > 0)).toHaveLength(1);
    const sold = example('colour-out-of-stock').colours.filter(({ colour }) =>
      example('colour-out-of-stock').variants.every((v) => v.colour !== colour || !v.stock.isOnStock),
    );
    expect(sold).toHaveLength(1);
  });

  it('show every way of measuring', () => {
    expect(sizesOf('size-dress')).toEqual(['6', '8', '10', '12', '14', '16', '18', '20', '22', '24']);
    expect(sizesOf('size-waist-and-length')).toContain('32W 32L');
    expect(sizesOf('size-bands-and-cups')).toContain('34D');
    expect(sizesOf('size-bedding')).toEqual(['Single', 'Double', 'King', 'Super King']);
    expect(sizesOf('size-ages')).toContain('4-5 Years');
    expect(sizesOf('size-dropdown').length).toBeGreaterThan(10);
    expect(sizesOf('one-size')).toEqual(['One Size']);
    expect(sizesOf('no-size')).toEqual(['']);
  });

  it('show prices in every state', () => {
    expect(example('was-price').variants.every(({ price }) => price.wasPrice !== null)).toBe(true);
    expect(example('no-was-price').variants.every(({ price }) => price.wasPrice === null)).toBe(true);
    expect(pricesOf('price-range').size).toBe(3);
    expect(pricesOf('sale-in-some-colours').size).toBe(2);
    expect(pricesOf('sample-free')).toEqual(new Set([0]));
    expect(example('price-breakdown').variants[0]!.price.discountEffects).toHaveLength(2);
  });

  it('[BUN-01] show each kind of bundle', () => {
    expect(example('bundle-suits').related.suits).toHaveLength(4);
    expect(example('bundle-home').related.home).toHaveLength(4);
    expect(example('bundle-beauties').related.beauties).toHaveLength(3);
    expect(example('bundle-outfits').related.outfits).toHaveLength(3);
    expect(example('bundle-generic').related.bundle).toHaveLength(2);
    expect(example('influencer-look').related.influencer.length).toBeGreaterThan(1);
    for (const { related } of products.values())
      for (const key of Object.values(related).flat()) expect(products.has(key), key).toBe(true);
  });

  it('show kinds of product that the shop treats differently', () => {
    expect(example('sample-fragrance').id).toMatch(/^YDD/);
    expect(example('xdd').variants[0]!.sku).toMatch(/^XDD/);
    expect(example('pre-order').preorderUntil).not.toBeNull();
    expect(example('marketplace').seller).not.toBeNull();
    expect(example('premier').isPremier).toBe(true);
    expect(example('subscription').isSubscribable).toBe(true);
    expect(example('customisable').variants[0]!.customisationGroupName).toBe('engraving');
    expect(example('non-refundable').variants[0]!.attributes.returnsPolicy).toMatch(/nonrefundable/i);
    expect(example('bulky').variants[0]!.logisticClass).toBe('bulky');
    expect(example('bundle-home').variants[0]!.logisticClass).toBe('2-man');
    expect(example('bundle-home').variants[0]!.attributes.voxeloId).toBe('sofa');
    expect(example('exclusions').categories.map(({ slug }) => slug)).toContain('exclusions');
    expect(example('no-image').colours.every(({ images }) => images.length === 0)).toBe(true);
    expect(example('long-name').name).toHaveLength(70);
    expect(example('petite').variants[0]!.attributes.classification).toBe('Petite');
    expect(example('preloved').derivedFeatures).toContain('preloved');
  });

  it('[CARD-11] a gift with purchase names a SKU that exists', () => {
    const skus = new Set([...products.values()].flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    expect(skus.has(example('gift-with-purchase').variants[0]!.attributes.gwpSku!)).toBe(true);
  });
});
