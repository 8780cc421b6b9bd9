import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidesDragged, TRACK_MOTION } from './track-motion.ts';

const drag = (distance: number, durationMs = 100, slideWidth = 300) =>
  slidesDragged({ distance, durationMs, slideWidth });

describe('a row of slides', () => {
  it('[CONTENT-04] glides for 500 ms', () => {
    expect(TRACK_MOTION.glideMs).toBe(500);
  });

  it('[CONTENT-04] takes a drag of more than 20 pixels; less is a tap', () => {
    expect([-21, -20, 0, 20, 21].map((distance) => drag(distance))).toEqual([1, 0, 0, 0, -1]);
  });

  it('[CONTENT-04] takes a drag of more than 300 ms only across half a slide', () => {
    expect([-149, -150, -151].map((distance) => drag(distance, 301))).toEqual([0, 1, 1]);
    expect(drag(-149, 300)).toBe(1);
    expect(drag(-700, 900)).toBe(2);
    expect(drag(700, 900)).toBe(-2);
  });

  it('[CONTENT-04] moves as far to the one side as to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), fc.nat(2000), (distance, ms) => {
        expect(drag(distance, ms) + drag(-distance, ms)).toBe(0);
      }),
    );
  });
});
