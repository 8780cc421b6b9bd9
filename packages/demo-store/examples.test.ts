import { describe, expect, it } from 'vitest';
import type { Product } from '../../commerce/catalogue/product.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { demoContent } from './content/demo-content.ts';
import { examples } from './examples.ts';
import { demoReviews } from './reviews/demo-reviews.ts';

const source = demoCatalogue({ seed: 99, products: 200 });
const products = new Map(
  [...(source.products() as Iterable<Product>)].map((product) => [product.key, product]),
);
const example = (id: string): Product => products.get(examples[id]!.productKey!)!;
const quantities = (id: string) => example(id).variants.map(({ stock }) => stock.availableQuantity);
const sizesOf = (id: string) => [...new Set(example(id).variants.map(({ size }) => size))];
const pricesOf = (id: string) => new Set(example(id).variants.map(({ price }) => price.price.centAmount));

describe('the examples, in a catalogue of 200 products', () => {
  it('all exist at the listed address', () => {
    for (const { productKey, path } of Object.values(examples)) {
      if (!productKey) continue;
      const product = products.get(productKey);
      expect(product, productKey).toBeDefined();
      expect(path.split('?')[0]).toBe(`/${product!.isPremier ? 'premier' : 'product'}/${product!.slug}`);
    }
  });

  it('list only categories that exist', () => {
    const slugs = new Set(source.categories.map(({ slug }) => slug));
    for (const [id, { path }] of Object.entries(examples)) {
      if (id === 'category-missing') continue;
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

  it('show every kind of size run', () => {
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

  it('[GAL-01] [GAL-02] show films in both encodings, and models', () => {
    for (const id of ['video-cloth', 'video-satin', 'video-turning']) {
      const video = example(id).colours.flatMap(({ videos }) => videos)[0]!;
      expect(video.sources.map(({ type }) => type).toSorted()).toEqual(['video/mp4', 'video/webm']);
      expect(video.sources.every(({ width, height }) => width === 720 && height === 1080)).toBe(true);
    }
    expect(example('model-lipstick').variants[0]!.attributes.voxeloId).toBe('lipstick');
  });

  it('[REV-01] [REV-06] show 0, 1, 9, 11, 31 and 2,000 reviews', async () => {
    const counts = new Map<string, number>();
    for await (const { productId, reviews } of demoReviews(source, 99).reviews())
      counts.set(productId, reviews.length);
    for (const count of [0, 1, 9, 11, 31, 2000])
      expect(counts.get(example(`reviews-${count}`).id), String(count)).toBe(count);
  });

  it('[ROUTE-12] name colours and sizes that the product has, and that can be bought', () => {
    for (const id of ['chosen-by-address', 'auto-add']) {
      const wanted = new URL(examples[id]!.path, 'http://shop.test').searchParams;
      const variant = example(id).variants.find(
        ({ colour, size }) => colour === wanted.get('colour') && size === wanted.get('size'),
      );
      expect(variant?.stock.isOnStock, id).toBe(true);
    }
  });

  it('lead to existing pages', () => {
    const written = new Set(demoContent().map(({ key }) => key));
    for (const [id, { path }] of Object.entries(examples)) {
      if (!path.startsWith('/pages/') || id === 'page-missing') continue;
      expect(written.has(path), path).toBe(true);
    }
  });

  it('have a topic each', () => {
    expect(Object.values(examples).filter(({ topic }) => !topic)).toEqual([]);
    expect(new Set(Object.values(examples).map(({ topic }) => topic)).size).toBeGreaterThan(8);
  });

  it('cover every kind of product that the shop treats differently', () => {
    const needed = [
      ...['one-variant', 'two-variants', 'thirty-variants', 'four-hundred-variants', 'no-image', 'no-size'],
      ...[
        'one-size',
        'out-of-stock',
        'pre-order',
        'marketplace',
        'premier',
        'sample-fragrance',
        'xdd',
        'bulky',
      ],
      ...[
        'non-refundable',
        'customisable',
        'beauty-ingredients',
        'was-price',
        'no-was-price',
        'subscription',
      ],
      ...['gift-with-purchase', 'bundle-suits', 'bundle-home', 'bundle-beauties', 'bundle-outfits'],
      ...['influencer-look', 'auto-add', 'true-fit', 'beauty-advisor', 'try-on', 'sustainable', 'preloved'],
      ...[
        'low-stock',
        'colour-out-of-stock',
        'one-size-left',
        'price-range',
        'price-breakdown',
        'exclusions',
      ],
      ...['price-between-20-and-30', 'hybrid', 'search-nothing', 'category-missing', 'page-missing'],
    ];
    expect(needed.filter((id) => !examples[id])).toEqual([]);
  });
});
