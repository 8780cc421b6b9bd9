import type { Garment } from '../kit/wardrobe.ts';
import { braParts } from './sets-parts.ts';

export const bra: Garment = {
  top: 190,
  bottom: 470,
  half: 146,
  focus: [440, 360],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => braParts(side),
};
