import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bundle, type BundleProduct, describeBundleSwatches, selectBundles } from './bundle.ts';
import {
  type BundleEvent,
  bundleProductError,
  bundleTotal,
  itemsToAdd,
  listBundleSizes,
  nextBundle,
  startBundle,
} from './bundle-selection.ts';

function product(key: string, stock: Record<string, Record<string, number>>): BundleProduct {
  return {
    key,
    name: key,
    colours: Object.keys(stock).map((colour) => ({ colour, label: colour })),
    variants: Object.entries(stock).flatMap(([colour, sizes]) =>
      Object.entries(sizes).map(([size, quantity]) => ({
        id: `${key}-${colour}-${size}`,
        sku: `${key}-${colour}-${size}`,
        colour,
        size,
        isMaster: false,
        preSelected: false,
        stock: { isOnStock: quantity > 0, availableQuantity: quantity },
        price: { price: { centAmount: 1500, currencyCode: 'GBP' } },
      })),
    ),
  };
}

const jacket = product('jacket', { navy: { S: 1, M: 2 }, grey: { S: 0, M: 0 }, sage: { M: 1 } });
const trousers = product('trousers', { navy: { '30': 3 } });
const tie = product('tie', { red: { 'One Size': 0 } });
const bundle = (bundleType: Bundle['bundleType'], products: BundleProduct[]): Bundle => ({
  id: bundleType,
  bundleType,
  header: bundleType,
  products,
});

describe('which bundles show', () => {
  it('[BUN-01] only with more than one product, the current one included', () => {
    expect(selectBundles([bundle('home', [jacket])], 'jacket')).toEqual([]);
    expect(selectBundles([bundle('home', [trousers, tie])], 'jacket')).toEqual([]);
    expect(selectBundles([bundle('home', [jacket, tie])], 'jacket')).toHaveLength(1);
  });

  it('[BUN-01] suits win over outfits when both are there', () => {
    const both = [bundle('outfits', [jacket, tie]), bundle('suits', [jacket, trousers])];
    expect(selectBundles(both, 'jacket').map((one) => one.bundleType)).toEqual(['suits']);
    const unshownSuit = [bundle('outfits', [jacket, tie]), bundle('suits', [jacket])];
    expect(selectBundles(unshownSuit, 'jacket').map((one) => one.bundleType)).toEqual(['outfits']);
  });

  it('[BUN-01] at most four products, always with the current one', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((key) => product(key, { navy: { S: 1 } }));
    const keys = (current: string) =>
      selectBundles([bundle('outfits', many)], current)[0]?.products.map((one) => one.key);
    expect(keys('a')).toEqual(['a', 'b', 'c', 'd']);
    expect(keys('e')).toEqual(['a', 'b', 'c', 'e']);
  });

  it('[BUN-01] up to three swatches, then +N', () => {
    expect(describeBundleSwatches([1, 2, 3])).toEqual({ shown: [1, 2, 3], moreCount: 0 });
    expect(describeBundleSwatches([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3], moreCount: 2 });
  });
});

describe('choosing in a bundle', () => {
  const start = startBundle([jacket, trousers, tie], {});

  it('[BUN-02] each product starts selected if its chosen colour is in stock', () => {
    expect(start.map((one) => one.isSelected)).toEqual([true, true, false]);
    const grey = startBundle([jacket], { jacket: 'grey' });
    expect(grey[0]?.isSelected).toBe(false);
  });

  it('[BUN-02] the only size in stock is selected automatically', () => {
    expect(start.map((one) => one.selectedSizeVariant?.size ?? null)).toEqual([null, '30', null]);
    const sage = nextBundle(start, { type: 'colour-chosen', key: 'jacket', colour: 'sage' });
    expect(sage[0]?.selectedSizeVariant?.size).toBe('M');
  });

  it("[BUN-02] toggling off is allowed; toggling on without a size says 'Please select a size'; choosing one clears it", () => {
    const off = nextBundle(start, { type: 'toggled', key: 'jacket' });
    expect(off[0]).toMatchObject({ isSelected: false, sizeSelectionError: null });
    const on = nextBundle(off, { type: 'toggled', key: 'jacket' });
    expect(on[0]).toMatchObject({ isSelected: true, sizeSelectionError: 'Please select a size' });
    const sized = nextBundle(on, { type: 'size-chosen', key: 'jacket', size: 'M' });
    expect(sized[0]).toMatchObject({ sizeSelectionError: null, selectedSizeVariant: { size: 'M' } });
  });

  it("[BUN-02] an out-of-stock colour unselects the product and says so, and can't be toggled on", () => {
    const grey = nextBundle(start, { type: 'colour-chosen', key: 'jacket', colour: 'grey' });
    expect(grey[0]?.isSelected).toBe(false);
    expect(grey[0] && bundleProductError(grey[0])).toBe(
      'This colour is out of stock. Please select another one.',
    );
    expect(nextBundle(grey, { type: 'toggled', key: 'jacket' })[0]?.isSelected).toBe(false);
  });

  it("[BUN-02] out-of-stock sizes are disabled and labelled '- Out of stock'", () => {
    const shirt = startBundle([product('shirt', { white: { S: 0, M: 1, L: 1 } })], {});
    expect(shirt[0] && listBundleSizes(shirt[0])).toEqual([
      { size: 'S', label: 'S - Out of stock', disabled: true },
      { size: 'M', label: 'M', disabled: false },
      { size: 'L', label: 'L', disabled: false },
    ]);
    expect(
      nextBundle(shirt, { type: 'size-chosen', key: 'shirt', size: 'S' })[0]?.selectedSizeVariant,
    ).toBeNull();
  });

  it('[BUN-02] pressing add with a size missing marks it and adds nothing', () => {
    const pressed = nextBundle(start, { type: 'add-pressed' });
    expect(pressed.map((one) => one.sizeSelectionError)).toEqual(['Please select a size', null, null]);
    expect(itemsToAdd(pressed)).toBeNull();
    const sized = nextBundle(pressed, { type: 'size-chosen', key: 'jacket', size: 'S' });
    expect(itemsToAdd(sized)).toEqual([
      { sku: 'jacket-navy-S', quantity: 1 },
      { sku: 'trousers-navy-30', quantity: 1 },
    ]);
    expect(bundleTotal(sized)).toBe(3000);
  });

  it('[BUN-02] after a successful add all are deselected', () => {
    const added = nextBundle(start, { type: 'added' });
    expect(added.some((one) => one.isSelected)).toBe(false);
    expect(itemsToAdd(added)).toBeNull();
  });

  it('[BUN-02] whatever a shopper presses, nothing sold out is ever added', () => {
    const key = fc.constantFrom('jacket', 'trousers', 'tie');
    const event: fc.Arbitrary<BundleEvent> = fc.oneof(
      fc.record({ type: fc.constant('toggled' as const), key }),
      fc.record({
        type: fc.constant('colour-chosen' as const),
        key,
        colour: fc.constantFrom('navy', 'grey', 'sage', 'red'),
      }),
      fc.record({
        type: fc.constant('size-chosen' as const),
        key,
        size: fc.constantFrom('S', 'M', '30', 'One Size'),
      }),
      fc.constant({ type: 'add-pressed' as const }),
    );
    const sellable = new Set(['jacket-navy-S', 'jacket-navy-M', 'jacket-sage-M', 'trousers-navy-30']);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const end = events.reduce(nextBundle, start);
        for (const item of itemsToAdd(end) ?? []) expect(sellable).toContain(item.sku);
        for (const one of end)
          if (one.isSelected) expect(one.selectedColourVariant?.stock.isOnStock).toBe(true);
      }),
    );
  });
});
