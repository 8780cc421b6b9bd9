import { expect, it } from 'vitest';
import { staffLanguage } from './staff-language.ts';

it.each([
  ['/staff/offers', 'staff_language=fr', 'fr'],
  ['/staff', 'a=b; staff_language=sv; c=d', 'sv'],
  ['/staff', 'staff_language=xx', null],
  ['/staff', undefined, null],
  // The preview of a page is in the language of the page.
  ['/staff/studio/preview', 'staff_language=fr', null],
  ['/staff/sections', 'staff_language=fr', null],
])('[OPS-05] %s with the cookie %s is in %s', (path, cookies, locale) => {
  expect(staffLanguage(path, cookies, ['en-GB', 'fr', 'sv'])).toBe(locale);
});
