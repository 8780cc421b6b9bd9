import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSearchAttribution, searchAttribution } from './attribution.ts';

describe('[BASKET-01] the search that led to a product', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is sent with what is added to the basket', () => {
    expect(searchAttribution()).toEqual({});
    rememberSearchAttribution('p1', 'q1');
    expect(searchAttribution()).toEqual({ queryID: 'q1', hitObjectIDs: ['p1'] });
  });

  it('is not stored without consent, nor where storage is unavailable', () => {
    vi.stubGlobal('document', { cookie: '' });
    rememberSearchAttribution('p1', 'q1');
    expect(searchAttribution()).toEqual({});
    vi.stubGlobal('document', { cookie: 'consent=all' });
    vi.stubGlobal('sessionStorage', undefined);
    rememberSearchAttribution('p1', 'q1');
    expect(searchAttribution()).toEqual({});
  });
});
