import type { DrawnView } from '../archetypes.ts';
import { drawCloth, type Part, type Placing } from './cloth.ts';
import { emptyLayers, type Layers } from './master.ts';
import { oakFloor, windowLight } from './room.ts';
import { band, box, CX, open } from './shape.ts';
import { hanger, silver } from './trims.ts';

/** A garment on the common body: parts, frame, and focus of the detail view. */
export interface Garment {
  parts: (side: 'front' | 'back') => readonly Part[];
  /** Top and bottom of the garment on the body, for the frame. */
  top: number;
  bottom: number;
  /** Widest half-width. */
  half: number;
  focus: readonly [number, number];
  /** Hangs by its shoulders (half-width, height) or by clips at the waist. */
  hang?: { shoulder: number; y: number } | { clips: number; y: number };
}

const ROOM_TOP = 120;
const ROOM_BOTTOM = 1085;
const MOST_HALF = 340;

function frame(g: Garment, top: number, bottom: number, mostHalf: number): Placing {
  const scale = Math.min((bottom - top) / (g.bottom - g.top), mostHalf / g.half, 2.05);
  const mid = (top + bottom) / 2 - ((g.top + g.bottom) / 2) * scale;
  return { scale, x: CX - CX * scale, y: mid };
}

export function drawGarment(g: Garment, view: DrawnView): Layers {
  const placing = frame(g, ROOM_TOP, ROOM_BOTTOM, MOST_HALF);
  if (view === 'detail') {
    const scale = placing.scale * 2.1;
    return drawCloth({
      parts: g.parts('front'),
      placing: { scale, x: CX - g.focus[0] * scale, y: 560 - g.focus[1] * scale },
      dropShadow: 'flat',
    });
  }
  if (view === 'styled') return hanging(g);
  return drawCloth({ parts: g.parts(view === 'back' ? 'back' : 'front'), placing, dropShadow: 'hang' });
}

const RAIL_Y = 112;

/** On a rail in a room with daylight. */
function hanging(g: Garment): Layers {
  const layers = emptyLayers();
  oakFloor(layers, 1085);
  const rail: Part = {
    shape: box(-60, RAIL_Y - 7, 920, 14, 7),
    material: silver,
    puff: 0.95,
    extend: [
      [200, 0],
      [-200, 0],
    ],
  };
  const hang = g.hang ?? { shoulder: 118, y: 222 };
  const room = frame(g, 250, 1030, 280);
  const scale = room.scale;
  const top = (hang.y - 22) * scale;
  const placing: Placing = { ...room, y: RAIL_Y + 118 - top };
  const bottom = g.bottom * scale + placing.y;
  if (bottom > 1060) placing.y -= bottom - 1060;
  const hookTop = (RAIL_Y - placing.y) / scale;
  drawCloth({ parts: [rail], dropShadow: 'wall' }, layers);
  const holder =
    'shoulder' in hang ? tallHanger(hang.shoulder, hang.y, hookTop) : clipHanger(hang.clips, hang.y, hookTop);
  drawCloth({ parts: [...holder, ...g.parts('front')], placing, dropShadow: 'wall' }, layers);
  windowLight(layers, 0.11, 1069);
  return layers;
}

function hook(y: number, top: number): Part {
  return {
    shape: band(
      open([
        [CX, y],
        [CX, top + 44],
        [CX + 15, top + 24],
        [CX + 13, top + 2],
        [CX - 2, top - 8],
        [CX - 16, top + 4],
      ]),
      5,
    ),
    material: silver,
    puff: 0.9,
  };
}

function tallHanger(shoulder: number, y: number, top: number): Part[] {
  const [, bar] = hanger(shoulder, y, 0);
  return [hook(y - 12, top), bar!];
}

function clipHanger(half: number, y: number, top: number): Part[] {
  const clip = (x: number): Part => ({
    shape: box(CX + x - 9, y - 34, 18, 44, 3),
    material: silver,
    puff: 0.5,
    edge: 3,
  });
  return [
    hook(y - 40, top),
    { shape: box(CX - half - 16, y - 44, half * 2 + 32, 9, 4), material: silver, puff: 0.9 },
    clip(-half + 8),
    clip(half - 8),
  ];
}
