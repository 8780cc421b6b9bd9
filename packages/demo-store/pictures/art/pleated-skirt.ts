import { waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { mirrored } from '../kit/shape.ts';
import { skirt } from '../kit/skirt.ts';

export const pleatedSkirt: Garment = {
  top: 430,
  bottom: 1010,
  half: 240,
  focus: [400, 500],
  hang: { clips: 84, y: 446 },
  parts: () => [
    {
      shape: mirrored([
        [0, 462],
        [60, 458],
        [88, 448, 1],
        [84, 440],
        [40, 436],
        [0, 434],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    skirt({
      waist: 90,
      waistY: 456,
      hem: 214,
      hemY: 980,
      folds: 15,
      fold: { top: 1.6, hem: 8, sharp: 0.6, wander: 0.22 },
      seed: 6,
      flare: 0.92,
      scallop: 11,
    }),
    waistband(90, 446, 26),
  ],
};
