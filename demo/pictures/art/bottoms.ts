import type { Fold, Part } from '../kit/cloth.ts';
import { fold, foldPair, lull, pair, piece, seam, seamPair, waistband } from '../kit/dressmaking.ts';
import { brass, button, horn, mirrorPart } from '../kit/garment.ts';
import { seeded } from '../kit/random.ts';
import { box, CX, mirrored, type Point } from '../kit/shape.ts';
import { skirt } from '../kit/skirt.ts';
import type { Garment } from '../kit/wardrobe.ts';

const back = (side: string) => side === 'back';

export const pleatedSkirt: Garment = {
  top: 430,
  bottom: 1010,
  half: 240,
  focus: [400, 500],
  hang: { clips: 84, y: 446 },
  parts: () => [
    {
      shape: mirrored([
        [0, 462],
        [60, 458],
        [88, 448, 1],
        [84, 440],
        [40, 436],
        [0, 434],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    skirt({
      waist: 90,
      waistY: 456,
      hem: 214,
      hemY: 980,
      folds: 15,
      fold: { top: 1.6, hem: 8, sharp: 0.6, wander: 0.22 },
      seed: 6,
      flare: 0.92,
      scallop: 11,
    }),
    waistband(90, 446, 26),
  ],
};

export const miniSkirt: Garment = {
  top: 425,
  bottom: 770,
  half: 158,
  focus: [400, 480],
  hang: { clips: 88, y: 440 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 458],
        [60, 454],
        [94, 444, 1],
        [90, 434],
        [40, 429],
        [0, 427],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    {
      shape: mirrored([
        [0, 450],
        [96, 446, 1],
        [114, 510],
        [128, 590],
        [140, 742, 1],
        [70, 756],
        [0, 760],
      ]),
      material: 'primary',
      puff: 0.4,
      extend: [
        [0, 120],
        [0, -80],
      ],
      creases: { height: 4, across: 60, along: 70, seed: 3 },
      relief: lull(2, 5),
      folds: [
        ...foldPair(
          [
            [108, 560],
            [60, 590],
            [20, 590],
          ],
          12,
          -3,
        ),
        ...foldPair(
          [
            [124, 690],
            [80, 676],
            [30, 690],
          ],
          12,
          3,
        ),
        ...foldPair(
          [
            [60, 640],
            [66, 700],
            [70, 754],
          ],
          12,
          3.4,
        ),
      ],
      seams: back(side)
        ? [
            seam(
              [
                [0, 460],
                [0, 758],
              ],
              2,
              1.8,
            ),
            ...seamPair(
              [
                [50, 470],
                [52, 560],
              ],
              2,
              1.6,
            ),
            seam(
              [
                [-138, 730],
                [0, 746],
                [138, 730],
              ],
              1.4,
              1,
            ),
          ]
        : [
            seam(
              [
                [-138, 730],
                [0, 746],
                [138, 730],
              ],
              1.4,
              1,
            ),
            seam(
              [
                [0, 470],
                [0, 758],
              ],
              2,
              1.8,
            ),
            seam(
              [
                [4, 474],
                [34, 540],
                [6, 590],
              ],
              1.4,
              1,
            ),
            ...seamPair(
              [
                [44, 472],
                [62, 500],
                [110, 512],
              ],
              2,
              1.8,
            ),
          ],
    },
    waistband(96, 438, 28, {
      seams: [
        seam(
          [
            [-94, 442],
            [0, 450],
            [94, 442],
          ],
          1,
          0.6,
        ),
        seam(
          [
            [-94, 460],
            [0, 468],
            [94, 460],
          ],
          1,
          0.6,
        ),
      ],
    }),
    ...loops(96, 436),
    ...(back(side) ? [] : button(CX, 459, 8, brass)),
  ],
};

function loops(half: number, y: number): Part[] {
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

/** Pulls at the crotch, a break at the knee and above the hem; no two legs crease alike. */
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

const wide: Trousers = {
  waist: 92,
  hip: 124,
  knee: [10, 150],
  hem: [14, 178],
  hemY: 1080,
  crotchY: 640,
  seed: 3,
  crease: true,
};

export const wideTrousers: Garment = {
  top: 425,
  bottom: 1085,
  half: 186,
  focus: [400, 500],
  hang: { clips: 84, y: 440 },
  parts: (side) => [
    insideWaist(92),
    ...legs(wide, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 6, seed: 9 } })),
    { shape: box(CX - 1, 470, 2, 130), material: 'primary', tone: 0.55 },
    waistband(93, 440, 30),
    ...(back(side) ? [] : [...gathersPleats()]),
  ],
};

function gathersPleats(): Part[] {
  return pair(
    piece(
      [
        [40, 478, 1],
        [60, 478, 1],
        [64, 580],
        [54, 590],
      ],
      { material: 'primary', edge: 2, edgeSoft: 3, lift: 0.35, puff: 0.2 },
    ),
  );
}

const slim: Trousers = {
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

function tailored(t: Trousers): Garment {
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

export const tailoredTrousers = tailored(slim);
export const chinos = tailored({
  ...slim,
  waist: 94,
  hip: 122,
  knee: [20, 112],
  hem: [30, 100],
  seed: 22,
  crease: false,
  folds: 1.2,
});

const denimLeg: Trousers = {
  waist: 92,
  hip: 122,
  knee: [22, 108],
  hem: [30, 102],
  hemY: 1060,
  crotchY: 634,
  seed: 32,
  folds: 1.25,
};

const stitch = (points: readonly (readonly [number, number])[]) => seam(points, 1.3, 1);

export const jeans: Garment = {
  top: 425,
  bottom: 1066,
  half: 142,
  focus: [420, 510],
  hang: { clips: 84, y: 440 },
  parts: (side) => [
    insideWaist(92),
    ...legs(
      denimLeg,
      side,
      back(side)
        ? [
            stitch([
              [30, 520],
              [92, 512],
              [94, 590],
              [62, 610],
              [32, 594],
              [30, 520],
            ]),
            stitch([
              [36, 552],
              [60, 566],
              [90, 548],
            ]),
            stitch([
              [2, 500],
              [60, 494],
              [112, 486],
            ]),
          ]
        : [
            stitch([
              [42, 470],
              [56, 506],
              [114, 520],
            ]),
            stitch([
              [42, 476],
              [53, 510],
              [114, 525],
            ]),
            stitch([
              [120, 580],
              [116, 800],
              [102, 1050],
            ]),
            stitch([
              [32, 1040],
              [66, 1044],
              [100, 1038],
            ]),
          ],
    ),
    { shape: box(CX - 1.2, 474, 2.4, 130), material: 'primary', tone: 0.55 },
    waistband(93, 440, 29, {
      seams: [
        seam(
          [
            [-92, 444],
            [0, 452],
            [92, 444],
          ],
          1.2,
          0.9,
        ),
        seam(
          [
            [-92, 464],
            [0, 472],
            [92, 464],
          ],
          1.2,
          0.9,
        ),
      ],
    }),
    ...loops(92, 436),
    ...(back(side)
      ? [
          {
            shape: box(CX + 34, 448, 46, 26, 2),
            material: { colour: '#8a5a34', finish: 'matt' as const },
            edge: 1.6,
            edgeSoft: 1.5,
            lift: 0.3,
          },
        ]
      : [
          {
            shape: box(CX + 2, 474, 24, 112, 6),
            material: 'primary' as const,
            edge: 1.6,
            edgeSoft: 2,
            lift: 0.2,
            seams: [
              seam(
                [
                  [20, 476],
                  [21, 560],
                  [6, 588],
                ],
                1.2,
                1,
              ),
            ],
          },
          ...button(CX + 2, 461, 7.5, brass),
          ...[
            [46, 482],
            [108, 520],
            [-46, 482],
            [-108, 520],
          ].map(
            ([x, y]): Part => ({
              shape: box(CX + x! - 2.5, y! - 2.5, 5, 5, 2.5),
              material: brass,
              edge: 2,
              edgeSoft: 1,
            }),
          ),
        ]),
  ],
};
