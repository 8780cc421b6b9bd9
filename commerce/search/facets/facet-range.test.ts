import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFacetRange, parseFacetRange, writeFacetRange } from './facet-range.ts';

describe('a price or discount range', () => {
  it('[FACET-07] is min-max', () => {
    expect(parseFacetRange('10-20')).toEqual({ min: 10, max: 20 });
    expect(parseFacetRange('9.99-19.5')).toEqual({ min: 9.99, max: 19.5 });
  });

  it('[FACET-07] has no upper bound when max is the word max', () => {
    expect(parseFacetRange('50-max')).toEqual({ min: 50, max: null });
  });

  it.each([
    '',
    '-',
    '10',
    '10-',
    '-20',
    'a-20',
    '10-b',
    'max-10',
    '10-20-30',
    'NaN-5',
    '1e3-max',
    '10-Infinity',
    '0x1-5',
  ])('[FACET-07] ignores %j', (value) => {
    expect(parseFacetRange(value)).toBeNull();
  });

  it('[FACET-07] round-trips and never throws', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((pence) => pence / 100);
    fc.assert(
      fc.property(amount, fc.option(amount), (min, max) => {
        expect(parseFacetRange(writeFacetRange({ min, max }))).toEqual({ min, max });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(() => parseFacetRange(value)).not.toThrow();
      }),
    );
  });

  it('[FACET-13] is shown as £a-£b and a%-b%', () => {
    expect(describeFacetRange('10-20', 'money', 'en-GB', 'GBP')).toBe('£10-£20');
    expect(describeFacetRange('9.99-1200', 'money', 'en-GB', 'GBP')).toBe('£9.99-£1,200');
    expect(describeFacetRange('100-max', 'money', 'en-GB', 'GBP')).toBe('£100+');
    expect(describeFacetRange('10-50', 'percent', 'en-GB', 'GBP')).toBe('10%-50%');
    expect(describeFacetRange('a-50', 'percent', 'en-GB', 'GBP')).toBeNull();
  });
});
