import type { Garment } from '../kit/wardrobe.ts';
import { tee } from './tops-parts.ts';

export const kidsTee: Garment = {
  ...tee({ bust: 122, hem: 126, hemY: 520 }, 9),
  half: 206,
  focus: [400, 262],
};
