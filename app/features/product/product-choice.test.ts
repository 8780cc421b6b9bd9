import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { fromCompactVariants, toCompactVariants } from './compact-variants.ts';
import {
  chooseFromAddress,
  describeChoiceStock,
  searchWithColour,
  searchWithSize,
  withLive,
} from './product-choice.ts';

const NOTHING = { colour: null, size: null };

function open(id: string, address: { colour: string | null; size: string | null } = NOTHING) {
  const { key, variants, colours } = exampleProduct(id);
  return chooseFromAddress(fromCompactVariants(toCompactVariants(variants, key)), colours, address);
}

describe('the choice on a product page', () => {
  it('[PDP-03] a single variant selects itself', () => {
    expect(open('one-variant').variant?.sku).toBe(exampleProduct('one-variant').variants[0]!.sku);
  });

  it('[PDP-03] the only size in stock selects itself', () => {
    const { variant, ofColour } = open('one-size-left');
    expect(ofColour.length).toBeGreaterThan(1);
    expect(variant?.stock.availableQuantity).toBe(2);
  });

  it('[PDP-03] several sizes in stock leave the choice to the shopper', () => {
    expect(open('thirty-variants').variant).toBeNull();
  });

  it('[ROUTE-12] another colour selects its first size in stock and keeps other parameters', () => {
    const choice = open('sizes-out-of-stock');
    const search = new URLSearchParams('link_source=mail&size=24');
    expect(searchWithColour(search, choice, 'light-wash')).toBe('?link_source=mail&size=8&colour=light-wash');
  });

  it('[ROUTE-12] the only size is not in the address', () => {
    const choice = open('two-variants');
    expect(searchWithColour(new URLSearchParams(), choice, 'forest')).toBe('?colour=forest');
  });

  it('[ROUTE-12] a chosen size is in the address with its colour', () => {
    const choice = open('thirty-variants', { colour: 'navy', size: null });
    expect(searchWithSize(new URLSearchParams(), choice, 'M')).toBe('?colour=navy&size=M');
  });

  it('[PDP-10] has messages for low stock, a sold-out size and a sold-out colour', () => {
    const low = open('low-stock', { colour: 'black', size: '6' });
    expect(describeChoiceStock(low, 5)).toEqual({ key: 'pdp.lowStock', values: { inventoryAmount: 1 } });
    const gone = open('sizes-out-of-stock', { colour: 'denim', size: '6' });
    expect(describeChoiceStock(gone, 5)).toEqual({ key: 'pdp.sizeOutOfStock', values: { size: '6' } });
    expect(describeChoiceStock(open('out-of-stock'), 5)).toEqual({ key: 'pdp.colourOutOfStock' });
    expect(describeChoiceStock(open('thirty-variants', { colour: 'navy', size: 'M' }), 5)).toBeNull();
  });

  it('[PDP-17] live stock and price replace those of the cached page', () => {
    const { key, variants } = exampleProduct('two-variants');
    const [oatmeal, forest] = fromCompactVariants(toCompactVariants(variants, key));
    const fresh = withLive(
      [oatmeal!, forest!],
      [{ id: oatmeal!.id, isOnStock: false, availableQuantity: 0, price: 100, wasPrice: 200 }],
    );
    expect(fresh[0]).toMatchObject({ stock: { isOnStock: false }, price: 100, wasPrice: 200 });
    expect(fresh[1]).toEqual(forest);
  });
});
