import { describe, expect, it } from 'vitest';
import { checkEntryKey } from './entry-key.ts';

describe('checkEntryKey', () => {
  it.each(['/', '/pages/christmas', '/pages/brands/coast', '/blog/winter-coats', '/not-found'])(
    'takes a page at %s',
    (key) => expect(checkEntryKey('page', key)).toBeNull(),
  );

  it.each([
    '',
    'christmas',
    '/christmas',
    '/pages/',
    '/pages/Über',
    '/pages/a//b',
    '/pages/a b',
    '/staff/studio',
  ])('refuses a page at %j', (key) => expect(checkEntryKey('page', key)).toMatch(/address/));

  it('requires a category slug for fragments and the key all for badges', () => {
    expect(checkEntryKey('roundels', 'womens-dresses')).toBeNull();
    expect(checkEntryKey('roundels', '/womens-dresses')).not.toBeNull();
    expect(checkEntryKey('badges', 'all')).toBeNull();
    expect(checkEntryKey('badges', 'sale')).not.toBeNull();
  });
});
