import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { FRAME, PUSH } from '../master-layout.ts';
import type { Layers } from './master.ts';

/** Displacement of the pattern by the volume, in steps of the layout; x and y alternate. */
export type PushMap = Int16Array;

const CLOTH = 0.5;
const CELLS = PUSH.w * PUSH.h;

/** Every second pixel of the push, without averaging, because the mean of two parts would fit neither. */
export function pushMapOf(layers: Layers): PushMap {
  const map = new Int16Array(CELLS * 2);
  const known = new Uint8Array(CELLS);
  const step = FRAME.w / PUSH.w;
  for (let y = 0; y < PUSH.h; y++)
    for (let x = 0; x < PUSH.w; x++) {
      const source = clothPixel(layers, x * step, y * step, step);
      if (source < 0) continue;
      const o = y * PUSH.w + x;
      known[o] = 1;
      map[o * 2] = Math.round(layers.du.data[source]! * PUSH.steps);
      map[o * 2 + 1] = Math.round(layers.dv.data[source]! * PUSH.steps);
    }
  return holdPastCloth(map, known);
}

function clothPixel(layers: Layers, x: number, y: number, step: number): number {
  let best = -1;
  let most = CLOTH;
  for (let j = 0; j < step; j++)
    for (let i = 0; i < step; i++) {
      const k = (y + j) * FRAME.w + x + i;
      if (layers.primary.data[k]! <= most) continue;
      best = k;
      most = layers.primary.data[k]!;
    }
  return best;
}

/** Gaps get the value of the nearer side, empty rows that of the row above, for clean edges and small files. */
function holdPastCloth(map: PushMap, known: Uint8Array): PushMap {
  for (let y = 0; y < PUSH.h; y++) {
    const row = y * PUSH.w;
    const xs: number[] = [];
    for (let x = 0; x < PUSH.w; x++) if (known[row + x]) xs.push(x);
    if (xs.length === 0) {
      if (y > 0) map.copyWithin(row * 2, (row - PUSH.w) * 2, row * 2);
      continue;
    }
    let next = 0;
    for (let x = 0; x < PUSH.w; x++) {
      while (next < xs.length - 1 && xs[next]! < x) next++;
      const before = xs[Math.max(0, next - 1)]!;
      const after = xs[next]!;
      const from = row + (Math.abs(x - before) < Math.abs(after - x) ? before : after);
      map[(row + x) * 2] = map[from * 2]!;
      map[(row + x) * 2 + 1] = map[from * 2 + 1]!;
    }
  }
  return map;
}

/** The differences of neighbours, compressed: low bytes and high bytes of x, then of y. Decoded ten times as fast as a picture. */
export function encodePush(map: PushMap): Buffer {
  const planes = Buffer.alloc(CELLS * 4);
  for (let axis = 0; axis < 2; axis++)
    for (let i = 0, before = 0; i < CELLS; i++) {
      const value = map[i * 2 + axis]!;
      planes[axis * 2 * CELLS + i] = (value - before) & 255;
      planes[(axis * 2 + 1) * CELLS + i] = ((value - before) >> 8) & 255;
      before = value;
    }
  return zstdCompressSync(planes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}

export function decodePush(file: Buffer): PushMap {
  const planes = zstdDecompressSync(file);
  const map = new Int16Array(CELLS * 2);
  for (let axis = 0; axis < 2; axis++) {
    const low = axis * 2 * CELLS;
    const high = low + CELLS;
    for (let i = 0, value = 0; i < CELLS; i++) {
      value = ((value + planes[low + i]! + (planes[high + i]! << 8)) << 16) >> 16;
      map[i * 2 + axis] = value;
    }
  }
  return map;
}
