import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearchTerm } from './search-term.ts';

describe('the search term', () => {
  it('[SEARCH-07] loses double quotes, carets and tildes', () => {
    expect(cleanSearchTerm('"red" dress^2 ~midi')).toBe('red dress2 midi');
    expect(cleanSearchTerm("women's t-shirt & jeans")).toBe("women's t-shirt & jeans");
  });

  it('has single spaces, at most 30 words and 300 characters', () => {
    expect(cleanSearchTerm('  red \n dress ')).toBe('red dress');
    expect(cleanSearchTerm('w '.repeat(50)).split(' ')).toHaveLength(30);
    expect(cleanSearchTerm('x'.repeat(500))).toHaveLength(300);
    expect(cleanSearchTerm(`${'x'.repeat(299)}💄`)).toBe('x'.repeat(299));
  });

  it('[SEARCH-07] is safe whatever was typed, and does not change when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const term = cleanSearchTerm(typed);
        expect(term).not.toMatch(/["^~]|\p{Cc}/u);
        expect(term.length).toBeLessThanOrEqual(300);
        expect(term.isWellFormed()).toBe(true);
        expect(cleanSearchTerm(term)).toBe(term);
      }),
    );
  });
});
