import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFilterPath, encodeFilterPath, MAX_SELECTED_PER_KEY, replaceFilters } from './filter-path.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    '.',
    '..',
    '~',
    '/',
    '//',
    '%',
    '%2F',
    'facet',
    'product',
    'page',
    '__proto__',
    'constructor',
    '?',
    '#',
  ),
);
const anyFilters = fc
  .uniqueArray(fc.tuple(anyText, fc.uniqueArray(anyText, { minLength: 1, maxLength: 6 })), {
    selector: ([key]) => key,
    maxLength: 6,
  })
  .map((entries) => Object.fromEntries(entries));

describe('filters in the path', () => {
  it('[ROUTE-02] are /facet, then a segment for the key and one for its values joined by a tilde', () => {
    expect(encodeFilterPath('/categories/dresses', { brand: ['Coast', 'Oasis'], sizes: ['12'] })).toBe(
      '/categories/dresses/facet/brand/Coast~Oasis/sizes/12',
    );
  });

  it('[ROUTE-02] are parsed from an address', () => {
    expect(decodeFilterPath('/categories/dresses/facet/brand/Coast~Oasis/sizes/12?page=3')).toEqual({
      brand: ['Coast', 'Oasis'],
      sizes: ['12'],
    });
  });

  it('[ROUTE-02] do not change the base path when there are none', () => {
    expect(encodeFilterPath('/categories/dresses', {})).toBe('/categories/dresses');
    expect(encodeFilterPath('/categories/dresses', { brand: [] })).toBe('/categories/dresses');
    expect(encodeFilterPath('/', {})).toBe('/');
    expect(encodeFilterPath('/', { brand: ['Coast'] })).toBe('/facet/brand/Coast');
  });

  it('[ROUTE-03] survive encoding, the address parser and decoding, whatever they contain', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const path = encodeFilterPath('/categories/dresses', filters);
        const parsed = new URL(path, 'https://shop.example').pathname;
        expect(parsed).toBe(path);
        const read = decodeFilterPath(parsed);
        expect(new Map(Object.entries(read))).toEqual(new Map(Object.entries(filters)));
      }),
      { numRuns: 1000 },
    );
  });

  it('[ROUTE-03] make the same address again (a fixed point)', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const path = encodeFilterPath('/search', filters);
        expect(replaceFilters(path, decodeFilterPath(path))).toBe(path);
      }),
    );
  });

  it('ignores keys without values, empty segments and repeated values; merges repeated keys', () => {
    expect(decodeFilterPath('/x/facet/brand')).toEqual({});
    expect(decodeFilterPath('/x/facet/')).toEqual({});
    expect(decodeFilterPath('/x/facet//a/brand/~~')).toEqual({});
    expect(decodeFilterPath('/x/facet/brand/A~A/brand/B~A')).toEqual({ brand: ['A', 'B'] });
  });

  it('never throws on broken percent-encoding', () => {
    expect(decodeFilterPath('/x/facet/brand/100%~%E0%A4%A/%zz/%')).toEqual({
      brand: ['100%', '%E0%A4%A'],
      '%zz': ['%'],
    });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (junk) => {
        expect(() => decodeFilterPath(`/x/facet/${junk}`)).not.toThrow();
      }),
    );
  });

  it('keeps at most 25 values of a key', () => {
    const values = Array.from({ length: 40 }, (_, index) => `Brand ${index}`);
    const read = decodeFilterPath(encodeFilterPath('/x', { brand: values }));
    expect(read.brand).toEqual(values.slice(0, MAX_SELECTED_PER_KEY));
  });

  it('parses 500 filters', () => {
    const filters = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`key-${index}`, [`value ${index}`]]),
    );
    expect(decodeFilterPath(encodeFilterPath('/x', filters))).toEqual(filters);
  });

  it('does not let a key reach the prototype', () => {
    const read = decodeFilterPath('/x/facet/__proto__/polluted');
    expect(Object.hasOwn(read, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});
