import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCompactVariants, toCompactVariants } from './compact-variants.ts';

describe('[PDP-03] the compact form of variants', () => {
  it.each([
    'one-variant',
    'two-variants',
    'thirty-variants',
    'four-hundred-variants',
    'sale-in-some-colours',
  ])('of %s loses nothing', (id) => {
    const { key, variants } = exampleProduct(id);
    const decoded = fromCompactVariants(toCompactVariants(variants, key));
    expect(
      decoded.map(({ id: name, sku, colour, size, stock, price, wasPrice, isMaster, preSelected }) => ({
        name,
        sku,
        colour,
        size,
        stock,
        price,
        wasPrice,
        isMaster,
        preSelected,
      })),
    ).toEqual(
      variants.map((variant) => ({
        name: variant.id,
        sku: variant.sku,
        colour: variant.colour,
        size: variant.size,
        stock: variant.stock,
        price: variant.price.price.centAmount,
        wasPrice: variant.price.wasPrice?.centAmount ?? null,
        isMaster: variant.isMaster,
        preSelected: variant.preSelected,
      })),
    );
    expect(
      decoded.every(({ facts }, at) => facts.returnsPolicy === variants[at]!.attributes.returnsPolicy),
    ).toBe(true);
  });

  it('of four hundred variants has fewer than 15,000 characters', () => {
    const { key, variants } = exampleProduct('four-hundred-variants');
    expect(variants).toHaveLength(400);
    expect(JSON.stringify(toCompactVariants(variants, key)).length).toBeLessThan(15_000);
  });

  it('supports any id, SKU and prefix', () => {
    const [variant] = exampleProduct('one-variant').variants;
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (id, sku, stem) => {
        const [decoded] = fromCompactVariants(toCompactVariants([{ ...variant!, id, sku }], stem));
        expect([decoded!.id, decoded!.sku]).toEqual([id, sku]);
      }),
    );
  });

  it('of no variants is empty', () => {
    expect(fromCompactVariants(toCompactVariants([], 'X'))).toEqual([]);
  });
});
