import { CX } from '../kit/shape.ts';
import type { Garment } from '../kit/wardrobe.ts';
import { bow, braParts } from './bra-parts.ts';
import { briefParts } from './sets-parts.ts';

export const lingerieSet: Garment = {
  top: 190,
  bottom: 740,
  half: 160,
  focus: [400, 380],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...briefParts(side, -20), ...(side === 'front' ? bow(CX, 560) : [])],
};
