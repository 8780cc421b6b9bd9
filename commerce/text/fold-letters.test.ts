import { describe, expect, it } from 'vitest';
import { ACCENTED, foldLetters, PLAIN } from './fold-letters.ts';

describe('folded letters', () => {
  it.each([
    ['Ångström', 'angstrom'],
    ['ZOË', 'zoe'],
    ['Łódź', 'lodz'],
    ['e\u0301', 'e'],
    ['Straße', 'strase'],
  ])('[OPS-06] %s is found as %s', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });

  it('has one plain letter for each', () => {
    expect([...PLAIN]).toHaveLength([...ACCENTED].length);
  });
});
