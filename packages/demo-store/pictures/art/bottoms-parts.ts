import type { Fold, Part } from '../kit/cloth.ts';
import { fold, piece, seam, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { seeded } from '../kit/random.ts';
import { box, CX, mirrored, type Point } from '../kit/shape.ts';
import { mirrorPart } from '../kit/sleeves.ts';
import { button, horn } from '../kit/trims.ts';

export const back = (side: string) => side === 'back';

export function loops(half: number, y: number): Part[] {
  return [-0.62, 0.62].map((t) => ({
    shape: box(CX + t * half - 5, y + 1, 10, 36, 2),
    material: 'primary' as const,
    edge: 2.5,
    edgeSoft: 2,
    lift: 0.3,
  }));
}

export interface Trousers {
  waist: number;
  hip: number;
  /** Inner and outer edge of the hem, knee. */
  knee: readonly [number, number];
  hem: readonly [number, number];
  hemY: number;
  crotchY: number;
  seed: number;
  crease?: boolean;
  folds?: number;
}

/** The right leg from waist to hem, and the same mirrored. */
export function legs(t: Trousers, side: 'front' | 'back', seams: Part['seams'] = []): Part[] {
  const kneeY = t.crotchY + (t.hemY - t.crotchY) * 0.45;
  const outline: Point[] = [
    [-2, 446, 1],
    [t.waist, 444, 1],
    [(t.waist + t.hip) / 2 + 8, 500],
    [t.hip, 570],
    [(t.hip + t.knee[1]) / 2 + 2, (570 + kneeY) / 2],
    [t.knee[1], kneeY],
    [t.hem[1], t.hemY - 6, 1],
    [(t.hem[0] + t.hem[1]) / 2, t.hemY],
    [t.hem[0], t.hemY - 4, 1],
    [t.knee[0], kneeY],
    [5, t.crotchY + 34],
    [-2, t.crotchY, 1],
  ];
  const leg = (seed: number): Part =>
    piece(outline, {
      material: 'primary',
      puff: 0.5,
      extend: [
        [0, 120],
        [0, -110],
      ],
      creases: { height: 5 * (t.folds ?? 1), across: 44, along: 90, seed },
      folds: legFolds(t, kneeY, seed),
      seams,
      lift: 0.18,
      grain: 1.5,
    });
  const right = leg(t.seed);
  const left = mirrorPart(leg(t.seed + 3));
  return side === 'front' ? [right, left] : [left, right];
}

/** Creases at the crotch, the knee and above the hem, different for each leg. */
function legFolds(t: Trousers, kneeY: number, seed: number): Fold[] {
  const r = seeded(seed);
  const mid = (t.hem[0] + t.hem[1]) / 2;
  const strength = t.folds ?? 1;
  const jump = (size: number) => (r() - 0.5) * size;
  const folds: Fold[] = [
    fold(
      [
        [2, t.crotchY - 10],
        [40, t.crotchY - 30 + jump(14)],
        [t.hip - 14 + jump(16), t.crotchY - 54 + jump(24)],
      ],
      9,
      -4.2 * strength,
    ),
    fold(
      [
        [4, t.crotchY + 6],
        [34, t.crotchY - 6 + jump(12)],
        [t.hip - 30 + jump(30), t.crotchY - 14 + jump(20)],
      ],
      9,
      3 * strength,
    ),
    fold(
      [
        [4, t.crotchY + 22],
        [30, t.crotchY + 30 + jump(14)],
        [60 + jump(20), t.crotchY + 64 + jump(30)],
      ],
      9,
      -3.2 * strength,
    ),
  ];
  for (let i = 0; i < 4; i++) {
    const y = kneeY - 30 + i * 26 + jump(22);
    const a = t.knee[0] + (t.knee[1] - t.knee[0]) * (0.06 + r() * 0.3);
    const b = t.knee[0] + (t.knee[1] - t.knee[0]) * (0.6 + r() * 0.34);
    folds.push(
      fold(
        [
          [a, y],
          [(a + b) / 2, y + jump(16)],
          [b, y + jump(40)],
        ],
        8 + r() * 5,
        (i % 2 ? 2 : -2.2) * strength,
      ),
    );
  }
  for (let i = 0; i < 3; i++) {
    const y = t.hemY - 78 + i * 24 + jump(16);
    folds.push(
      fold(
        [
          [t.hem[0] + 6, y + jump(10)],
          [mid + jump(20), y + 10],
          [t.hem[1] - 8 - r() * 30, y + jump(22)],
        ],
        7 + r() * 3,
        (i % 2 ? 2.4 : -2.4) * strength,
      ),
    );
  }
  if (t.crease)
    folds.push(
      fold(
        [
          [t.hip * 0.52, 500],
          [(t.knee[0] + t.knee[1]) / 2, kneeY],
          [mid, t.hemY + 40],
        ],
        5,
        5,
      ),
    );
  return folds;
}

export function insideWaist(half: number): Part {
  return {
    shape: mirrored([
      [0, 462],
      [half * 0.6, 458],
      [half, 446, 1],
      [half - 4, 436],
      [half * 0.5, 431],
      [0, 429],
    ]),
    material: 'primary',
    tone: 0.48,
  };
}

export const slim: Trousers = {
  waist: 90,
  hip: 118,
  knee: [26, 104],
  hem: [40, 94],
  hemY: 1060,
  crotchY: 632,
  seed: 12,
  crease: true,
  folds: 0.8,
};

export function tailored(t: Trousers): Garment {
  return {
    top: 425,
    bottom: t.hemY + 5,
    half: 140,
    focus: [430, 500],
    hang: { clips: 84, y: 440 },
    parts: (side) => [
      insideWaist(t.waist),
      ...legs(
        t,
        side,
        back(side)
          ? [
              seam(
                [
                  [34, 520],
                  [86, 520],
                ],
                2.4,
                2,
              ),
            ]
          : [
              seam(
                [
                  [78, 462],
                  [104, 540],
                ],
                2,
                1.8,
              ),
            ],
      ),
      { shape: box(CX - 1, 470, 2, 120), material: 'primary', tone: 0.6 },
      waistband(t.waist + 1, 440, 28),
      ...loops(t.waist, 436),
      ...(back(side) ? [] : button(CX + 2, 462, 5.5, horn)),
    ],
  };
}
