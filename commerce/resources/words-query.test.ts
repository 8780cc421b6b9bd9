import { describe, expect, it } from 'vitest';
import { wordsQuery } from './words-query.ts';

describe('a query on words', () => {
  it.each([
    ['Ada Byron', "'ada':* & 'byron':*"],
    ['#100001', "'100001':*"],
    ['SW1A 1AA', "'sw1a':* & '1aa':*"],
    ["O'Hara \\", "'o''hara':* & '\\\\'"],
    ['  ', null],
  ])('[OPS-06] %j', (text, query) => {
    expect(wordsQuery(text)).toBe(query);
  });
});
