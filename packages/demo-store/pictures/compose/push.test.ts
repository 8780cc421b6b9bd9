import { describe, expect, it } from 'vitest';
import { emptyLayers } from '../kit/master.ts';
import { decodePush, encodePush, pushMapOf } from '../kit/push-map.ts';
import { FRAME, PUSH } from '../master-layout.ts';
import { sizePush } from './push.ts';

/** Two parts side by side: the print of the left one is not pushed, that of the right one by a step. */
function twoParts(step: number) {
  const layers = emptyLayers();
  for (let y = 100; y < 1100; y++)
    for (let x = 100; x < 700; x++) {
      const i = y * FRAME.w + x;
      layers.primary.data[i] = 1;
      layers.du.data[i] = x < 400 ? 0 : step;
      layers.dv.data[i] = y / 100;
    }
  return layers;
}

const at = (x: number, y: number, width: number) => (y * width + x) * 2;

describe('the push of a print', () => {
  it('is decoded exactly as it was encoded', () => {
    const map = pushMapOf(twoParts(-613.5));
    expect(decodePush(encodePush(map))).toEqual(map);
  });

  it('continues beyond the edge of the cloth, so that no rim shows another print', () => {
    const map = pushMapOf(twoParts(90));
    expect(map[at(0, 300, PUSH.w)]).toBe(0);
    expect(map[at(PUSH.w - 1, 300, PUSH.w)]).toBe(90 * PUSH.steps);
  });

  it('is not interpolated across two parts', () => {
    const { data, steps } = sizePush(pushMapOf(twoParts(90)), 1000, 1500);
    const found = new Set(Array.from({ length: 1000 }, (_, x) => data[at(x, 700, 1000)]! / steps));
    expect([...found].sort((a, b) => a - b)).toEqual([0, 90]);
  });

  it('is interpolated within a part', () => {
    const { data, steps } = sizePush(pushMapOf(twoParts(0)), 800, 1200);
    const down = Array.from({ length: 400 }, (_, k) => data[at(300, 300 + k, 800) + 1]! / steps);
    const jumps = down.slice(1).map((value, i) => Math.abs(value - down[i]!));
    expect(Math.max(...jumps)).toBeLessThan(0.5);
    expect(down[399]! - down[0]!).toBeCloseTo(3.99, 0);
  });
});
