import { type Accessory, drawAccessory, mirrorX, moved, slide } from '../kit/accessory.ts';
import type { Fixed, Part } from '../kit/cloth.ts';
import { closed, open, type Point } from '../kit/shape.ts';
import type { Drawing } from './registry.ts';

export const darkSole: Fixed = { colour: '#23201e', finish: 'matt' };

export const lining: Fixed = { colour: '#d9bb97', finish: 'matt' };

export const shape = (points: readonly Point[]) => closed(points);

export const seam = (points: readonly Point[], width = 1.6, depth = 1.3) => ({
  line: open(points),
  width,
  depth,
});

/** A pair: the far shoe is higher and further right. */
function pairOf(shoe: () => readonly Part[]): Accessory['front'] {
  return () => [...moved(shoe(), slide(70, -146, 0.93)), ...moved(shoe(), slide(-26, -26))].map((p) => p);
}

function alone(shoe: () => readonly Part[]): Accessory['angle'] {
  return () => moved(moved(shoe(), mirrorX), slide(0, -20, 1.12, 400, 700));
}

export const shoe = (draw: () => Part[], focus: readonly [number, number]): Drawing =>
  drawAccessory({ front: pairOf(draw), angle: alone(draw), focus, dropShadow: 'stand' });
