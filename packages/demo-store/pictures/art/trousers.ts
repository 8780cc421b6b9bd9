import type { Part } from '../kit/cloth.ts';
import { pair, piece, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { box, CX } from '../kit/shape.ts';
import { back, insideWaist, legs, slim, type Trousers, tailored } from './bottoms-parts.ts';

export const tailoredTrousers = tailored(slim);

export const chinos = tailored({
  ...slim,
  waist: 94,
  hip: 122,
  knee: [20, 112],
  hem: [30, 100],
  seed: 22,
  crease: false,
  folds: 1.2,
});

const wide: Trousers = {
  waist: 92,
  hip: 124,
  knee: [10, 150],
  hem: [14, 178],
  hemY: 1080,
  crotchY: 640,
  seed: 3,
  crease: true,
};

export const wideTrousers: Garment = {
  top: 425,
  bottom: 1085,
  half: 186,
  focus: [400, 500],
  hang: { clips: 84, y: 440 },
  parts: (side) => [
    insideWaist(92),
    ...legs(wide, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 6, seed: 9 } })),
    { shape: box(CX - 1, 470, 2, 130), material: 'primary', tone: 0.55 },
    waistband(93, 440, 30),
    ...(back(side) ? [] : [...gathersPleats()]),
  ],
};

function gathersPleats(): Part[] {
  return pair(
    piece(
      [
        [40, 478, 1],
        [60, 478, 1],
        [64, 580],
        [54, 590],
      ],
      { material: 'primary', edge: 2, edgeSoft: 3, lift: 0.35, puff: 0.2 },
    ),
  );
}
