import { describe, expect, it } from 'vitest';
import { describeTextBanner, fontScaleAt, type TextBannerSettings } from './text-banner.ts';

const plain: TextBannerSettings = {
  title: 'The linen edit',
  titleMobile: null,
  subtitle: 'Cool cloth for warm days',
  subtitleMobile: null,
  titleSize: null,
  titleSizeMobile: null,
  subtitleSize: null,
  subtitleSizeMobile: null,
  kerning: null,
  lineHeight: null,
  lineHeightMobile: null,
  padding: null,
};

describe('the text banner', () => {
  it('[CONTENT-11] defaults: title 48px desktop and 24px mobile, kerning -4, line height 100 (90 mobile), subtitle 20px, padding 50', () => {
    expect(describeTextBanner(plain, 1920)).toEqual({
      title: 'The linen edit',
      subtitle: 'Cool cloth for warm days',
      titlePx: 48,
      subtitlePx: 20,
      letterSpacingEm: -0.04,
      lineHeight: 1,
      paddingPx: 50,
    });
    expect(describeTextBanner(plain, 390)).toMatchObject({ titlePx: 24, subtitlePx: 20, lineHeight: 0.9 });
  });

  it('[CONTENT-11] type scales at 1920, 1440 and 1024', () => {
    expect(
      [2560, 1920, 1919, 1440, 1439, 1024, 900].map((width) => Math.round(fontScaleAt(width) * 1000)),
    ).toEqual([1000, 1000, 750, 750, 533, 533, 533]);
    expect([1920, 1440, 1024].map((width) => describeTextBanner(plain, width).titlePx)).toEqual([
      48, 36, 25.6,
    ]);
  });

  it('[CONTENT-11] is never below the mobile size nor above the configured size', () => {
    expect(describeTextBanner({ ...plain, titleSize: 30 }, 1024).titlePx).toBe(24);
    expect(describeTextBanner({ ...plain, titleSize: 18 }, 1920).titlePx).toBe(18);
  });

  it('[CONTENT-11] the mobile text shows below 768 and falls back to the desktop one', () => {
    const both = { ...plain, titleMobile: 'Linen', subtitleMobile: 'Cool' };
    expect(describeTextBanner(both, 767)).toMatchObject({ title: 'Linen', subtitle: 'Cool' });
    expect(describeTextBanner(both, 768)).toMatchObject({ title: 'The linen edit' });
    expect(describeTextBanner(plain, 390)).toMatchObject({ title: 'The linen edit' });
  });
});
