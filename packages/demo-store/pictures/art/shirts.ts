import type { Garment } from '../kit/garment.ts';
import { buttonShirt, tee } from './tops-parts.ts';

export const tShirt = tee({ bust: 120, hem: 120, hemY: 610 }, 5);

export const kidsTee: Garment = {
  ...tee({ bust: 122, hem: 126, hemY: 520 }, 9),
  half: 206,
  focus: [400, 262],
};

export const shirt = buttonShirt(false);

export const mensShirt = buttonShirt(true);
