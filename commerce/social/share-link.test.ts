import { describe, expect, it } from 'vitest';
import { buildShareLink, nextShareState } from './share-link.ts';
import { isShortenable } from './sharing.server.ts';

const page = 'https://shop.example/product/wrap-dress?colour=navy';

describe('the share link', () => {
  it('[ROUTE-12] carries utm_source=pdp_share and utm_medium=referral', () => {
    expect(buildShareLink(page, null)).toBe(`${page}&utm_source=pdp_share&utm_medium=referral`);
  });

  it("[PDP-13] gets the customer's affiliateId for registered shoppers only", () => {
    const registered = buildShareLink(page, { isGuest: false, affiliateId: 'aff-7' });
    expect(new URL(registered).searchParams.get('affiliateId')).toBe('aff-7');
    const guest = buildShareLink(page, { isGuest: true, affiliateId: 'aff-7' });
    expect(new URL(guest).searchParams.has('affiliateId')).toBe(false);
    expect(buildShareLink(page, { isGuest: false, affiliateId: null })).toBe(buildShareLink(page, null));
  });

  it('[PDP-13] drops the sharer’s own utm parameters and automatic add', () => {
    const received = `${page}&utm_source=mail&utm_campaign=x&affiliateId=other&addToBagOnLoadAndRegistered=true#reviews`;
    expect(buildShareLink(received, null)).toBe(buildShareLink(page, null));
  });

  it('[PDP-13] is disabled while working, then shows copied, then returns to idle', () => {
    expect(nextShareState('idle', 'press')).toBe('working');
    expect(nextShareState('working', 'press')).toBe('working');
    expect(nextShareState('working', 'shared')).toBe('copied');
    expect(nextShareState('copied', 'copied-shown')).toBe('idle');
    expect(nextShareState('working', 'failed')).toBe('idle');
    expect(nextShareState('idle', 'copied-shown')).toBe('idle');
  });
});

describe('shortening', () => {
  const own = ['shop.example', 'localhost:3000'];
  it.each([
    ['https://shop.example/product/x', true],
    ['http://localhost:3000/product/x', true],
    ['https://shop.example.evil.test/x', false],
    ['https://evil.test/?https://shop.example', false],
    ['https://shop.example@evil.test/', false],
    ['https://user:word@shop.example/', false],
    ['https://user@shop.example/', false],
    ['javascript:alert(1)', false],
    ['//shop.example/x', false],
    ['', false],
  ])('[PDP-13] of %s is allowed: %s', (url, allowed) => {
    expect(isShortenable(url, own)).toBe(allowed);
  });
});
