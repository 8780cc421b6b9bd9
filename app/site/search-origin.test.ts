import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSearch, rememberSearch } from './search-origin.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the search that showed a product', () => {
  it('[BASKET-01] is the last one, as query id and hit', () => {
    rememberSearch('q1', ['p1', 'p2']);
    rememberSearch('q2', ['p2', 'p3']);
    expect(findSearch('p1')).toEqual({ queryID: 'q1', hitObjectIDs: ['p1'] });
    expect(findSearch('p2')).toEqual({ queryID: 'q2', hitObjectIDs: ['p2'] });
    expect(findSearch('p4')).toBeNull();
  });

  it('forgets the oldest', () => {
    rememberSearch('q1', ['first']);
    rememberSearch(
      'q2',
      Array.from({ length: 400 }, (_, at) => `p${at}`),
    );
    expect(findSearch('first')).toBeNull();
    expect(findSearch('p399')).not.toBeNull();
  });

  it('is none where there is nothing sound in store, or no store', () => {
    stored.set('search-origin', '{"p1":');
    expect(findSearch('p1')).toBeNull();
    vi.stubGlobal('window', {});
    expect(() => rememberSearch('q1', ['p1'])).not.toThrow();
    expect(findSearch('p1')).toBeNull();
  });
});
