import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readablePath, withoutZeroBytes } from './readable-path.server.ts';

describe('a path from outside', () => {
  it('stays as it is when its escapes can be read', () => {
    expect(readablePath('/categories/d%C3%A9cor/facet/brand/A%252FB')).toBe(
      '/categories/d%C3%A9cor/facet/brand/A%252FB',
    );
  });

  it('keeps broken escapes as the characters they are written with', () => {
    expect(readablePath('/categories/%E0%A4%A')).toBe('/categories/%25E0%25A4%25A');
    expect(readablePath('/categories/100%/d%C3%A9cor')).toBe('/categories/100%25/d%C3%A9cor');
  });

  it('can be read, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'%/aE0A4C3') }), (path) => {
        expect(() => decodeURIComponent(readablePath(path))).not.toThrow();
      }),
    );
  });
});

describe('a zero byte in an address', () => {
  it('is as if it were not there', () => {
    expect(withoutZeroBytes('/product/a%00b?q=%00x')).toBe('/product/ab?q=x');
    expect(withoutZeroBytes('/product/100%25')).toBe('/product/100%25');
  });
});
