import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateScroll, slidesDragged } from './track-motion.ts';

const drag = (distance: number, durationMs = 100, slideWidth = 300) =>
  slidesDragged({ distance, durationMs, slideWidth });

describe('slidesDragged', () => {
  it('[CONTENT-04] a drag is longer than 20 pixels; less is a tap', () => {
    expect([-21, -20, 0, 20, 21].map((distance) => drag(distance))).toEqual([1, 0, 0, 0, -1]);
  });

  it('[CONTENT-04] a drag of more than 300 ms counts only across half a slide', () => {
    expect([-149, -150, -151].map((distance) => drag(distance, 301))).toEqual([0, 1, 1]);
    expect(drag(-149, 300)).toBe(1);
    expect(drag(-700, 900)).toBe(2);
    expect(drag(700, 900)).toBe(-2);
  });

  it('[CONTENT-04] moves as far to the left as to the right', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), fc.nat(2000), (distance, ms) => {
        expect(drag(distance, ms) + drag(-distance, ms)).toBe(0);
      }),
    );
  });
});

describe('animateScroll', () => {
  let frame: ((now: number) => void) | null = null;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('cancelAnimationFrame', () => {});
    vi.stubGlobal('requestAnimationFrame', (next: (now: number) => void) => {
      frame = next;
      return 1;
    });
  });
  afterEach(() => {
    frame = null;
    vi.unstubAllGlobals();
  });
  function frameAt(now: number) {
    const step = frame;
    frame = null;
    step?.(now);
  }

  it('[CONTENT-04] takes 500 ms, without snapping meanwhile', () => {
    const track = { scrollLeft: 0, scrollWidth: 2_000, clientWidth: 400, style: { scrollSnapType: '' } };
    const start = 1_000;
    vi.spyOn(performance, 'now').mockReturnValueOnce(start);
    animateScroll(track as HTMLElement, 900);
    frameAt(start + 499);
    expect(track.scrollLeft).toBeLessThan(900);
    expect(track.style.scrollSnapType).toBe('none');
    frameAt(start + 500);
    expect(track.scrollLeft).toBe(900);
    expect(track.style.scrollSnapType).toBe('');
    expect(frame).toBeNull();
  });
});
