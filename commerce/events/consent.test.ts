import { describe, expect, it } from 'vitest';
import { allowsEvents, consentCookie, readConsent } from './consent.ts';

describe('[EVENT-01] consent', () => {
  it.each([
    [null, null],
    ['', null],
    ['other=1', null],
    ['consent=all', 'all'],
    ['a=1; consent=necessary; b=2', 'necessary'],
    ['my-consent=all', null],
    ['consent=allx', null],
  ])('%s is read as %s', (cookies, expected) => {
    expect(readConsent(cookies)).toBe(expected);
  });

  it('events need consent to all, and the cookie is read back', () => {
    expect(allowsEvents(consentCookie('all', true))).toBe(true);
    expect(allowsEvents(consentCookie('necessary', false))).toBe(false);
    expect(consentCookie('all', false)).not.toContain('secure');
  });
});
