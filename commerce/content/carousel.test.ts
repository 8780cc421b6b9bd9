import { describe, expect, it } from 'vitest';
import { arrowsOf, CAROUSEL, isAutoplaying } from './carousel-motion.ts';
import { slidesInView } from './carousel-types.ts';

describe('slides in view', () => {
  it.each([
    ['category', 1, 3],
    ['cta', 3.5, 10],
    ['roundel', 3.5, 10],
    ['product', 3.3, 3.3],
    ['blog', 1.3, 3.3],
    ['hero', 1, 1],
    ['family-of-brands', 2, 4],
    ['perks', 2, 4],
    ['brand-room', 1, 2],
    ['banner', 1.75, 3.2],
    ['reviews', 2, 3],
    ['recommendation', 1, 1],
    ['product-recommendations', 2.15, 4.5],
    ['sponsored', 2.15, 4.5],
    ['visually-similar', 2.1, 4.5],
    ['talent', 2, 4],
  ] as const)('[CONTENT-04] %s: %d mobile, %d desktop', (type, mobile, desktop) => {
    expect(slidesInView(type, 'mobile', 20)).toBe(mobile);
    expect(slidesInView(type, 'desktop', 20)).toBe(desktop);
  });

  it('[CONTENT-04] three banners or fewer fill the row', () => {
    expect(slidesInView('banner', 'desktop', 3)).toBe(3);
    expect(slidesInView('banner', 'desktop', 4)).toBe(3.2);
    expect(slidesInView('banner', 'mobile', 3)).toBe(1.75);
  });

  it('[CONTENT-04] can be set in the content', () => {
    expect(slidesInView('product', 'mobile', 9, { mobile: 2.2 })).toBe(2.2);
    expect(slidesInView('product', 'mobile', 9, { mobile: 0 })).toBe(3.3);
  });
});

describe('moving a carousel', () => {
  it('[CONTENT-04] hides the arrows at the edges', () => {
    expect(arrowsOf({ index: 0, slidesInView: 3.2, total: 6 })).toEqual({ previous: false, next: true });
    expect(arrowsOf({ index: 1, slidesInView: 3.2, total: 6 }).previous).toBe(true);
    expect(arrowsOf({ index: 2, slidesInView: 3.2, total: 6 })).toEqual({ previous: true, next: true });
    expect(arrowsOf({ index: 3, slidesInView: 3.2, total: 6 })).toEqual({ previous: true, next: false });
    expect(arrowsOf({ index: 0, slidesInView: 4, total: 3 })).toEqual({ previous: false, next: false });
  });

  it('[CONTENT-04] advances every five seconds', () => {
    expect(CAROUSEL.autoplayMs).toBe(5000);
  });

  it('[CONTENT-04] resumes five seconds after the last interaction', () => {
    expect(CAROUSEL.resumeMs).toBe(5000);
  });

  it('[CONTENT-04] plays automatically, stops on interaction, and stays paused', () => {
    const playing = {
      enabled: true,
      isHeld: false,
      isPaused: false,
      openInteractions: 0,
      prefersReducedMotion: false,
    };
    expect(isAutoplaying(playing)).toBe(true);
    expect(isAutoplaying({ ...playing, isHeld: true })).toBe(false);
    expect(isAutoplaying({ ...playing, isPaused: true })).toBe(false);
    expect(isAutoplaying({ ...playing, enabled: false })).toBe(false);
    expect(isAutoplaying({ ...playing, prefersReducedMotion: true })).toBe(false);
  });

  it('[CONTENT-05] stops while a shoppable dropdown is open, and resumes when the last one closes', () => {
    const playing = { enabled: true, isHeld: false, isPaused: false, prefersReducedMotion: false };
    expect([2, 1, 0].map((openInteractions) => isAutoplaying({ ...playing, openInteractions }))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
