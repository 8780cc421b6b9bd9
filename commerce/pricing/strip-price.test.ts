import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripPrice } from './strip-price.ts';

describe('the number in a price', () => {
  it.each([
    ['£12.50', 12.5],
    ['£1,299.00', 1299],
    ['1,299', 1299],
    ['From £30', 30],
    ['GBP 8', 8],
    ['12,50 €', 12.5],
    ['12,5 €', 12.5],
    ['1.299,50 €', 1299.5],
    ['£30.', 30],
    [42, 42],
    ['.99', 0.99],
  ])('[CARD-09] of %s is %d', (written, number) => {
    expect(stripPrice(written)).toBe(number);
  });

  it.each([null, undefined, '', 'free', Number.NaN, '1.2.3'])('[CARD-09] of %s is none', (written) => {
    expect(stripPrice(written)).toBeNull();
  });

  it('[CARD-09] is found among other characters', () => {
    const noise = fc.string().map((text) => text.replace(/[\d.,]/g, ''));
    fc.assert(
      fc.property(noise, fc.integer({ min: 0, max: 999_999 }), noise, (before, pence, after) => {
        expect(stripPrice(`${before}${(pence / 100).toFixed(2)}${after}`)).toBe(pence / 100);
      }),
    );
  });
});
