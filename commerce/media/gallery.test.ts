import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVideoSources, type VideoSource, viewerAddress } from './gallery-media.ts';
import { DEFAULT_QUALITY } from './picture.ts';
import {
  clampPinch,
  DESKTOP_ZOOM_SCALE,
  PINCH_MAX_SCALE,
  PINCH_STEP,
  pressPicture,
  QUALITY_ZOOMED,
  scrollThumbnails,
  zoomOrigin,
} from './zoom.ts';

const box = { left: 100, top: 50, width: 400, height: 600 };

describe('zoom', () => {
  it('[GAL-01] on desktop a click toggles zoom at scale 3 with its origin at the cursor, quality 70 then 95', () => {
    const zoomed = pressPicture({ kind: 'none' }, false, { x: 200, y: 350 }, box);
    expect(zoomed).toEqual({ kind: 'in-place', origin: { xPercent: 25, yPercent: 50 } });
    expect(pressPicture(zoomed, false, { x: 0, y: 0 }, box)).toEqual({ kind: 'none' });
    expect([DESKTOP_ZOOM_SCALE, DEFAULT_QUALITY, QUALITY_ZOOMED]).toEqual([3, 70, 95]);
  });

  it('[GAL-01] the origin never leaves the picture', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (x, y) => {
        const origin = zoomOrigin({ x, y }, box);
        for (const part of [origin.xPercent, origin.yPercent]) expect(part >= 0 && part <= 100).toBe(true);
      }),
    );
    expect(zoomOrigin({ x: 1, y: 1 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({
      xPercent: 50,
      yPercent: 50,
    });
  });

  it('[GAL-02] on touch a press opens the full-screen modal; pinch goes up to 4 in steps of 2.5', () => {
    expect(pressPicture({ kind: 'none' }, true, { x: 0, y: 0 }, box)).toEqual({ kind: 'full-screen' });
    expect([0.2, 2, 9].map(clampPinch)).toEqual([1, 2, 4]);
    expect([PINCH_MAX_SCALE, PINCH_STEP]).toEqual([4, 2.5]);
  });

  it('[GAL-02] thumbnails scroll by 300px and stop at the ends', () => {
    expect([
      scrollThumbnails(0, 1, 700),
      scrollThumbnails(600, 1, 700),
      scrollThumbnails(100, -1, 700),
    ]).toEqual([300, 700, 0]);
  });
});

describe('gallery media', () => {
  const source = (type: VideoSource['type'], width: number, height: number): VideoSource => ({
    type,
    width,
    height,
    url: `/v/${width}.${type.slice(6)}`,
  });

  it('[GAL-03] plays 720x1080 by default, MP4 before WEBM, with the other type as fallback', () => {
    const sources = [
      source('video/webm', 720, 1080),
      source('video/mp4', 1080, 1620),
      source('video/mp4', 720, 1080),
    ];
    expect(chooseVideoSources(sources)).toEqual([sources[2], sources[0]]);
    expect(chooseVideoSources(sources.slice(0, 2))).toEqual([sources[0], sources[1]]);
    expect(chooseVideoSources(sources.slice(1, 2))).toEqual([sources[1]]);
    expect(chooseVideoSources([])).toEqual([]);
  });

  it('[GAL-03] the 3D viewer is at /viewer/{voxeloId}', () => {
    expect(viewerAddress('chair_01-a')).toBe('/viewer/chair_01-a');
    for (const id of [null, '', '../admin', 'a b', 'x'.repeat(65)]) expect(viewerAddress(id)).toBeNull();
  });
});
