import { describe, expect, it } from 'vitest';
import { offersWishlist, parseShoppableSku } from './shoppable-sku.ts';

describe('a shoppable sku', () => {
  it.each([
    ['COA00001-101-8#navy', 'COA00001', 'navy'],
    ['COA00001-101-8', 'COA00001', null],
    ['COA00001#navy', 'COA00001', 'navy'],
    ['P-12-34#red', 'P-12-34', 'red'],
    ['p-12-34', 'p-12-34', null],
    [' COA00001 # Midnight Navy ', 'COA00001', 'Midnight Navy'],
    ['COA00001#', 'COA00001', null],
    ['', '', null],
  ])('[CONTENT-05] %j is product %j in colour %j', (written, sku, colour) => {
    expect(parseShoppableSku(written)).toEqual({ sku, colour });
  });

  it('[CONTENT-05] has no wishlist handler for guests', () => {
    expect((['guest', 'unknown', 'registered'] as const).map(offersWishlist)).toEqual([false, false, true]);
  });
});
