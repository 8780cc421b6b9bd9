import { describe, expect, it } from 'vitest';
import { decideAdd, describeAddButton, isPreOrder, shouldAutoAdd } from './add-button.ts';
import { applyLiveStock } from './live-stock.ts';
import { indexVariants } from './variant-index.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inStock = {
  id: '1',
  sku: 'ABC12345-1-1',
  colour: 'navy',
  size: '8',
  isMaster: true,
  preSelected: false,
  stock: { isOnStock: true, availableQuantity: 2 },
};
const soldOut = { ...inStock, id: '2', size: '10', stock: { isOnStock: false, availableQuantity: 0 } };
const index = indexVariants([inStock, soldOut]);

describe('the add button', () => {
  it('[PDP-02] says add to basket when the choice can be sold', () => {
    expect(describeAddButton({ colour: 'navy', variant: inStock }, index, null, now).label).toBe(
      'pdp.addToBasket',
    );
    expect(describeAddButton({ colour: 'navy', variant: null }, index, null, now).label).toBe(
      'pdp.addToBasket',
    );
  });

  it('[PDP-02] says out of stock when the selected variant or the colour is sold out', () => {
    expect(describeAddButton({ colour: 'navy', variant: soldOut }, index, null, now)).toEqual({
      label: 'pdp.outOfStock',
      isDisabled: true,
    });
    const empty = indexVariants([soldOut]);
    expect(describeAddButton({ colour: 'navy', variant: null }, empty, null, now).label).toBe(
      'pdp.outOfStock',
    );
  });

  it('[PDP-02] says pre-order now while preorderUntil is in the future, before any other label', () => {
    const until = '2026-11-15T12:00:01Z';
    expect(describeAddButton({ colour: 'navy', variant: inStock }, index, until, now).label).toBe(
      'pdp.preOrderNow',
    );
    expect(describeAddButton({ colour: 'navy', variant: soldOut }, index, until, now)).toEqual({
      label: 'pdp.preOrderNow',
      isDisabled: true,
    });
  });

  it('[PDP-02] ends pre-order exactly at its date, and treats an unreadable date as none', () => {
    expect(isPreOrder('2026-11-15T12:00:00Z', now)).toBe(false);
    expect(isPreOrder('soon', now)).toBe(false);
    expect(isPreOrder(null, now)).toBe(false);
  });

  it("[PDP-02] without a variant returns 'Please select a size' and scrolls to the button", () => {
    expect(decideAdd(null)).toEqual({
      kind: 'select-size',
      error: 'Please select a size',
      scrollToButton: true,
    });
    expect(decideAdd(inStock)).toEqual({ kind: 'add', sku: 'ABC12345-1-1' });
  });

  it('[PDP-04] adds automatically only once, for a registered shopper with a size, when the URL requests it', () => {
    const ready = { asked: true, isRegistered: true, variant: inStock, alreadyDone: false };
    expect(shouldAutoAdd(ready)).toBe(true);
    expect(shouldAutoAdd({ ...ready, asked: false })).toBe(false);
    expect(shouldAutoAdd({ ...ready, isRegistered: false })).toBe(false);
    expect(shouldAutoAdd({ ...ready, variant: null })).toBe(false);
    expect(shouldAutoAdd({ ...ready, variant: soldOut })).toBe(false);
    expect(shouldAutoAdd({ ...ready, alreadyDone: true })).toBe(false);
  });

  it('[PDP-17] live stock replaces the stock of the cached page, variant by variant', () => {
    const fresh = applyLiveStock([inStock, soldOut], [{ id: '2', isOnStock: true, availableQuantity: 7 }]);
    expect(fresh.map((variant) => variant.stock.availableQuantity)).toEqual([2, 7]);
    expect(
      applyLiveStock([inStock], [{ id: '1', isOnStock: true, availableQuantity: -3 }])[0]?.stock,
    ).toEqual({
      isOnStock: true,
      availableQuantity: 0,
    });
  });
});
