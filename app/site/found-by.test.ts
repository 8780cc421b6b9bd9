import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundBy, rememberFound } from './found-by.ts';

describe('[BASKET-01] the search that led to a product', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes along into the basket', () => {
    expect(foundBy()).toEqual({});
    rememberFound('p1', 'q1');
    expect(foundBy()).toEqual({ queryID: 'q1', hitObjectIDs: ['p1'] });
  });

  it('is not kept without consent, nor where nothing can be kept', () => {
    vi.stubGlobal('document', { cookie: '' });
    rememberFound('p1', 'q1');
    expect(foundBy()).toEqual({});
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('sessionStorage', undefined);
    rememberFound('p1', 'q1');
    expect(foundBy()).toEqual({});
  });
});
