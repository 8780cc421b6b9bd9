import { CX } from '../kit/shape.ts';
import type { Garment } from '../kit/wardrobe.ts';
import { bow, braParts } from './bra-parts.ts';

export const bra: Garment = {
  top: 190,
  bottom: 470,
  half: 160,
  focus: [440, 360],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...(side === 'front' ? bow(CX, 398) : [])],
};
