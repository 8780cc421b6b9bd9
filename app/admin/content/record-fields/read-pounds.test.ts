import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPounds } from './read-pounds.ts';

describe('readPounds', () => {
  it.each([
    ['3', 300],
    ['£3.5', 350],
    [' 1,250.50 ', 125_050],
    ['.5', 50],
    ['0.07', 7],
    ['', undefined],
    ['.', undefined],
    ['three', undefined],
    ['1.234', undefined],
    ['-4', undefined],
  ])('reads %o as %o pence', (text, pence) => {
    expect(readPounds(text)).toBe(pence);
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
        expect(readPounds((pence / 100).toFixed(2))).toBe(pence);
      }),
    );
  });
});
