import type { PushMap } from '../kit/push-map.ts';
import { FRAME, PUSH } from '../master-layout.ts';

/** A push map at the size of a picture; x and y alternate. */
export interface SizedPush {
  data: Int16Array;
  /** Steps of the data per picture unit. */
  steps: number;
}

const FINE = 8;
const STEPS = PUSH.steps * FINE;
/** Neighbours that differ by more belong to two parts: the nearer one is taken, without interpolation. */
const PART_BOUNDARY = 7 * PUSH.steps;

/** Sizes the map where `masks` show cloth, or everywhere. */
export function sizePush(map: PushMap | null, width: number, height: number, masks?: Uint8Array): SizedPush {
  const data = new Int16Array(width * height * 2);
  if (!map) return { data, steps: STEPS };
  const scale = PUSH.w / width;
  // A cell holds the value of its first pixel, half a cell before its centre.
  const shift = 0.5 * scale - (0.5 * PUSH.w) / FRAME.w;
  const position = (at: number, cells: number) => Math.min(cells - 1, Math.max(0, at * scale + shift));
  const cellOf = Int32Array.from({ length: width }, (_, x) =>
    Math.min(PUSH.w - 2, Math.floor(position(x, PUSH.w))),
  );
  const withinOf = Float64Array.from({ length: width }, (_, x) => position(x, PUSH.w) - cellOf[x]!);
  for (let y = 0; y < height; y++) {
    const sy = position(y, PUSH.h);
    const y0 = Math.min(PUSH.h - 2, Math.floor(sy));
    const fy = sy - y0;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (masks && (masks[pixel * 3] === 0 || masks[pixel * 3 + 1] === 0)) continue;
      const fx = withinOf[x]!;
      const a = (y0 * PUSH.w + cellOf[x]!) * 2;
      const b = a + 2;
      const c = a + PUSH.w * 2;
      const d = c + 2;
      const o = pixel * 2;
      if (spansParts(map, a, b, c, d) || spansParts(map, a + 1, b + 1, c + 1, d + 1)) {
        const near = fy < 0.5 ? (fx < 0.5 ? a : b) : fx < 0.5 ? c : d;
        data[o] = map[near]! * FINE;
        data[o + 1] = map[near + 1]! * FINE;
        continue;
      }
      for (let k = 0; k < 2; k++) {
        const top = map[a + k]! + (map[b + k]! - map[a + k]!) * fx;
        const under = map[c + k]! + (map[d + k]! - map[c + k]!) * fx;
        data[o + k] = Math.round((top + (under - top) * fy) * FINE);
      }
    }
  }
  return { data, steps: STEPS };
}

function spansParts(map: PushMap, a: number, b: number, c: number, d: number): boolean {
  const p = map[a]!;
  return (
    Math.abs(map[b]! - p) > PART_BOUNDARY ||
    Math.abs(map[c]! - p) > PART_BOUNDARY ||
    Math.abs(map[d]! - p) > PART_BOUNDARY * 1.5
  );
}
