import type { DrawnView } from '../archetypes.ts';
import type { Layers } from './master.ts';
import { at, block, cylinder, type Sdf } from './sdf.ts';
import { drawSolid } from './solid.ts';
import { type Camera, goRound, type Item, type Orbit } from './solid-scene.ts';

export interface StillLife {
  items: () => readonly Item[];
  /** Size of the product, for the camera. */
  height: number;
  width: number;
  /** Camera angle from above. */
  pitch?: number;
  /** Height of the middle, if it is not half the height. */
  middle?: number;
  angle?: number;
  /** Detail view: height as a fraction, and zoom. */
  close?: { x: number; y: number; zoom: number };
  cloth?: number;
}

const FRAME_WIDTH = 560;
const FRAME_HEIGHT = 800;

function frameZoom(s: StillLife): number {
  return Math.min(FRAME_WIDTH / s.width, FRAME_HEIGHT / s.height);
}

/** Front, angle, detail and styled views of a product in the studio. */
export function studioViews(s: StillLife): (view: DrawnView, orbit?: Orbit) => Layers {
  return (view, orbit) => {
    const zoom = frameZoom(s);
    const middle = s.middle ?? s.height / 2;
    const pitch = s.pitch ?? 9;
    const base: Camera = { target: [0, middle, 0], distance: 900, yaw: 0, pitch, zoom };
    // The pattern scale is that of the front view, so that prints have the same size in all views.
    const cloth = s.cloth ?? zoom;
    if (view === 'angle')
      return drawSolid({
        items: s.items(),
        cloth,
        camera: { ...base, yaw: s.angle ?? 34, pitch: pitch + 13, zoom: zoom * 0.92 },
      });
    if (view === 'detail') {
      const close = s.close ?? { x: 0, y: 0.62, zoom: 2.1 };
      return drawSolid({
        items: s.items(),
        cloth: cloth * close.zoom,
        camera: {
          ...base,
          target: [close.x, s.height * close.y, 0],
          yaw: 16,
          pitch: pitch + 4,
          zoom: zoom * close.zoom,
        },
      });
    }
    if (view === 'styled')
      return drawSolid({
        items: [...onPlinth(s.items(), 46), ...plinths(s.width, s.height)],
        cloth: cloth * 0.7,
        camera: { ...base, target: [0, middle + 30, 0], pitch: pitch + 5, yaw: -14, zoom: zoom * 0.66 },
      });
    return drawSolid({ items: s.items(), cloth, camera: orbit ? goRound(base, orbit) : base });
  };
}

function onPlinth(items: readonly Item[], lift: number): Item[] {
  return items.map((i) => ({
    ...i,
    shape: at(i.shape, 0, lift),
    bound: i.bound && ([i.bound[0], i.bound[1] + lift, i.bound[2], i.bound[3]] as const),
  }));
}

/** Plaster blocks under beauty products. */
function plinths(width: number, height: number): Item[] {
  const stone = { paint: '#eee7dd', gloss: 0.04 };
  const r = width * 0.66;
  const place = (shape: Sdf, x: number, y: number, z: number, reach: number): Item => ({
    shape: at(shape, x, y, z),
    surface: stone,
    bound: [x, y, z, reach],
  });
  return [
    place(cylinder(r, 23, 2), 0, 23, 0, r + 26),
    place(block(r * 0.5, height * 0.36, r * 0.3, 2), -r * 1.05, height * 0.36, -r * 0.9, height * 0.36 + r),
    place(cylinder(r * 0.34, 12, 2), r * 1.05, 12, r * 0.7, r * 0.5),
  ];
}
