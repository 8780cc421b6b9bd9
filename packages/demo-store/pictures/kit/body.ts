import type { Part } from './cloth.ts';
import { box, CX, mirrored, move, type Point, type Polygon } from './shape.ts';

/**
 * Garments are drawn on one body: centre line at CX, shoulders at y 232, waist at 440, hips at 570, ankles at 1060.
 * Half-widths: neck 46, shoulder 122, bust 112, waist 88, hips 120.
 */
export const BODY = {
  shoulderY: 232,
  shoulder: 122,
  underarmY: 338,
  bust: 114,
  waistY: 440,
  waist: 90,
  hipY: 570,
  hip: 122,
};

export interface TorsoOptions {
  /** Half-width and depth of the neck opening in front; `v` makes it pointed. */
  neck: { half: number; depth: number; v?: boolean; square?: boolean };
  shoulder?: number;
  shoulderY?: number;
  bust?: number;
  waist?: number;
  waistY?: number;
  hem: number;
  hemY: number;
  /** Depth of the armhole, for sleeveless cuts. */
  armhole?: number;
  /** Depth of a dipping or curved hem. */
  hemDip?: number;
  strap?: boolean;
}

/** Outline of a front or back from the neck to the hem. */
export function torso(o: TorsoOptions): Polygon {
  const shoulderY = o.shoulderY ?? BODY.shoulderY;
  const shoulder = o.shoulder ?? BODY.shoulder;
  const bust = o.bust ?? BODY.bust;
  const neckTop = shoulderY - 26;
  const neck: Point[] = o.neck.v
    ? [
        [0, neckTop + o.neck.depth, 1],
        [o.neck.half * 0.52, neckTop + o.neck.depth * 0.5],
        [o.neck.half, neckTop, 1],
      ]
    : o.neck.square
      ? [
          [0, neckTop + o.neck.depth],
          [o.neck.half * 0.86, neckTop + o.neck.depth - 3, 1],
          [o.neck.half * 0.97, neckTop + o.neck.depth * 0.4],
          [o.neck.half, neckTop, 1],
        ]
      : [
          [0, neckTop + o.neck.depth],
          [o.neck.half * 0.5, neckTop + o.neck.depth * 0.88],
          [o.neck.half * 0.87, neckTop + o.neck.depth * 0.45],
          [o.neck.half, neckTop, 1],
        ];
  const armhole = o.armhole ?? 6;
  const side: Point[] = [
    [shoulder, shoulderY, 1],
    [Math.min(shoulder, bust) - armhole, shoulderY + 46],
    [bust - armhole * 0.4, BODY.underarmY - 18],
    [bust, BODY.underarmY, 1],
  ];
  const waist: Point[] = [];
  if (o.waist !== undefined) {
    const wy = o.waistY ?? BODY.waistY;
    waist.push([(bust + o.waist) / 2 + 1, (BODY.underarmY + wy) / 2], [o.waist, wy]);
    if (o.hemY > wy + 110) waist.push([o.waist + (o.hem - o.waist) * 0.62, wy + (o.hemY - wy) * 0.5]);
  }
  const dip = o.hemDip ?? 6;
  const hem: Point[] = [
    [o.hem, o.hemY - dip, 1],
    [o.hem * 0.5, o.hemY - dip * 0.25],
    [0, o.hemY],
  ];
  return mirrored([...neck, ...side, ...waist, ...hem]);
}

/** The inside of the back, visible through the neck opening, with a label. */
export function insideNeck(half: number, depth: number, top: number, rise = 9): Part[] {
  const shape = mirrored([
    [0, top + depth + 8],
    [half * 0.6, top + depth * 0.86],
    [half + 3, top + 6],
    [half + 1, top - 1, 1],
    [half * 0.55, top - rise * 0.9],
    [0, top - rise],
  ]);
  return [
    { shape, material: 'primary', tone: 0.5, relief: (x, y) => -0.5 * (y - top) + 0.0012 * (x - CX) ** 2 },
    {
      shape: mirrored([
        [0, top + 7 - rise + 2],
        [half * 0.55, top + 7 - rise * 0.9 + 2],
        [half - 2, top + 6, 1],
        [half, top, 1],
        [half * 0.55, top - rise * 0.9],
        [0, top - rise],
      ]),
      material: 'primary',
      tone: 0.66,
      edge: 2,
      edgeSoft: 2,
    },
    {
      shape: box(CX - 13, top + 1, 26, 13, 1),
      material: { colour: '#f2ede3', finish: 'matt' },
      tone: 0.8,
      edge: 0.6,
      edgeSoft: 1,
    },
  ];
}

export function shift(polygon: Polygon, dx: number, dy: number): Polygon {
  return move(polygon, dx, dy);
}
