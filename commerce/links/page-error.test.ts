import { describe, expect, it } from 'vitest';
import { describePageError, isNetworkError } from './page-error.ts';

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

  it('[ROUTE-11] broken: the error message if there is one', () => {
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
  ])('distinguishes a network error from a bug: %s', (words, isAway) => {
    expect(isNetworkError(new TypeError(words))).toBe(isAway);
    expect(isNetworkError(new Error(words))).toBe(false);
  });
});
