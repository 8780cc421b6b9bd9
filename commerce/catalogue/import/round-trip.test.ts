import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import type { Product } from '../product.ts';
import { givenFacets } from './derive-facets.ts';
import { changedFields, fromProduct } from './from-product.ts';
import { parseLine } from './parse-line.ts';
import { placeholderPicture } from './placeholder-pictures.ts';
import { altFor } from './product-defaults.ts';
import { toProduct } from './to-product.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const now = new Date('2026-11-15T00:00:00Z');

function readBack(text: string, known: Product | null, crumbs: string[]) {
  const read = parseLine({ number: 1, text });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  if (read.value.kind !== 'product') throw new Error(read.value.kind);
  return toProduct(read.value.product, {
    line: 1,
    defaults,
    known,
    crumbs,
    findPicture: () => undefined,
    now,
  });
}

const crumbsOf = ({ breadcrumbs }: Product) => breadcrumbs.map(({ slug }) => slug);
/** A file holds only the slugs of categories; their names come from the shop. */
const bare = (product: Product): Product => ({
  ...product,
  colours: product.colours.map((colour) => ({
    ...colour,
    images: colour.images.length > 0 ? colour.images : [placeholderPicture(altFor(product.name, colour, 0))],
  })),
  categories: product.categories.map(({ slug }) => ({ slug, name: slug })),
  breadcrumbs: product.breadcrumbs.map(({ slug }) => ({ slug, name: slug })),
  preorderUntil: product.preorderUntil && new Date(product.preorderUntil).toISOString(),
  publishedAt: new Date(product.publishedAt).toISOString(),
});

describe('a product exported as a line and imported again', () => {
  it('is the same product, for every product of the demo store', () => {
    for (const product of demoCatalogue({ seed: 7, products: 250 }).products() as Iterable<Product>) {
      const line = fromProduct(product, true, defaults);
      const read = readBack(JSON.stringify(line), null, crumbsOf(product));
      expect(read.problems).toEqual([]);
      const { averageRating, totalReviewCount, ...rest } = bare(product);
      const { averageRating: _a, totalReviewCount: _t, ...readRest } = read.product;
      const ids = rest.variants.map((variant) => ({ ...variant, id: variant.sku }));
      // Some demo products leave out computed facets; an imported product always has them.
      const facets = givenFacets(rest.facets);
      expect({ ...readRest, facets: givenFacets(readRest.facets) }).toEqual({
        ...rest,
        facets,
        variants: ids,
      });
      expect(changedFields(line, fromProduct(read.product, read.isOnSale, defaults))).toEqual([]);
    }
  });

  it('keeps the ratings and ids of a product that exists already', () => {
    for (const product of demoCatalogue({ seed: 3, products: 40 }).products() as Iterable<Product>) {
      const line = fromProduct(product, true, defaults);
      expect(readBack(JSON.stringify(line), product, crumbsOf(product)).product).toEqual(bare(product));
    }
  });

  it('is the same for any texts, prices and quantities', () => {
    const words = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((text) => text.trim() === text);
    fc.assert(
      fc.property(
        words,
        fc.string({ maxLength: 200, unit: 'grapheme' }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.boolean(),
        (name, description, cents, quantity, isOnSale) => {
          const [first, ...others] = makeTestProduct().variants;
          const product = makeTestProduct({
            name,
            description,
            variants: [
              {
                ...first!,
                price: { ...first!.price, price: { centAmount: cents, currencyCode: 'GBP' }, wasPrice: null },
                stock: { isOnStock: quantity > 0, availableQuantity: quantity },
              },
              ...others,
            ],
          });
          const line = fromProduct(product, isOnSale, defaults);
          const read = readBack(JSON.stringify(line), product, crumbsOf(product));
          expect(read.problems).toEqual([]);
          expect(read.isOnSale).toBe(isOnSale);
          expect(read.product.variants).toEqual(product.variants);
          expect(fromProduct(read.product, read.isOnSale, defaults)).toEqual(line);
        },
      ),
    );
  });
});

describe('changedFields', () => {
  it('lists what differs and ignores the order of keys', () => {
    const line = fromProduct(makeTestProduct(), true, defaults);
    const turned = Object.fromEntries(Object.entries(line).reverse()) as typeof line;
    expect(changedFields(line, turned)).toEqual([]);
    expect(changedFields(line, { ...turned, name: 'Wrap', isOnSale: false })).toEqual(['name', 'isOnSale']);
  });
});
