import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearAutoAdd, readProductAddress, writeSelection } from './product-address.ts';

describe('the product page address', () => {
  it('[ROUTE-12] reads colour, size, addToBagOnLoadAndRegistered and link_source', () => {
    const search = new URLSearchParams(
      'colour=navy&size=12&addToBagOnLoadAndRegistered=true&link_source=wishlist_email',
    );
    expect(readProductAddress(search)).toEqual({
      colour: 'navy',
      size: '12',
      addToBagOnLoadAndRegistered: true,
      linkSource: 'wishlist_email',
    });
  });

  it('[ROUTE-12] reads nothing from an empty query', () => {
    const nothing = { colour: null, size: null, addToBagOnLoadAndRegistered: false, linkSource: null };
    expect(readProductAddress(new URLSearchParams())).toEqual(nothing);
    expect(
      readProductAddress(new URLSearchParams('colour=&size=+&addToBagOnLoadAndRegistered=false')),
    ).toEqual(nothing);
  });

  it('[ROUTE-12] keeps the colour in sync and removes the size when it equals the default', () => {
    const search = new URLSearchParams('colour=navy&size=12&utm_source=mail');
    expect(writeSelection(search, { colour: 'ivory', size: '14' }, '12').toString()).toBe(
      'colour=ivory&size=14&utm_source=mail',
    );
    expect(writeSelection(search, { colour: 'ivory', size: '12' }, '12').toString()).toBe(
      'colour=ivory&utm_source=mail',
    );
    expect(writeSelection(search, { colour: 'ivory', size: null }, null).toString()).toBe(
      'colour=ivory&utm_source=mail',
    );
  });

  it('[ROUTE-12] reads back what it writes', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text.isWellFormed());
    fc.assert(
      fc.property(word, word, word, (colour, size, defaultSize) => {
        const written = writeSelection(new URLSearchParams(), { colour, size }, defaultSize);
        const read = readProductAddress(new URLSearchParams(written.toString()));
        expect(read.colour).toBe(colour);
        expect(read.size).toBe(size === defaultSize ? null : size);
      }),
    );
  });

  it('[PDP-04] removes the automatic add once it is done', () => {
    const search = new URLSearchParams('colour=navy&addToBagOnLoadAndRegistered=1');
    expect(clearAutoAdd(search).toString()).toBe('colour=navy');
    expect(search.has('addToBagOnLoadAndRegistered')).toBe(true);
  });
});
