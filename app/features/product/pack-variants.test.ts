import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packVariants, unpackVariants } from './pack-variants.ts';

describe('[PDP-03] the variants that travel to the browser', () => {
  it.each([
    'one-variant',
    'two-variants',
    'thirty-variants',
    'four-hundred-variants',
    'sale-in-some-colours',
  ])('%s: arrive as they left', (id) => {
    const { key, variants } = exampleProduct(id);
    const arrived = unpackVariants(packVariants(variants, key));
    expect(
      arrived.map(({ id: name, sku, colour, size, stock, price, wasPrice, isMaster, preSelected }) => ({
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
      arrived.every(({ facts }, at) => facts.returnsPolicy === variants[at]!.attributes.returnsPolicy),
    ).toBe(true);
  });

  it('four hundred are smaller than fifteen thousand characters', () => {
    const { key, variants } = exampleProduct('four-hundred-variants');
    expect(variants).toHaveLength(400);
    expect(JSON.stringify(packVariants(variants, key)).length).toBeLessThan(15_000);
  });

  it('survive any id, sku and stem', () => {
    const [variant] = exampleProduct('one-variant').variants;
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (id, sku, stem) => {
        const [arrived] = unpackVariants(packVariants([{ ...variant!, id, sku }], stem));
        expect([arrived!.id, arrived!.sku]).toEqual([id, sku]);
      }),
    );
  });

  it('nothing to sell is nothing to unpack', () => {
    expect(unpackVariants(packVariants([], 'X'))).toEqual([]);
  });
});
