import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlap, isInRanges, isPostcodeRange } from './postcode-ranges.ts';

describe('postcode ranges', () => {
  it.each([
    ['EH1-EH17', 'GB', 'EH1 1YZ', true],
    ['EH1-EH17', 'GB', 'eh10 4bf', true],
    ['EH1-EH17', 'GB', 'EH18 1AA', false],
    ['EH1', 'GB', 'EH10 4BF', false],
    ['EH1', 'GB', 'EH1', true],
    ['ZE', 'GB', 'ZE1 0AA', true],
    ['E', 'GB', 'EH1 1YZ', false],
    ['W1', 'GB', 'W1A 1AA', true],
    ['20', 'FR', '20200', true],
    ['20', 'FR', '02000', false],
    ['75001-75020', 'FR', '75008', true],
    ['10-11', 'SE', '114 55', true],
    ['1000-1099', 'NL', '1012 AB', true],
    ['D01-D24', 'IE', 'D02 X285', true],
  ])('[MKT-09] %s in %s: %s is %s', (range, country, postcode, isIn) => {
    expect(isInRanges([range], country, postcode)).toBe(isIn);
  });

  it('what is none is refused', () => {
    expect(
      ['', '-', 'EH-', 'EH1-FK2', '20-3', '9-1', 'EH17-EH1', 'Edinburgh!'].filter(isPostcodeRange),
    ).toEqual([]);
  });

  it('[MKT-09] two ranges overlap exactly when a postcode is in both', () => {
    const number = fc.integer({ min: 1, max: 40 });
    const range = fc
      .tuple(fc.constantFrom('EH', 'G'), number, number)
      .map(([area, a, b]) => `${area}${Math.min(a, b)}-${area}${Math.max(a, b)}`);
    fc.assert(
      fc.property(range, range, (one, other) => {
        const both = ['EH', 'G'].flatMap((area) =>
          Array.from({ length: 40 }, (_, at) => `${area}${at + 1} 1AA`).filter(
            (postcode) => isInRanges([one], 'GB', postcode) && isInRanges([other], 'GB', postcode),
          ),
        );
        expect(findOverlap([one], [other]) !== null).toBe(both.length > 0);
      }),
    );
  });
});
