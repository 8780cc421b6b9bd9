import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedTypos, buildTypoTable, editDistance, findSimilar } from './typo-table.ts';

const WORDS = ['dress', 'jeans', 'trainers', 'moisturiser', 'coat', 'coast', 'lamp', 'jewellery'];
const table = buildTypoTable(WORDS);
const similarTo = (word: string) =>
  findSimilar(table, word, (index) => WORDS[index]!)
    .map((found) => found.word)
    .toSorted();

describe('editDistance', () => {
  it.each([
    ['dress', 'dress', 0],
    ['drss', 'dress', 1],
    ['dresss', 'dress', 1],
    ['drass', 'dress', 1],
    ['derss', 'dress', 1],
    ['jewelry', 'jewellery', 2],
    ['sofa', 'lamp', 3],
  ])('from %s to %s is %i, or too far', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('is the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 6) === editDistance(b, a, 6)));
  });
});

describe('the typo table', () => {
  it.each([
    ['drss', ['dress']],
    ['jaens', ['jeans']],
    ['trainrs', ['trainers']],
    ['moisteriser', ['moisturiser']],
    ['moistriserr', ['moisturiser']],
    ['coats', ['coast', 'coat']],
    ['lmp', ['lamp']],
    ['zebra', []],
  ])('finds for %s %j', (typed, expected) => {
    expect(similarTo(typed)).toEqual(expected);
  });

  it('finds every known word from every single typo', () => {
    const anyTypo = fc.record({
      word: fc.constantFrom(...WORDS.filter((word) => word.length > 4)),
      at: fc.nat({ max: 20 }),
      letter: fc.constantFrom('q', 'e', 's'),
      kind: fc.constantFrom('drop', 'add', 'swap', 'replace'),
    });
    fc.assert(
      fc.property(anyTypo, ({ word, at: place, letter, kind }) => {
        const at = place % (word.length - 1);
        const typed = {
          drop: word.slice(0, at) + word.slice(at + 1),
          add: word.slice(0, at) + letter + word.slice(at),
          swap: word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
          replace: word.slice(0, at) + letter + word.slice(at + 1),
        }[kind];
        expect(similarTo(typed)).toContain(word);
      }),
    );
  });

  it('allows more typos in long words and none in short ones', () => {
    expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  });
});
