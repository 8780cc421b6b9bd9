import { describe, expect, it } from 'vitest';
import { checkSection, sampleFields } from './definitions.ts';
import { hydrationOf } from './load-page.server.ts';

function sample(type: string, over: Record<string, unknown> = {}) {
  const checked = checkSection(type, { ...sampleFields(type), ...over });
  return { type, fields: 'fields' in checked ? checked.fields : {} };
}

describe('when a content page hydrates without activity', () => {
  it('waits for activity where nothing moves', () => {
    expect(hydrationOf([sample('Text'), sample('CtaGrid'), sample('ProductCarousel')])).toBeNull();
  });

  it('[CONTENT-04] [CONTENT-06] [CONTENT-10] hydrates before anything moves', () => {
    expect(hydrationOf([sample('HeroBannerCarousel')])).toBe('soon');
    expect(hydrationOf([sample('HeroBannerCarousel', { autoplay: false })])).toBeNull();
    expect(hydrationOf([sample('VideoComponent', { autoplay: false, scroll_to_play: true })])).toBe('soon');
    expect(hydrationOf([sample('UspBanner', { items: [{ label: 'Free' }] })])).toBe('soon');
  });

  it('[CONTENT-03] [CONTENT-07] hydrates at once for a clock, and for a hero that is not for everyone', () => {
    expect(hydrationOf([sample('CountdownBanner')])).toBe('now');
    const restricted = { visibilityConfig: { hideForLoggedInUsers: true, hideForGuestUsers: false } };
    expect(hydrationOf([sample('HeroBanner', restricted)])).toBe('now');
  });
});
