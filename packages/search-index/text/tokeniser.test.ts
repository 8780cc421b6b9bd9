import { describe, expect, it } from 'vitest';
import {
  foldText,
  joinHyphenated,
  MAX_QUERY_CHARACTERS,
  sanitiseSearchTerm,
  splitWords,
} from './tokeniser.ts';

describe('sanitiseSearchTerm', () => {
  it('[SEARCH-07] removes double quote, caret and tilde', () => {
    expect(sanitiseSearchTerm('"black" ^dress~')).toBe('black dress');
  });

  it('limits the length and flattens white space and control characters', () => {
    expect(sanitiseSearchTerm('a'.repeat(10_000))).toHaveLength(MAX_QUERY_CHARACTERS);
    expect(sanitiseSearchTerm(' black\u0000\n\t dress ')).toBe('black dress');
  });
});

describe('splitWords', () => {
  it.each([
    ["Women's Café-Crème T-Shirt", ['womens', 'cafe', 'creme', 'tshirt']],
    ['Size 12, £20.50!', ['size', '12', '20', '50']],
    ['Straße Ærø Łódź', ['strasse', 'aero', 'lodz']],
    ['你好 мир', ['你好', 'мир']],
    ['🙂 -- ', []],
  ])('splits %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('folds plain and accented text alike', () => {
    expect(foldText('LEVI’S')).toBe(foldText("levi's"));
    expect(foldText('CRÈME')).toBe('creme');
  });
});

describe('joinHyphenated', () => {
  it('also writes hyphenated words as one', () => {
    expect(joinHyphenated('A Long-Sleeve T-Shirt')).toEqual(['longsleeve', 'tshirt']);
  });
});
