import { describe, expect, it } from 'vitest';
import { parseSearches, rememberSearch } from './search-recent.ts';

describe('[SEARCH-08] recent searches', () => {
  it('are newest first, without duplicates, six at most', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce(rememberSearch, [] as string[]);
    expect(all).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    expect(rememberSearch(['red dress', 'shoes'], 'Shoes ')).toEqual(['Shoes', 'red dress']);
  });

  it('ignore an empty search and truncate a long one', () => {
    expect(rememberSearch(['a'], '   ')).toEqual(['a']);
    expect(rememberSearch([], 'x'.repeat(5000))[0]).toHaveLength(100);
  });

  it('are empty when the stored value is something else', () => {
    expect(parseSearches(null)).toEqual([]);
    expect(parseSearches('{"a":1}')).toEqual([]);
    expect(parseSearches('not json')).toEqual([]);
    expect(parseSearches('["dress", 5, ""]')).toEqual(['dress']);
  });
});
