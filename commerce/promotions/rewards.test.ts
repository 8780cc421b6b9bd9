import { describe, expect, it } from 'vitest';
import { describeRewards, formatRewards } from './rewards.ts';

const english = { locale: 'en-GB', currency: 'GBP' };

describe('rewards', () => {
  it.each([
    [250, '£2.50'],
    [5, '£0.05'],
    [100, '£1.00'],
    [123_456, '£1,234.56'],
  ])('[PDP-10] %i points read %s', (points, text) => {
    expect(formatRewards(points, english)).toBe(text);
  });

  it.each([
    ['fr', '0,35 £'],
    ['nl', '£ 0,35'],
    ['sv', '0,35 £'],
  ])('[SITE-02] are written like prices in %s', (locale, text) => {
    expect(formatRewards(35, { ...english, locale }).replace(/\s/g, ' ')).toBe(text);
  });

  it("[PDP-10] guests get 'join now' to /sign-up, registered shoppers the message without it", () => {
    expect(describeRewards(250, { isGuest: true }, english)?.joinHref).toBe('/sign-up');
    expect(describeRewards(250, { isGuest: false }, english)).toEqual({
      messageKey: 'pdp.rewards.earn',
      amount: '£2.50',
      joinHref: null,
    });
  });

  it('gives no message without points', () => {
    expect(describeRewards(0, { isGuest: true }, english)).toBeNull();
    expect(describeRewards(Number.NaN, { isGuest: true }, english)).toBeNull();
  });
});
