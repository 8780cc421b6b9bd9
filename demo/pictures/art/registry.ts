import type { DrawnView } from '../archetypes.ts';
import type { Layers } from '../kit/master.ts';
import { drawGarment, type Garment } from '../kit/wardrobe.ts';
import { bodyconDress, maxiDress, puffDress, shirtDress, slipDress, wrapDress } from './dresses.ts';

export type Drawing = (view: DrawnView) => Layers;

const worn =
  (garment: Garment): Drawing =>
  (view) =>
    drawGarment(garment, view);

/** Who draws what: archetype id → drawing. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'wrap-dress': worn(wrapDress),
  'slip-dress': worn(slipDress),
  'shirt-dress': worn(shirtDress),
  'puff-dress': worn(puffDress),
  'maxi-dress': worn(maxiDress),
  'bodycon-dress': worn(bodyconDress),
};
