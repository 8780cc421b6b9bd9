import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMarquee, limitTickerBrands, MARQUEE, TICKER, tickerSpacing } from './ticker.ts';
import { isRotating, readUspSwipe, rotate, USP } from './usp-rotation.ts';

describe('the USP banner', () => {
  const free = { isHovered: false, isDropdownOpen: false, isTouched: false, isTabHidden: false };

  it('[CONTENT-06] rotates every 3000 ms with a transition of 500 ms', () => {
    expect(USP).toMatchObject({ rotationMs: 3000, transitionMs: 500, staticAutoplayMs: 5000 });
    expect([0, 1, 2].map((index) => rotate(index, 3))).toEqual([1, 2, 0]);
  });

  it('[CONTENT-06] pauses on hover, dropdown and touch', () => {
    expect(isRotating(3, free)).toBe(true);
    for (const reason of Object.keys(free)) expect(isRotating(3, { ...free, [reason]: true })).toBe(false);
    expect([1, 2].map((count) => isRotating(count, free))).toEqual([false, true]);
  });

  it('[CONTENT-06] changes on a swipe over 50px', () => {
    expect([-51, -50, 0, 50, 51].map(readUspSwipe)).toEqual([1, 0, 0, 0, -1]);
  });

  it('[CONTENT-06] always stays within its messages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(100),
        fc.integer({ min: -50, max: 50 }),
        (count, index, step) => {
          const next = rotate(index, count, step);
          expect(next >= 0 && next < count).toBe(true);
        },
      ),
    );
    expect(rotate(3, 0)).toBe(0);
  });
});

describe('tickers and marquees', () => {
  it('[CONTENT-06] a ticker takes 40 s', () => {
    expect(TICKER.seconds).toBe(40);
  });

  it('[CONTENT-12] has at most 50 names, 150px apart, half that on mobile', () => {
    expect(limitTickerBrands(Array.from({ length: 80 }))).toHaveLength(50);
    expect([tickerSpacing(false), tickerSpacing(true)]).toEqual([150, 75]);
  });

  it('[CONTENT-12] a marquee has at least 24 items, takes 30 s and is 38px high', () => {
    expect(MARQUEE).toMatchObject({ seconds: 30, height: 38 });
    expect(fillMarquee(['a', 'b', 'c', 'd', 'e'])).toHaveLength(25);
    expect(fillMarquee(Array.from({ length: 30 }))).toHaveLength(30);
    expect(fillMarquee([])).toEqual([]);
  });
});
