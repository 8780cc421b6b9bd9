import type { Garment } from '../kit/wardrobe.ts';
import { jacket } from './coats-parts.ts';

export const blazer: Garment = {
  top: 186,
  bottom: 640,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ hemY: 632, seed: 111, double: true }, side),
};
