import { describe, expect, it } from 'vitest';
import { describeRewards, formatRewards } from './rewards.ts';

describe('rewards', () => {
  it.each([
    [250, '£2.50'],
    [5, '£0.05'],
    [100, '£1.00'],
    [123_456, '£1234.56'],
  ])('[PDP-10] %i points read %s', (points, text) => {
    expect(formatRewards(points)).toBe(text);
  });

  it("[PDP-10] guests get 'join now' to /sign-up, registered shoppers the message without it", () => {
    expect(describeRewards(250, { isGuest: true })?.joinHref).toBe('/sign-up');
    expect(describeRewards(250, { isGuest: false })).toEqual({
      messageKey: 'pdp.rewards.earn',
      amount: '£2.50',
      joinHref: null,
    });
  });

  it('gives no message without points', () => {
    expect(describeRewards(0, { isGuest: true })).toBeNull();
    expect(describeRewards(Number.NaN, { isGuest: true })).toBeNull();
  });
});
