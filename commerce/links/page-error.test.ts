import { describe, expect, it } from 'vitest';
import { describePageError, isOutOfReach } from './page-error.ts';

describe('a page that cannot be shown', () => {
  it('[ROUTE-11] not found: the fallback sections, else Page Not Found', () => {
    expect(describePageError({ status: 404 }, ['banner'])).toEqual({
      kind: 'sections',
      sections: ['banner'],
    });
    expect(describePageError({ status: 404 })).toEqual({
      kind: 'missing',
      message: { key: 'errors.notFoundTitle' },
    });
  });

  it('[ROUTE-11] broken: what is known of it', () => {
    expect(describePageError({ status: 500, error: 'timeout' }, ['banner'])).toEqual({
      kind: 'broken',
      message: { key: 'errors.errorText', values: { error: 'timeout' } },
    });
    expect(describePageError({})).toEqual({ kind: 'broken', message: { key: 'errors.unknown' } });
  });

  it.each([
    ['Failed to fetch', true],
    ['NetworkError when attempting to fetch resource.', true],
    ['Load failed', true],
    ['Failed to fetch dynamically imported module: /assets/zoom.js', true],
    ['Importing a module script failed.', true],
    ["Cannot read properties of undefined (reading 'name')", false],
  ])('tells a shop out of reach from a mistake of ours: %s', (words, isAway) => {
    expect(isOutOfReach(new TypeError(words))).toBe(isAway);
    expect(isOutOfReach(new Error(words))).toBe(false);
  });
});
