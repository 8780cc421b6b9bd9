import type { Part } from '../kit/cloth.ts';
import { box, CX } from '../kit/shape.ts';
import type { Garment } from '../kit/wardrobe.ts';
import { braParts, briefParts } from './sets-parts.ts';

export const lingerieSet: Garment = {
  top: 190,
  bottom: 740,
  half: 160,
  focus: [400, 380],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...briefParts(side, -20), ...(side === 'front' ? bow(CX, 560) : [])],
};

function bow(x: number, y: number): Part[] {
  return [
    {
      shape: [
        [x, y],
        [x - 14, y - 7],
        [x - 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    {
      shape: [
        [x, y],
        [x + 14, y - 7],
        [x + 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    { shape: box(x - 3, y - 4, 6, 8, 2), material: 'primary', puff: 0.8, lift: 0.3 },
  ];
}
