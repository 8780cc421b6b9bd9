import { TILE } from './fabric-relief.ts';
import type { FabricId } from './fabrics.ts';
import { seeded } from './kit/random.ts';

/** Red, green and blue are the three accent colours; black is the cloth. */
const A = '#ff0000';
const B = '#00ff00';
const C = '#0000ff';

type RandomSource = () => number;

const at = (x: number, y: number, turn: number, body: string) =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${body}</g>`;

function petals(n: number, s: number, colour: string, wide = 0.55): string {
  const petal = `M0,0 C${-wide * s},${-0.3 * s} ${-wide * s},${-1.08 * s} 0,${-s} C${wide * s},${-1.08 * s} ${wide * s},${-0.3 * s} 0,0Z`;
  const vein = `M0,${-0.2 * s} L0,${-0.7 * s}`;
  let out = '';
  for (let i = 0; i < n; i++)
    out += `<g transform="rotate(${(i * 360) / n})"><path d="${petal}" fill="${colour}" fill-opacity="${i % 2 ? 1 : 0.86}"/><path d="${vein}" stroke="#000" stroke-opacity=".3" stroke-width="${0.07 * s}" stroke-linecap="round"/></g>`;
  return out;
}

function leaf(s: number): string {
  return `<path d="M0,0 C${0.48 * s},${-0.3 * s} ${0.46 * s},${-0.9 * s} 0,${-1.25 * s} C${-0.46 * s},${-0.9 * s} ${-0.48 * s},${-0.3 * s} 0,0Z" fill="${C}"/><path d="M0,0 L0,${-1.05 * s}" stroke="#000" stroke-opacity=".4" stroke-width="${0.06 * s}"/>`;
}

/** Random points with a minimum distance, also across the edges of the tile. */
function scatter(
  random: RandomSource,
  sizes: (r: RandomSource) => number,
  want: number,
  gap: number,
): [number, number, number][] {
  const out: [number, number, number][] = [];
  for (let i = 0; i < 9000 && out.length < want; i++) {
    const x = random() * TILE;
    const y = random() * TILE;
    const s = sizes(random);
    const wrap = (d: number) => Math.min(Math.abs(d), TILE - Math.abs(d));
    if (out.every(([ox, oy, os]) => Math.hypot(wrap(ox - x), wrap(oy - y)) > (os + s) * gap))
      out.push([x, y, s]);
  }
  return out;
}

function floralSmall(r: RandomSource): string {
  return scatter(r, (q) => 13 + q() * 12, 60, 1.06)
    .map(([x, y, s]) => {
      const colour = r() < 0.62 ? A : B;
      const leaves = at(x, y, r() * 360, leaf(s * 0.95)) + at(x, y, r() * 360, leaf(s * 0.8));
      if (s < 15) return leaves + at(x, y, r() * 360, `<circle r="${s * 0.3}" fill="${colour}"/>`);
      const centre = `<circle r="${s * 0.2}" fill="${colour === A ? B : A}"/>`;
      return leaves + at(x, y, r() * 360, petals(5, s * 0.86, colour) + centre);
    })
    .join('');
}

function rose(s: number, colour: string, other: string): string {
  let out = petals(7, s, colour, 0.6);
  out += `<g transform="rotate(24)">${petals(6, s * 0.72, other, 0.58)}</g>`;
  out += `<g transform="rotate(50)">${petals(5, s * 0.48, colour, 0.6)}</g>`;
  return `${out}<circle r="${s * 0.13}" fill="${other}"/>`;
}

function floralLarge(r: RandomSource): string {
  const spots = [...scatter(r, (q) => 52 + q() * 14, 6, 1.12)];
  let under = '';
  let over = '';
  for (const [x, y, s] of spots) {
    for (let k = 0; k < 4; k++)
      under += at(x, y, r() * 360, `<g transform="translate(0,${-s * 0.55})">${leaf(s * 0.66)}</g>`);
    over += at(x, y, r() * 360, r() < 0.6 ? rose(s, A, B) : rose(s, B, A));
  }
  for (const [x, y, s] of scatter(r, () => 6, 46, 2.2))
    under += at(x, y, r() * 360, `<circle r="${s * 0.5}" fill="${B}"/>`);
  return under + over;
}

function paisley(r: RandomSource): string {
  const drop = (s: number) =>
    `M0,${s} C${-0.95 * s},${s} ${-0.95 * s},${-0.15 * s} ${-0.25 * s},${-0.75 * s} C${0.05 * s},${-1.05 * s} ${0.6 * s},${-1.2 * s} ${0.8 * s},${-0.75 * s} C${0.45 * s},${-0.98 * s} ${0.22 * s},${-0.6 * s} ${0.5 * s},${-0.25 * s} C${s},${0.25 * s} ${0.8 * s},${s} 0,${s}Z`;
  const beads = (s: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2;
      return `<circle cx="${Math.cos(a) * s * 0.44}" cy="${0.38 * s + Math.sin(a) * s * 0.4}" r="${0.06 * s}" fill="${B}"/>`;
    }).join('');
  const one = (s: number) =>
    `<path d="${drop(s)}" fill="${A}"/><path d="${drop(s * 0.84)}" fill="#000"/><path d="${drop(s * 0.74)}" fill="${C}"/><path d="${drop(s * 0.5)}" transform="translate(0,${s * 0.1})" fill="${A}"/>${beads(s)}<g transform="translate(0,${0.38 * s})">${petals(6, s * 0.24, B)}</g>`;
  const large = scatter(r, () => 60, 7, 0.9);
  const flowers = scatter(r, () => 24, 40, 1.5).filter(([x, y]) =>
    large.every(([lx, ly]) => {
      const wrap = (d: number) => Math.min(Math.abs(d), TILE - Math.abs(d));
      return Math.hypot(wrap(lx - x), wrap(ly - y)) > 76;
    }),
  );
  const dots = scatter(r, () => 5, 70, 2.4).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${B}"/>`,
  );
  return [
    ...dots,
    ...flowers.map(([x, y, s]) => at(x, y, r() * 360, `${petals(6, s * 0.8, A)}<circle r="6" fill="${B}"/>`)),
    ...large.map(([x, y, s]) => at(x, y, r() * 360, one(s))),
  ].join('');
}

function blob(r: RandomSource, s: number): string {
  const n = 7;
  const pts = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const q = s * (0.7 + r() * 0.5);
    return [Math.cos(a) * q, Math.sin(a) * q * 0.8] as const;
  });
  const mid = (i: number) => {
    const a = pts[i % n]!;
    const b = pts[(i + 1) % n]!;
    return `${((a[0] + b[0]) / 2).toFixed(1)},${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  let d = `M${mid(0)}`;
  for (let i = 1; i <= n; i++) d += `Q${pts[i % n]![0].toFixed(1)},${pts[i % n]![1].toFixed(1)} ${mid(i)}`;
  return `${d}Z`;
}

function animal(r: RandomSource): string {
  const rosettes = scatter(r, (q) => 27 + q() * 9, 26, 0.94)
    .map(([x, y, s]) => {
      let ring = '';
      const parts = 3 + Math.floor(r() * 2);
      const start = r() * 360;
      for (let k = 0; k < parts; k++)
        ring += at(
          0,
          0,
          start + (k * 360) / parts + r() * 26,
          `<path d="${blob(r, s * 0.5)}" transform="translate(0,${-s * 0.62}) scale(1.1,.58)" fill="${A}"/>`,
        );
      return at(x, y, r() * 360, `<path d="${blob(r, s * 0.66)}" fill="${B}"/>${ring}`);
    })
    .join('');
  const spots = scatter(r, (q) => 7 + q() * 4, 40, 2.1)
    .map(([x, y, s]) => at(x, y, r() * 360, `<path d="${blob(r, s)}" fill="${A}"/>`))
    .join('');
  return spots + rosettes;
}

function abstract(r: RandomSource): string {
  let out = '';
  for (const [x, y, s] of scatter(r, (q) => 34 + q() * 46, 12, 0.72)) {
    const colour = [A, B, C][Math.floor(r() * 3)]!;
    out += at(
      x,
      y,
      r() * 360,
      `<path d="${blob(r, s)}" fill="${colour}" fill-opacity="${(0.75 + r() * 0.25).toFixed(2)}"/>`,
    );
  }
  for (const [x, y, s] of scatter(r, () => 30, 9, 1.2))
    out += at(
      x,
      y,
      r() * 360,
      `<path d="M${-s},0 q${s * 0.5},${-s * 0.7} ${s},0 t${s},0" fill="none" stroke="${A}" stroke-width="5" stroke-linecap="round"/>`,
    );
  return out;
}

function lace(): string {
  let net = '';
  for (let i = -8; i < 40; i++)
    net += `<path d="M${i * 24 - TILE},0 l${TILE},${TILE} M${i * 24},0 l${-TILE},${TILE}" stroke="#000" stroke-width="4.5"/>`;
  let out = `<rect width="${TILE}" height="${TILE}" fill="${A}"/>${net}`;
  const flower = (s: number) =>
    `<g stroke="${A}" stroke-width="5">${petals(6, s, '#000', 0.62)}</g><circle r="${s * 0.24}" fill="${A}"/><circle r="${s * 0.14}" fill="#000"/>`;
  for (const [x, y, s] of [
    [96, 96, 70],
    [288, 288, 70],
    [288, 96, 44],
    [96, 288, 44],
  ] as const) {
    for (let k = 0; k < 6; k++)
      out += at(
        x,
        y,
        k * 60 + 30,
        `<ellipse cy="${-s * 1.15}" rx="${s * 0.17}" ry="${s * 0.34}" fill="#000" stroke="${A}" stroke-width="3"/>`,
      );
    out += at(x, y, 15, flower(s));
  }
  return out;
}

function gingham(): string {
  const h = TILE / 2;
  const q = TILE / 4;
  let out = '';
  for (const [x, y] of [
    [0, 0],
    [h, 0],
    [0, h],
    [h, h],
  ] as const)
    out += `<rect x="${x}" y="${y}" width="${q}" height="${q}" fill="#000"/><rect x="${x + q}" y="${y}" width="${q}" height="${q}" fill="#880000"/><rect x="${x}" y="${y + q}" width="${q}" height="${q}" fill="#880000"/><rect x="${x + q}" y="${y + q}" width="${q}" height="${q}" fill="${A}"/>`;
  return out;
}

function tartan(): string {
  const bars: [number, number, string][] = [
    [0, 96, A],
    [110, 12, B],
    [150, 8, B],
    [176, 60, A],
    [262, 10, C],
    [300, 30, A],
    [352, 8, B],
  ];
  const down = bars
    .map(([p, w, c]) => `<rect x="${p}" width="${w}" height="${TILE}" fill="${c}" fill-opacity=".55"/>`)
    .join('');
  const across = bars
    .map(([p, w, c]) => `<rect y="${p}" height="${w}" width="${TILE}" fill="${c}" fill-opacity=".5"/>`)
    .join('');
  return down + across;
}

function houndstooth(): string {
  const s = TILE / 2;
  const u = s / 4;
  const p = (pts: number[][]) =>
    `<polygon points="${pts.map(([x, y]) => `${x! * u},${y! * u}`).join(' ')}" fill="${A}"/>`;
  const tooth =
    p([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]) +
    p([
      [2, 0],
      [3, 0],
      [2, 1],
    ]) +
    p([
      [4, 0],
      [4, 1],
      [3, 2],
      [2, 2],
      [2, 2],
    ]) +
    p([
      [0, 2],
      [1, 2],
      [0, 3],
    ]) +
    p([
      [2, 2],
      [2, 3],
      [1, 4],
      [0, 4],
    ]) +
    '';
  let out = '';
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) out += `<g transform="translate(${i * s},${j * s})">${tooth}</g>`;
  return out;
}

function geometric(): string {
  const n = 4;
  const s = TILE / n;
  let out = '';
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const x = i * s + s / 2;
      const y = j * s + s / 2;
      const d = (k: number) => `M0,${-k} L${k},0 L0,${k} L${-k},0Z`;
      out += at(
        x,
        y,
        0,
        `<path d="${d(s * 0.46)}" fill="${(i + j) % 2 ? A : C}"/><path d="${d(s * 0.31)}" fill="#000"/><path d="${d(s * 0.19)}" fill="${(i + j) % 2 ? B : A}"/>`,
      );
      out += `<circle cx="${i * s}" cy="${j * s}" r="${s * 0.08}" fill="${B}"/>`;
    }
  return out;
}

const stripe = () =>
  [0, 1].map((i) => `<rect x="${i * 192 + 20}" width="96" height="${TILE}" fill="${A}"/>`).join('');
const breton = () =>
  [0, 1, 2, 3].map((i) => `<rect y="${i * 96 + 20}" height="34" width="${TILE}" fill="${A}"/>`).join('');
const pinstripe = () =>
  [0, 1, 2, 3]
    .map((i) => `<rect x="${i * 96 + 44}" width="7" height="${TILE}" fill="${A}" fill-opacity=".75"/>`)
    .join('');
const polkaDot = () =>
  [
    [96, 96],
    [288, 288],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="56" fill="${A}"/>`)
    .join('');

function denim(r: RandomSource): string {
  let out = '';
  for (let i = 0; i < 1500; i++) {
    const x = r() * TILE;
    const y = r() * TILE;
    out += `<path d="M${x.toFixed(0)},${y.toFixed(0)} l3,-3" stroke="${A}" stroke-opacity="${(0.15 + r() * 0.4).toFixed(2)}" stroke-width="1.6"/>`;
  }
  return out;
}

/** SVG body of a fabric's print, or nothing for plain weaves. */
export function motifOf(fabric: FabricId): string {
  const r = seeded(fabric.length * 31 + fabric.charCodeAt(0));
  switch (fabric) {
    case 'floral-small':
      return floralSmall(r);
    case 'floral-large':
      return floralLarge(r);
    case 'stripe':
      return stripe();
    case 'breton':
      return breton();
    case 'pinstripe':
      return pinstripe();
    case 'polka-dot':
      return polkaDot();
    case 'gingham':
      return gingham();
    case 'tartan':
      return tartan();
    case 'houndstooth':
      return houndstooth();
    case 'animal':
      return animal(r);
    case 'paisley':
      return paisley(r);
    case 'abstract':
      return abstract(r);
    case 'geometric':
      return geometric();
    case 'lace':
      return lace();
    case 'denim':
      return denim(r);
    default:
      return '';
  }
}
