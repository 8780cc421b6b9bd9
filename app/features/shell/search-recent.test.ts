import { describe, expect, it } from 'vitest';
import { parseSearches, rememberSearch } from './search-recent.ts';

describe('[SEARCH-08] recent searches', () => {
  it('stand newest first, each once, six at most', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce(rememberSearch, [] as string[]);
    expect(all).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    expect(rememberSearch(['red dress', 'shoes'], 'Shoes ')).toEqual(['Shoes', 'red dress']);
  });

  it('forget nothing for an empty search, and cut an endless one', () => {
    expect(rememberSearch(['a'], '   ')).toEqual(['a']);
    expect(rememberSearch([], 'x'.repeat(5000))[0]).toHaveLength(100);
  });

  it('start afresh when the store holds something else', () => {
    expect(parseSearches(null)).toEqual([]);
    expect(parseSearches('{"a":1}')).toEqual([]);
    expect(parseSearches('not json')).toEqual([]);
    expect(parseSearches('["dress", 5, ""]')).toEqual(['dress']);
  });
});
