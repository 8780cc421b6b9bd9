import { describe, expect, it } from 'vitest';
import { describePageError } from './page-error.ts';

describe('a page that cannot be shown', () => {
  it('[ROUTE-11] not found: the fallback sections, else Page Not Found', () => {
    expect(describePageError({ status: 404 }, ['banner'])).toEqual({
      kind: 'sections',
      sections: ['banner'],
    });
    expect(describePageError({ status: 404 }, [])).toEqual({ kind: 'text', text: 'Page Not Found' });
  });

  it('[ROUTE-11] broken: what is known of it', () => {
    expect(describePageError({ status: 500, message: 'timeout' }, ['banner'])).toEqual({
      kind: 'text',
      text: 'Error rendering page timeout',
    });
    expect(describePageError({}, [])).toEqual({ kind: 'text', text: 'Unknown issue rendering page' });
  });
});
