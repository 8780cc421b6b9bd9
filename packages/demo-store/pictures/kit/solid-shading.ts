import { FRAME } from '../master-layout.ts';
import { metalAt, mix, type Rgb, rgb } from './colour.ts';
import type { Vec } from './eye.ts';
import { studio } from './light.ts';
import type { SolidScene } from './solid-scene.ts';
import { FAR, NONE, World } from './solid-world.ts';

export const FLOOR = -2;
export const WALL = -3;

/** Result of a ray: light, coverage, recoloured and accent shares, push of the pattern, item and position. */
export interface Sample {
  r: number;
  g: number;
  b: number;
  a: number;
  p: number;
  q: number;
  u: number;
  v: number;
  id: number;
  t: number;
}

/** Shades surfaces in the studio light. */
export class Shading extends World {
  private readonly colours: (Rgb | null)[];

  constructor(scene: SolidScene) {
    super(scene);
    this.colours = scene.items.map((i) => (i.surface.paint.startsWith('#') ? rgb(i.surface.paint) : null));
  }

  protected backdrop(d: Vec): { kind: number; t: number } {
    const o = this.eye.at;
    const floor = d[1] < -0.0001 ? -o[1] / d[1] : FAR * 4;
    if (!this.scene.room) return floor < FAR ? { kind: FLOOR, t: floor } : { kind: NONE, t: FAR };
    const wall = d[2] < -0.0001 ? (-this.scene.room.wall - o[2]) / d[2] : FAR * 4;
    if (floor < wall) return { kind: FLOOR, t: floor };
    return wall < FAR * 2 ? { kind: WALL, t: wall } : { kind: NONE, t: FAR };
  }

  protected trace(d: Vec, s: Sample, px: number, py: number): void {
    const o = this.eye.at;
    const back = this.backdrop(d);
    const end = back.kind === NONE ? FAR : back.t;
    const t = this.march(o, d, this.eye.distance * 0.2, end);
    if (t < 0) {
      s.id = NONE;
      s.t = end;
      return;
    }
    this.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
    const id = this.hit;
    this.shade(id, o, d, t, s, px, py);
    s.id = id;
    s.t = t;
    if (!this.scene.items[id]!.surface.glass) return;
    this.seeThrough(o, d, t, end, s, px, py);
    s.id = id;
    s.t = t;
  }

  /** Glass: what is behind it, darker towards the rim, with a highlight. */
  private seeThrough(o: Vec, d: Vec, t: number, end: number, s: Sample, px: number, py: number): void {
    const rim = s.q;
    const [gr, gg, gb] = [s.r, s.g, s.b];
    this.skipGlass = true;
    const inner = this.march(o, d, t, end);
    if (inner < 0) {
      this.skipGlass = false;
      s.a = Math.min(0.96, 0.1 + rim * 0.7 + Math.max(gr, gg, gb) * 0.55);
      s.p = 0;
      s.q = 0;
      return;
    }
    this.distance(o[0] + d[0] * inner, o[1] + d[1] * inner, o[2] + d[2] * inner);
    const behind = { ...s };
    this.shade(this.hit, o, d, inner, behind, px, py);
    this.skipGlass = false;
    const k = 1 - 0.45 * rim;
    s.r = behind.r * k + gr * 0.8;
    s.g = behind.g * k + gg * 0.8;
    s.b = behind.b * k + gb * 0.8;
    s.a = 1;
    s.p = behind.p;
    s.q = behind.q;
    s.u = behind.u;
    s.v = behind.v;
  }

  private shade(id: number, o: Vec, d: Vec, t: number, s: Sample, px: number, py: number): void {
    const surface = this.scene.items[id]!.surface;
    const x = o[0] + d[0] * t;
    const y = o[1] + d[1] * t;
    const z = o[2] + d[2] * t;
    this.normalAt(x, y, z);
    const [nx, ny, nz] = this.normal;
    const e = this.eye;
    const facing = Math.max(0, -(nx * d[0] + ny * d[1] + nz * d[2]));
    const fresnel = 0.04 + 0.96 * (1 - facing) ** 5;
    const rx = d[0] + 2 * facing * nx;
    const ry = d[1] + 2 * facing * ny;
    const rz = d[2] + 2 * facing * nz;
    // The reflected direction in camera space: x right, y down, z to the viewer.
    const cx = rx * e.right[0] + ry * e.right[1] + rz * e.right[2];
    const cy = -(rx * e.up[0] + ry * e.up[1] + rz * e.up[2]);
    const cz = -(rx * e.forward[0] + ry * e.forward[1] + rz * e.forward[2]);
    const mirror = studio(cx, cy, cz, surface.metal || surface.glass ? 0.02 : 0.16);
    if (surface.glass) {
      const gleam = Math.max(0, mirror - 0.55) * 0.9 * (0.35 + fresnel) + fresnel * mirror * 0.7;
      s.r = gleam;
      s.g = gleam;
      s.b = gleam;
      s.a = 1;
      s.p = 0;
      s.q = (1 - facing) ** 2.2;
      return;
    }
    const key = Math.max(0, nx * e.light[0] + ny * e.light[1] + nz * e.light[2]);
    const sh = key > 0 ? this.shadow(x, y, z, nx, ny, nz) : 0;
    const ao = this.occlusion(x, y, z, nx, ny, nz, true);
    const shade = 0.74 * key * sh * (0.6 + 0.4 * ao) + (0.2 + 0.16 * ny + 0.12 * facing) * ao + 0.05;
    s.a = 1;
    s.p = surface.paint === 'primary' ? 1 : 0;
    s.q = surface.paint === 'accent' ? 1 : 0;
    if (surface.metal) {
      const [r, g, b] = metalAt(surface.metal, mirror * (0.45 + 0.55 * ao) * 1.05 + 0.18 * shade);
      s.r = r;
      s.g = g;
      s.b = b;
    } else {
      const gloss = surface.gloss ?? 0;
      const shine = gloss * (fresnel * 1.6 * mirror + 0.34 * Math.max(0, mirror - 0.75)) * (0.4 + 0.6 * ao);
      let c = this.colours[id] ?? ([1, 1, 1] as Rgb);
      if (surface.grain)
        c = mix(c, [c[0] * 0.55, c[1] * 0.5, c[2] * 0.45], Math.min(1, Math.max(0, surface.grain(x, y, z))));
      const glow = surface.glow ?? 0;
      const k = this.colours[id] ? shade * 1.14 + glow : shade * 0.98 + glow;
      s.r = c[0] * k + shine;
      s.g = c[1] * k + shine;
      s.b = c[2] * k + shine;
    }
    this.pattern(x, y, z, nx, ny, nz, px, py, s);
  }

  /** Pattern coordinates on the axis-aligned face nearest to the normal. */
  private pattern(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    px: number,
    py: number,
    s: Sample,
  ): void {
    const k = this.scene.cloth ?? this.scene.camera.zoom;
    const ax = Math.abs(nx);
    const ay = Math.abs(ny);
    const az = Math.abs(nz);
    const u = ax > ay && ax > az ? z : x;
    const v = ay > ax && ay > az ? -z : y;
    s.u = FRAME.w / 2 + u * k - px;
    s.v = FRAME.h / 2 - v * k - py;
  }
}
