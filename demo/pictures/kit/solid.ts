import { FRAME } from '../master-layout.ts';
import { type Metal, metalAt, mix, type Rgb, rgb } from './colour.ts';
import { blur, field, sampleSmooth } from './field.ts';
import { studio } from './light.ts';
import { emptyLayers, type Layers } from './master.ts';
import { fractal } from './random.ts';
import type { Sdf } from './sdf.ts';

export interface Surface {
  /** Recoloured area, accent area, or a colour of its own. */
  paint: 'primary' | 'accent' | string;
  /** 0 is matt, 1 is lacquer. */
  gloss?: number;
  metal?: Metal;
  /** Seen through: what lies behind shows, edges gather light. */
  glass?: boolean;
  /** Glows by itself, for flames and lamps. */
  glow?: number;
  /** Colour varied by place, for wood and stone. */
  grain?: (x: number, y: number, z: number) => number;
}

export interface Item {
  shape: Sdf;
  surface: Surface;
  /** A ball that holds the item: centre and radius. Far rays skip it. */
  bound?: readonly [number, number, number, number];
}

export interface Camera {
  target: readonly [number, number, number];
  distance: number;
  /** Degrees: round the object, and down on it. */
  yaw: number;
  pitch: number;
  /** Pixels per unit at the target. */
  zoom: number;
}

/** A step round the object, from where the camera stands. */
export interface Orbit {
  yaw: number;
  pitch: number;
  /** How much nearer; 1 keeps the distance. */
  near: number;
}

export function goRound(camera: Camera, orbit: Orbit): Camera {
  return {
    ...camera,
    yaw: camera.yaw + orbit.yaw,
    pitch: camera.pitch + orbit.pitch,
    zoom: camera.zoom * orbit.near,
  };
}

export interface SolidScene {
  items: readonly Item[];
  camera: Camera;
  /** Studio: endless ground. Room: oak boards up to a wall at this depth behind the object. */
  room?: { wall: number; window?: boolean };
  /** Pattern size: pixels of cloth per unit, for prints on solids. */
  cloth?: number;
}

type Vec = [number, number, number];

const FAR = 6000;
const STEPS = 110;
const NONE = -1;
const FLOOR = -2;
const WALL = -3;

interface Eye {
  at: Vec;
  right: Vec;
  up: Vec;
  forward: Vec;
  light: Vec;
  zoom: number;
  distance: number;
}

function eyeOf(c: Camera): Eye {
  const yaw = (c.yaw * Math.PI) / 180;
  const pitch = (c.pitch * Math.PI) / 180;
  const forward: Vec = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
  const right: Vec = [Math.cos(yaw), 0, Math.sin(yaw)];
  const up: Vec = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const at: Vec = [
    c.target[0] - forward[0] * c.distance,
    c.target[1] - forward[1] * c.distance,
    c.target[2] - forward[2] * c.distance,
  ];
  const mixDirection = (a: number, b: number, d: number): Vec => {
    const v: Vec = [0, 1, 2].map((k) => a * right[k]! + b * (k === 1 ? 1 : 0) - d * forward[k]!) as Vec;
    const l = Math.hypot(...v);
    return [v[0] / l, v[1] / l, v[2] / l];
  };
  return {
    at,
    right,
    up,
    forward,
    light: mixDirection(-0.62, 0.85, 0.5),
    zoom: c.zoom,
    distance: c.distance,
  };
}

export function drawSolid(scene: SolidScene, layers: Layers = emptyLayers()): Layers {
  const tracer = new Tracer(scene);
  tracer.ground(layers);
  tracer.object(layers);
  return layers;
}

class Tracer {
  private readonly scene: SolidScene;
  private readonly eye: Eye;
  private readonly colours: (Rgb | null)[];
  private hit = NONE;
  private skipGlass = false;
  private readonly normal: Vec = [0, 0, 1];

  constructor(scene: SolidScene) {
    this.scene = scene;
    this.eye = eyeOf(scene.camera);
    this.colours = scene.items.map((i) => (i.surface.paint.startsWith('#') ? rgb(i.surface.paint) : null));
  }

  private distance(x: number, y: number, z: number): number {
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

  private ray(px: number, py: number): Vec {
    const e = this.eye;
    const u = (px - FRAME.w / 2) / e.zoom / e.distance;
    const v = (FRAME.h / 2 - py) / e.zoom / e.distance;
    const x = e.forward[0] + e.right[0] * u + e.up[0] * v;
    const y = e.forward[1] + e.right[1] * u + e.up[1] * v;
    const z = e.forward[2] + e.right[2] * u + e.up[2] * v;
    const l = Math.sqrt(x * x + y * y + z * z);
    return [x / l, y / l, z / l];
  }

  private march(o: Vec, d: Vec, start: number, end: number): number {
    let t = start;
    for (let i = 0; i < STEPS && t < end; i++) {
      const h = this.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
      if (h < 0.04) return t;
      t += h * 0.92;
    }
    return -1;
  }

  private shadow(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
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

  private occlusion(
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

  private normalAt(x: number, y: number, z: number): void {
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

  /** Shadow on floor and wall: soft, so it is found at a quarter of the size. */
  ground(layers: Layers): void {
    const w = FRAME.w / 4;
    const h = FRAME.h / 4;
    const light = field(w, h, 1);
    const ball = this.bounds();
    const wide = [ball[0], ball[1], ball[2], ball[3] * 1.5 + 20] as const;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const d = this.ray(x * 4 + 2, y * 4 + 2);
        const { kind, t } = this.backdrop(d);
        if (kind === NONE) continue;
        const o = this.eye.at;
        const p: Vec = [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
        const n: Vec = kind === FLOOR ? [0, 1, 0] : this.wallNormal();
        if (kind === WALL && !this.scene.room) continue;
        if (!meets(p, this.eye.light, wide)) continue;
        const s = this.shadow(p[0], p[1], p[2], n[0], n[1], n[2]);
        const ao = this.occlusion(p[0], p[1], p[2], n[0], n[1], n[2], false);
        light.data[y * w + x] = (0.58 + 0.42 * s) * (0.35 + 0.65 * ao);
      }
    const soft = blur(light, 1);
    for (let y = 0; y < FRAME.h; y++)
      for (let x = 0; x < FRAME.w; x++) {
        const i = y * FRAME.w + x;
        const k = Math.min(1, sampleSmooth(soft, x / 4 - 0.5, y / 4 - 0.5));
        layers.r.data[i] = k;
        layers.g.data[i] = k;
        layers.b.data[i] = k;
        if (this.scene.room) this.paintRoom(layers, i, x, y, k);
      }
  }

  private wallNormal(): Vec {
    return [0, 0, 1];
  }

  private backdrop(d: Vec): { kind: number; t: number } {
    const o = this.eye.at;
    const floor = d[1] < -0.0001 ? -o[1] / d[1] : FAR * 4;
    if (!this.scene.room) return floor < FAR ? { kind: FLOOR, t: floor } : { kind: NONE, t: FAR };
    const wall = d[2] < -0.0001 ? (-this.scene.room.wall - o[2]) / d[2] : FAR * 4;
    if (floor < wall) return { kind: FLOOR, t: floor };
    return wall < FAR * 2 ? { kind: WALL, t: wall } : { kind: NONE, t: FAR };
  }

  private paintRoom(layers: Layers, i: number, px: number, py: number, k: number): void {
    const d = this.ray(px + 0.5, py + 0.5);
    const { kind, t } = this.backdrop(d);
    const o = this.eye.at;
    const x = o[0] + d[0] * t;
    const y = o[1] + d[1] * t;
    const z = o[2] + d[2] * t;
    if (kind === FLOOR) {
      const c = oak(x, z);
      const fall = 0.86 + 0.16 * Math.min(1, Math.max(0, (z + this.scene.room!.wall) / 500));
      layers.r.data[i] = c[0] * k * fall;
      layers.g.data[i] = c[1] * k * fall;
      layers.b.data[i] = c[2] * k * fall;
      layers.object.data[i] = 1;
      return;
    }
    if (kind !== WALL) return;
    const scale = this.scene.room!.wall / 200;
    let shade = k * (y < 20 ? (y > 18.6 || y < 1 ? 0.8 : 0.985) : 1);
    if (y > 20 && this.scene.room!.window)
      shade *= 1 - 0.17 * (1 - windowAt((x / scale + 130) / 80, (y / scale - 60) / 90));
    layers.r.data[i] = shade;
    layers.g.data[i] = shade * 0.998;
    layers.b.data[i] = shade * 0.99;
  }

  object(layers: Layers): void {
    const ids = new Int16Array(FRAME.w * FRAME.h).fill(NONE);
    const depth = new Float32Array(FRAME.w * FRAME.h);
    const ball = this.bounds();
    const sample = { r: 0, g: 0, b: 0, a: 0, p: 0, q: 0, u: 0, v: 0, id: NONE, t: 0 };
    for (let y = 0; y < FRAME.h; y++)
      for (let x = 0; x < FRAME.w; x++) {
        const d = this.ray(x + 0.5, y + 0.5);
        if (!meets(this.eye.at, d, ball)) continue;
        this.trace(d, sample, x, y);
        const i = y * FRAME.w + x;
        ids[i] = sample.id;
        depth[i] = sample.t;
        if (sample.id >= 0) this.put(layers, i, sample, 1);
      }
    this.smoothEdges(layers, ids, depth, sample);
  }

  private bounds(): readonly [number, number, number, number] {
    let r = 0;
    const t = this.scene.camera.target;
    for (const item of this.scene.items) {
      const b = item.bound;
      if (!b) return [t[0], t[1], t[2], FAR];
      r = Math.max(r, Math.hypot(b[0] - t[0], b[1] - t[1], b[2] - t[2]) + b[3]);
    }
    return [t[0], t[1], t[2], r];
  }

  private put(layers: Layers, i: number, s: Sample, k: number): void {
    const a = s.a * k;
    const keep = 1 - a;
    layers.r.data[i] = layers.r.data[i]! * keep + s.r * a;
    layers.g.data[i] = layers.g.data[i]! * keep + s.g * a;
    layers.b.data[i] = layers.b.data[i]! * keep + s.b * a;
    layers.object.data[i] = layers.object.data[i]! * keep + a;
    layers.primary.data[i] = layers.primary.data[i]! * keep + s.p * a;
    layers.accent.data[i] = layers.accent.data[i]! * keep + s.q * a;
    layers.du.data[i] = s.u;
    layers.dv.data[i] = s.v;
  }

  /** Pixels on an edge are traced four times more and averaged. */
  private smoothEdges(layers: Layers, ids: Int16Array, depth: Float32Array, sample: Sample): void {
    const edges: number[] = [];
    for (let y = 1; y < FRAME.h - 1; y++)
      for (let x = 1; x < FRAME.w - 1; x++) {
        const i = y * FRAME.w + x;
        const differs = (j: number) => ids[i] !== ids[j] || Math.abs(depth[i]! - depth[j]!) > 6;
        if (differs(i - 1) || differs(i + 1) || differs(i - FRAME.w) || differs(i + FRAME.w)) edges.push(i);
      }
    const shifts = [
      [0.125, 0.375],
      [0.625, 0.125],
      [0.875, 0.625],
      [0.375, 0.875],
    ] as const;
    const before = { r: layers.r.data.slice(), g: layers.g.data.slice(), b: layers.b.data.slice() };
    for (const i of edges) {
      const x = i % FRAME.w;
      const y = (i - x) / FRAME.w;
      let [r, g, b, a, p, q] = [0, 0, 0, 0, 0, 0];
      for (const [dx, dy] of shifts) {
        const d = this.ray(x + dx, y + dy);
        this.trace(d, sample, x, y);
        if (sample.id < 0) {
          const j = this.nearestGround(ids, i);
          r += before.r[j]! / 4;
          g += before.g[j]! / 4;
          b += before.b[j]! / 4;
          a += (layers.object.data[j]! > 0.5 && ids[j]! < 0 ? 1 : 0) / 4;
          continue;
        }
        const k = sample.a / 4;
        r += sample.r * k + (before.r[i]! * (1 - sample.a)) / 4;
        g += sample.g * k + (before.g[i]! * (1 - sample.a)) / 4;
        b += sample.b * k + (before.b[i]! * (1 - sample.a)) / 4;
        a += k;
        p += sample.p * k;
        q += sample.q * k;
      }
      layers.r.data[i] = r;
      layers.g.data[i] = g;
      layers.b.data[i] = b;
      layers.object.data[i] = a;
      layers.primary.data[i] = p;
      layers.accent.data[i] = q;
    }
  }

  private nearestGround(ids: Int16Array, i: number): number {
    for (const j of [
      i,
      i - 1,
      i + 1,
      i - FRAME.w,
      i + FRAME.w,
      i - 2,
      i + 2,
      i - 2 * FRAME.w,
      i + 2 * FRAME.w,
    ])
      if (ids[j] === NONE) return j;
    return i;
  }

  private trace(d: Vec, s: Sample, px: number, py: number): void {
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

  /** Glass: what is behind it, darker towards the rim, under the gleam of its face. */
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
    // the reflected direction as the camera sees it: x right, y down, z to us
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

  /** Cloth lies on the face that looks most its way. */
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

interface Sample {
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

function meets(o: Vec, d: Vec, ball: readonly [number, number, number, number]): boolean {
  const x = ball[0] - o[0];
  const y = ball[1] - o[1];
  const z = ball[2] - o[2];
  const along = x * d[0] + y * d[1] + z * d[2];
  return x * x + y * y + z * z - along * along < ball[3] * ball[3];
}

function windowAt(u: number, v: number): number {
  if (u < 0 || u > 3 || v < 0 || v > 3) return 0;
  const bar = (t: number) => {
    const f = t - Math.floor(t);
    return Math.min(1, Math.max(0, (Math.min(f, 1 - f) - 0.03) * 22));
  };
  const edge = (t: number) => Math.min(1, Math.max(0, Math.min(t, 3 - t) * 14));
  return bar(u + v * 0.18) * bar(v) * edge(u) * edge(v);
}

const OAK = rgb('#bb976d');
const OAK_DARK = rgb('#8b6641');

function oak(x: number, z: number): Rgb {
  const board = Math.floor((x + 4000) / 34);
  const within = ((x + 4000) / 34) % 1;
  const shift = ((board * 53) % 17) * 21;
  const end = Math.abs(((z + shift) / 260) % 1);
  const grain = fractal(x / 5 + board * 9, z / 60 + shift, 4, 11 + (board % 6));
  const joint = within < 0.025 || end < 0.004 ? 0.7 : 1;
  const c = mix(OAK, OAK_DARK, Math.min(1, Math.max(0, 0.34 + grain * 0.75 + ((board * 37) % 7) * 0.04)));
  return [c[0] * joint, c[1] * joint, c[2] * joint];
}
