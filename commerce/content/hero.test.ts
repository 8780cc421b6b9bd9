import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mobileGradientHeight, parseLinkLocation, stackLinks } from './hero-links.ts';
import { showsHero } from './hero-visibility.ts';
import { placeAreas, placePoints } from './hotspots.ts';

describe('a hero banner', () => {
  it.each([
    [{ hideForLoggedInUsers: true }, 'registered', false],
    [{ hideForLoggedInUsers: true }, 'guest', true],
    [{ hideForGuestUsers: true }, 'guest', false],
    [{ hideForGuestUsers: true }, 'registered', true],
    [{ hideForGuestUsers: true }, 'unknown', false],
    [{ hideForLoggedInUsers: true }, 'unknown', false],
    [{ hideForLoggedInUsers: true, hideForGuestUsers: true }, 'guest', false],
    [{}, 'guest', true],
    [null, 'unknown', true],
  ] as const)('[CONTENT-03] with %j shows to %s: %s', (config, shopper, shown) => {
    expect(showsHero(config, shopper)).toBe(shown);
  });

  it.each([
    [0, 60],
    [1, 148],
    [3, 324],
  ])('[CONTENT-03] %d links have a gradient of %dpx on a phone', (links, height) => {
    expect(mobileGradientHeight(links)).toBe(height);
  });

  it('[CONTENT-03] places its links', () => {
    expect(parseLinkLocation('top-left')).toEqual({ vertical: 'top', horizontal: 'left' });
    expect(parseLinkLocation('middleRight')).toEqual({ vertical: 'middle', horizontal: 'right' });
    expect(parseLinkLocation(null)).toEqual({ vertical: 'bottom', horizontal: 'center' });
  });

  it('[CONTENT-03] stacks one button by default', () => {
    expect(stackLinks(['a', 'b', 'c'], undefined)).toEqual([['a'], ['b'], ['c']]);
    expect(stackLinks(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
    expect(stackLinks(['a'], 0)).toEqual([['a']]);
    expect(stackLinks([], 3)).toEqual([]);
  });
});

describe('hotspots', () => {
  const area = { startX: 10, startY: 20, endX: 60, endY: 50 };
  const hotspot = { desktopCoords: area, mobileCoords: null, link: '/x', altText: 'Bag' };

  it('[CONTENT-03] are placed by percentages', () => {
    expect(placeAreas([hotspot], 'desktop')).toEqual([
      { link: '/x', altText: 'Bag', left: 10, top: 20, width: 50, height: 30 },
    ]);
  });

  it('[CONTENT-03] with missing coordinates are skipped', () => {
    expect(placeAreas([hotspot], 'mobile')).toEqual([]);
    expect(placeAreas([{ ...hotspot, desktopCoords: { ...area, endX: null } }], 'desktop')).toEqual([]);
    expect(placeAreas([{ ...hotspot, desktopCoords: { ...area, endX: Number.NaN } }], 'desktop')).toEqual([]);
    expect(
      placePoints([
        { percentageFromTopLocation: 10 },
        { percentageFromTopLocation: 0, percentageFromLeftLocation: 50 },
      ]),
    ).toEqual([{ percentageFromTopLocation: 0, percentageFromLeftLocation: 50, top: 0, left: 50 }]);
  });

  it('[CONTENT-03] stay within the picture, whichever corner comes first', () => {
    const number = fc.double({ min: -200, max: 300, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (startX, startY, endX, endY) => {
        for (const placed of placeAreas(
          [{ ...hotspot, desktopCoords: { startX, startY, endX, endY } }],
          'desktop',
        )) {
          expect(placed.left >= 0 && placed.left + placed.width <= 100.0001).toBe(true);
          expect(placed.top >= 0 && placed.top + placed.height <= 100.0001).toBe(true);
          expect(placed.width > 0 && placed.height > 0).toBe(true);
        }
      }),
    );
  });
});
