import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildStringTable, copyStrings, StringTable } from './string-table.ts';

const anyStrings = fc.uniqueArray(
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed()),
);

describe('StringTable', () => {
  it('returns every string by its number and finds its number by its text', () => {
    fc.assert(
      fc.property(anyStrings, (strings) => {
        const table = new StringTable(buildStringTable(strings));
        expect(Array.from(strings, (_, i) => table.at(i))).toEqual(strings);
        strings.forEach((text, i) => {
          expect(table.find(text)).toBe(i);
        });
        expect(table.find('a string that is not there')).toBe(-1);
      }),
    );
  });

  it('finds the words that begin with a prefix in a sorted table', () => {
    const words = ['coast', 'coat', 'coats', 'dress', 'dresses', 'dressing', 'zip', 'été'];
    const table = new StringTable(buildStringTable(words));
    expect(table.prefixRange('dress')).toEqual([3, 6]);
    expect(table.prefixRange('coat')).toEqual([1, 3]);
    expect(table.prefixRange('é')).toEqual([7, 8]);
    expect(table.prefixRange('q')).toEqual([6, 6]);
    expect(table.prefixRange('')).toEqual([0, 8]);
  });

  it('copies entries of several tables into one', () => {
    const sources = [buildStringTable(['a', 'b']), buildStringTable(['c', 'déjà'])];
    const copied = new StringTable(
      copyStrings(sources, 2, (visit) => {
        visit(1, 1);
        visit(0, 0);
      }),
    );
    expect([copied.at(0), copied.at(1)]).toEqual(['déjà', 'a']);
    expect(copied.find('a')).toBe(1);
  });
});
