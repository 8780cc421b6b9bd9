import { describe, expect, it } from 'vitest';
import { describePageError } from './page-error.ts';

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
});
