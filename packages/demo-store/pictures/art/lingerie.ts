import type { Garment } from '../kit/garment.ts';
import { CX } from '../kit/shape.ts';
import { bow, braParts } from './bra-parts.ts';
import { briefParts } from './sets-parts.ts';

export const bra: Garment = {
  top: 190,
  bottom: 470,
  half: 160,
  focus: [440, 360],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...(side === 'front' ? bow(CX, 398) : [])],
};

export const lingerieSet: Garment = {
  top: 190,
  bottom: 740,
  half: 160,
  focus: [400, 380],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...briefParts(side, -20), ...(side === 'front' ? bow(CX, 560) : [])],
};
