import { describe, expect, it } from 'vitest';
import { checkSection } from './check-section.ts';
import { sectionSamples } from './samples.ts';
import { wakeMoment } from './wake-for-sections.tsx';

function sample(type: keyof typeof sectionSamples, over: Record<string, unknown> = {}) {
  const checked = checkSection(type, { ...(sectionSamples[type][0]!.fields as object), ...over });
  return { type, fields: 'fields' in checked ? checked.fields : {} };
}

describe('when a content page comes alive by itself', () => {
  it('stays asleep where nothing moves', () => {
    expect(wakeMoment([sample('Text'), sample('CtaGrid'), sample('ProductCarousel')])).toBe('with somebody');
  });

  it('[CONTENT-04] [CONTENT-06] [CONTENT-10] is awake before anything moves', () => {
    expect(wakeMoment([sample('HeroBannerCarousel')])).toBe('soon');
    expect(wakeMoment([sample('HeroBannerCarousel', { autoplay: false })])).toBe('with somebody');
    expect(wakeMoment([sample('VideoComponent', { autoplay: false, scroll_to_play: true })])).toBe('soon');
    expect(wakeMoment([sample('UspBanner', { items: [{ label: 'Free' }] })])).toBe('soon');
  });

  it('[CONTENT-03] [CONTENT-07] is awake at once for a clock, and for a hero that is not for everyone', () => {
    expect(wakeMoment([sample('CountdownBanner')])).toBe('now');
    const choosy = { visibilityConfig: { hideForLoggedInUsers: true, hideForGuestUsers: false } };
    expect(wakeMoment([sample('HeroBanner', choosy)])).toBe('now');
  });
});
