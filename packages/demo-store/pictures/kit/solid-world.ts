import { FRAME } from '../master-layout.ts';
import { type Eye, eyeOf, type Vec } from './eye.ts';
import type { SolidScene } from './solid-scene.ts';

export const FAR = 6000;
const STEPS = 110;
export const NONE = -1;

/** The items of a scene as one distance function, for ray hits and occlusion. */
export class World {
  protected readonly scene: SolidScene;
  protected readonly eye: Eye;
  protected hit = NONE;
  protected skipGlass = false;
  protected readonly normal: Vec = [0, 0, 1];

  constructor(scene: SolidScene) {
    this.scene = scene;
    this.eye = eyeOf(scene.camera);
  }

  protected distance(x: number, y: number, z: number): number {
    let best = FAR;
    const items = this.scene.items;
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      if (this.skipGlass && item.surface.glass) continue;
      const b = item.bound;
      if (b) {
        const reach = Math.sqrt((x - b[0]) ** 2 + (y - b[1]) ** 2 + (z - b[2]) ** 2) - b[3];
        if (reach > best) continue;
        if (reach > 30) {
          best = Math.min(best, reach);
          this.hit = i;
          continue;
        }
      }
      const d = item.shape(x, y, z);
      if (d < best) {
        best = d;
        this.hit = i;
      }
    }
    return best;
  }

  protected ray(px: number, py: number): Vec {
    const e = this.eye;
    const u = (px - FRAME.w / 2) / e.zoom / e.distance;
    const v = (FRAME.h / 2 - py) / e.zoom / e.distance;
    const x = e.forward[0] + e.right[0] * u + e.up[0] * v;
    const y = e.forward[1] + e.right[1] * u + e.up[1] * v;
    const z = e.forward[2] + e.right[2] * u + e.up[2] * v;
    const l = Math.sqrt(x * x + y * y + z * z);
    return [x / l, y / l, z / l];
  }

  protected march(o: Vec, d: Vec, start: number, end: number): number {
    let t = start;
    for (let i = 0; i < STEPS && t < end; i++) {
      const h = this.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
      if (h < 0.04) return t;
      t += h * 0.92;
    }
    return -1;
  }

  protected shadow(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const l = this.eye.light;
    const ox = x + nx * 0.6;
    const oy = y + ny * 0.6;
    const oz = z + nz * 0.6;
    let res = 1;
    let t = 0.8;
    const before = this.skipGlass;
    this.skipGlass = true;
    for (let i = 0; i < 24 && t < 320; i++) {
      const h = this.distance(ox + l[0] * t, oy + l[1] * t, oz + l[2] * t);
      res = Math.min(res, 0.5 + (5.5 * h) / t / 2);
      if (res < 0.02) break;
      t += Math.max(1.1, Math.min(34, h));
    }
    this.skipGlass = before;
    const s = Math.max(0, Math.min(1, res));
    return s * s * (3 - 2 * s);
  }

  protected occlusion(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    floor: boolean,
  ): number {
    let dark = 0;
    let weight = 1;
    const before = this.skipGlass;
    this.skipGlass = true;
    for (const r of [2, 6, 14, 30]) {
      let d = this.distance(x + nx * r, y + ny * r, z + nz * r);
      if (floor) d = Math.min(d, y + ny * r);
      dark += weight * Math.max(0, (r - d) / r);
      weight *= 0.72;
    }
    this.skipGlass = before;
    return Math.max(0.12, 1 - dark * 0.36);
  }

  protected normalAt(x: number, y: number, z: number): void {
    const e = Math.max(0.08, 0.9 / this.eye.zoom);
    const a = this.distance(x + e, y - e, z - e);
    const b = this.distance(x - e, y - e, z + e);
    const c = this.distance(x - e, y + e, z - e);
    const d = this.distance(x + e, y + e, z + e);
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const l = Math.hypot(nx, ny, nz) || 1;
    this.normal[0] = nx / l;
    this.normal[1] = ny / l;
    this.normal[2] = nz / l;
  }

  protected bounds(): readonly [number, number, number, number] {
    let r = 0;
    const t = this.scene.camera.target;
    for (const item of this.scene.items) {
      const b = item.bound;
      if (!b) return [t[0], t[1], t[2], FAR];
      r = Math.max(r, Math.hypot(b[0] - t[0], b[1] - t[1], b[2] - t[2]) + b[3]);
    }
    return [t[0], t[1], t[2], r];
  }
}

/** Whether a ray hits a bounding sphere. */
export function meets(o: Vec, d: Vec, ball: readonly [number, number, number, number]): boolean {
  const x = ball[0] - o[0];
  const y = ball[1] - o[1];
  const z = ball[2] - o[2];
  const along = x * d[0] + y * d[1] + z * d[2];
  return x * x + y * y + z * z - along * along < ball[3] * ball[3];
}
