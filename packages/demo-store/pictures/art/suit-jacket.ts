import type { Garment } from '../kit/wardrobe.ts';
import { jacket } from './coats-parts.ts';

export const suitJacket: Garment = {
  top: 186,
  bottom: 650,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ men: true, hemY: 640, seed: 117 }, side),
};
