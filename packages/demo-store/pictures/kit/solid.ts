import { FRAME } from '../master-layout.ts';
import { mix, type Rgb, rgb } from './colour.ts';
import type { Vec } from './eye.ts';
import { blur, field, sampleSmooth } from './field.ts';
import { emptyLayers, type Layers } from './master.ts';
import { fractal } from './random.ts';
import type { SolidScene } from './solid-scene.ts';
import { FLOOR, type Sample, Shading, WALL } from './solid-shading.ts';
import { meets, NONE } from './solid-world.ts';

/** Daylight of a barred window on a wall, 0 to 1. */
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

/** Oak boards, seen from above. */
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

export function drawSolid(scene: SolidScene, layers: Layers = emptyLayers()): Layers {
  const tracer = new Tracer(scene);
  tracer.drawBackground(layers);
  tracer.object(layers);
  return layers;
}

/** Ray-traces a scene: first the background with shadows, then the items, then their edges with more samples. */
class Tracer extends Shading {
  /** Shadows on floor and wall are soft, so they are computed at a quarter of the size. */
  drawBackground(layers: Layers): void {
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

  private put(layers: Layers, i: number, s: Sample, k: number): void {
    const a = s.a * k;
    const remaining = 1 - a;
    layers.r.data[i] = layers.r.data[i]! * remaining + s.r * a;
    layers.g.data[i] = layers.g.data[i]! * remaining + s.g * a;
    layers.b.data[i] = layers.b.data[i]! * remaining + s.b * a;
    layers.object.data[i] = layers.object.data[i]! * remaining + a;
    layers.primary.data[i] = layers.primary.data[i]! * remaining + s.p * a;
    layers.accent.data[i] = layers.accent.data[i]! * remaining + s.q * a;
    layers.du.data[i] = s.u;
    layers.dv.data[i] = s.v;
  }

  /** Traces edge pixels four more times and averages them. */
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
          const j = this.nearestBackground(ids, i);
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

  private nearestBackground(ids: Int16Array, i: number): number {
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
}
