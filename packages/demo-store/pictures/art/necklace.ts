import { drawAccessory, moved } from '../kit/accessory.ts';
import type { Part } from '../kit/cloth.ts';
import { band, CX, closed, ellipse, open, type Polygon } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import type { Drawing } from './registry.ts';

const LINKS = 104;

/** A fine chain in a loop; every second link is seen from its edge. */
function chain(): Part[] {
  const at = (t: number): readonly [number, number] => {
    const a = (t - 0.5) * 5.1;
    const wide = 214 * (1 - 0.1 * Math.cos(a));
    return [CX + Math.sin(a) * wide, 470 + 330 * Math.cos(a) * (Math.cos(a) > 0 ? 0.98 : 0.72)];
  };
  return Array.from({ length: LINKS }, (_, i): Part => {
    const [x, y] = at(i / LINKS);
    const [nx, ny] = at((i + 1) / LINKS);
    const mid: Polygon = open([
      [x - (nx - x) * 0.16, y - (ny - y) * 0.16],
      [(x + nx) / 2, (y + ny) / 2],
      [nx + (nx - x) * 0.16, ny + (ny - y) * 0.16],
    ]);
    const width = (t: number) => (i % 2 ? 5 : 10 * Math.sin(Math.PI * (0.12 + 0.76 * t)));
    return { shape: band(mid, width), material: gold, edge: 6, edgeSoft: 2.4, lift: 0.3 };
  });
}

/** A cut stone: a table and a ring of facets, each at its own tilt. */
function stone(cx: number, cy: number, r: number): Part[] {
  const corner = (i: number, k: number): readonly [number, number] => {
    const a = ((i + 0.5) / 8) * Math.PI * 2;
    return [cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k * 1.16];
  };
  const facets = Array.from({ length: 8 }, (_, i): Part => {
    const a = ((i + 1) / 8) * Math.PI * 2;
    const slope = 0.95;
    return {
      shape: [corner(i, 1), corner(i + 1, 1), corner(i + 1, 0.56), corner(i, 0.56)],
      material: 'primary',
      relief: (x, y) => -slope * ((x - cx) * Math.cos(a) + (y - cy) * Math.sin(a)),
    };
  });
  const table: Part = {
    shape: Array.from({ length: 8 }, (_, i) => corner(i, 0.57)),
    material: 'primary',
    relief: (x, y) => 0.28 * (x - cx) + 0.22 * (y - cy) + 0.3 * Math.abs(x - cx + (y - cy) * 0.4),
  };
  const spark: Part = {
    shape: closed([
      [cx - r * 0.36, cy - r * 0.34],
      [cx - r * 0.05, cy - r * 0.42],
      [cx - r * 0.3, cy - r * 0.02],
    ]),
    material: { colour: '#ffffff', finish: 'matt' },
  };
  return [...facets, table, spark];
}

function necklaceParts(): Part[] {
  const y = 826;
  const bail = [...ellipse(CX, 766, 13, 17), [CX + 13, 766] as const];
  return [
    ...chain().map((p) => moved([p], ([x, py]) => [x, py - 40])[0]!),
    { shape: band(bail, 7), material: gold, edge: 5, edgeSoft: 2, lift: 0.35 },
    { shape: ellipse(CX, y, 52, 59), material: gold, edge: 12, edgeSoft: 7, lift: 0.45 },
    ...stone(CX, y, 43),
    ...Array.from({ length: 8 }, (_, i): Part => {
      const a = ((i + 0.5) / 8) * Math.PI * 2;
      const shape = ellipse(CX + Math.cos(a) * 45, y + Math.sin(a) * 52, 5);
      return { shape, material: gold, edge: 5, edgeSoft: 2.4, lift: 0.3 };
    }),
  ];
}

export const necklace: Drawing = drawAccessory({
  front: necklaceParts,
  angle: () =>
    moved(necklaceParts(), ([x, y]) => [
      CX + (x - CX) * 0.98 + (y - 600) * 0.24,
      600 + (y - 600) * 0.86 - (x - CX) * 0.2,
    ]),
  focus: [400, 800],
  dropShadow: 'flat',
});
