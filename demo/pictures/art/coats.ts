import type { Part } from '../kit/cloth.ts';
import { bodyFolds, fold, foldPair, lull, pair, piece, ribs, seam, seamPair } from '../kit/dressmaking.ts';
import {
  bothSleeves,
  brass,
  button,
  buttons,
  cuff,
  horn,
  openHem,
  type SleeveOptions,
  shirtCollar,
  silver,
  torso,
} from '../kit/garment.ts';
import { box, CX, mirrored } from '../kit/shape.ts';
import { skirt } from '../kit/skirt.ts';
import { flapPockets, frontSeam, lapels, lining, tiedBelt, welt } from '../kit/tailoring.ts';
import type { Garment } from '../kit/wardrobe.ts';

const heavy = (seed: number, height = 4) => ({ height, across: 80, along: 130, seed });

const jacketSleeve = (seed: number, half = 27): SleeveOptions => ({
  cuff: [190, 586],
  cuffHalf: half,
  full: 9,
  head: 9,
  seed,
  shoulder: 128,
  underarm: [112, 352],
});

interface JacketCut {
  men?: boolean;
  hemY: number;
  double?: boolean;
  seed: number;
}

/** The parts of a tailored jacket, shared by blazers and suits. */
export function jacket(cut: JacketCut, side: 'front' | 'back'): Part[] {
  const { men, hemY, seed } = cut;
  const waist = men ? 108 : 98;
  const hem = men ? 124 : 122;
  const breakY = men ? 418 : 408;
  const sl = jacketSleeve(seed, men ? 29 : 26);
  const whole = { shoulder: 130, bust: men ? 120 : 116, waist, waistY: 448, hem, hemY };
  const body: Part = {
    shape: torso({
      neck: side === 'front' ? { half: 50, depth: breakY - 204, v: true } : { half: 48, depth: 12 },
      shoulder: 130,
      bust: men ? 120 : 116,
      waist,
      waistY: 448,
      hem,
      hemY,
      hemDip: side === 'front' ? -6 : 4,
    }),
    material: 'primary',
    volume: [torso({ ...whole, neck: { half: 48, depth: 12 } })],
    puff: 0.44,
    extend: openHem,
    creases: heavy(seed + 1, 3),
    relief: lull(seed, 6),
    folds: [
      ...bodyFolds(seed + 2, 0.6, 460),
      ...foldPair(
        [
          [118, 350],
          [92, 330],
          [80, 290],
        ],
        9,
        -3,
      ),
    ],
    seams:
      side === 'front'
        ? seamPair(
            [
              [70, 330],
              [66, 430],
              [74, hemY - 60],
            ],
            1.8,
            1.3,
          )
        : [
            seam(
              [
                [0, 216],
                [0, hemY],
              ],
              1.8,
              1.6,
            ),
            ...seamPair(
              [
                [112, 300],
                [72, 430],
                [80, hemY],
              ],
              1.8,
              1.3,
            ),
          ],
    lift: 0.22,
  };
  if (side === 'back')
    return [
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
      body,
      {
        shape: mirrored([
          [0, 188],
          [30, 190],
          [52, 200],
          [60, 216, 1],
          [30, 226],
          [0, 228],
        ]),
        material: 'primary',
        edge: 3,
        edgeSoft: 4,
        lift: 0.3,
        puff: 0.3,
      },
    ];
  const overlap = piece(
    [
      [-4, breakY - 8, 1],
      [40, breakY + 10],
      [60, 520],
      [44, hemY - 20],
      [22, hemY + 2],
      [-8, hemY - 8],
      [-14, hemY - 70],
      [cut.double ? -44 : -10, breakY + 60],
      [cut.double ? -40 : -8, breakY + 20],
    ],
    {
      material: 'primary',
      edge: 2.4,
      edgeSoft: 4,
      lift: 0.35,
      puff: 0,
      relief: lull(seed, 6),
      folds: [
        fold(
          [
            [-2, breakY + 8],
            [26, breakY + 40],
            [64, breakY + 36],
          ],
          9,
          -2.6,
        ),
      ],
    },
  );
  const rowXs = cut.double ? [-28, 30] : [-1];
  const rowYs = cut.double ? [breakY + 22, breakY + 74] : men ? [breakY + 8, breakY + 66] : [breakY + 10];
  return [
    ...lining(breakY - 214),
    ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
    body,
    overlap,
    ...lapels(breakY, cut.double ? 82 : 74, 292, cut.double ? 36 : 4),
    ...flapPockets(70, 520, 62, 19, 2),
    welt(66, 322, 44, 3),
    ...rowXs.flatMap((x) => buttons(CX + x, rowYs, 7.4, horn)),
    ...sleeveButtons(),
  ];
}

function sleeveButtons(): Part[] {
  return [0, 1, 2].flatMap((i) => [
    ...button(CX + 176 + i * -3.4, 574 - i * 13, 4, horn),
    ...button(CX - 176 + i * 3.4, 574 - i * 13, 4, horn),
  ]);
}

export const blazer: Garment = {
  top: 186,
  bottom: 640,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ hemY: 632, seed: 111, double: true }, side),
};
export const suitJacket: Garment = {
  top: 186,
  bottom: 650,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ men: true, hemY: 640, seed: 117 }, side),
};

export const woolCoat: Garment = {
  top: 186,
  bottom: 960,
  half: 232,
  focus: [400, 340],
  parts: (side) => {
    const sl: SleeveOptions = { ...jacketSleeve(121, 33), cuff: [196, 600], full: 14 };
    const hemY = 950;
    const body: Part = {
      shape: torso({
        neck: side === 'front' ? { half: 50, depth: 180, v: true } : { half: 48, depth: 12 },
        shoulder: 132,
        bust: 124,
        waist: 122,
        waistY: 460,
        hem: 152,
        hemY,
      }),
      material: 'primary',
      volume: [
        torso({
          neck: { half: 48, depth: 12 },
          shoulder: 132,
          bust: 124,
          waist: 122,
          waistY: 460,
          hem: 152,
          hemY,
        }),
      ],
      puff: 0.42,
      extend: openHem,
      creases: heavy(122, 5),
      relief: lull(7, 12, 120),
      drape: { count: 3, top: 0, hem: 5, seed: 8 },
      folds: [
        ...bodyFolds(123, 0.7, 520),
        ...foldPair(
          [
            [110, 560],
            [104, 760],
            [118, 940],
          ],
          18,
          5,
        ),
        ...foldPair(
          [
            [70, 640],
            [66, 800],
            [76, 944],
          ],
          16,
          -4,
        ),
      ],
      seams:
        side === 'front'
          ? []
          : [
              seam(
                [
                  [0, 216],
                  [0, hemY],
                ],
                2.2,
                2.2,
              ),
            ],
      lift: 0.24,
    };
    return [
      ...(side === 'front' ? lining(170) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.74 })),
      body,
      ...(side === 'front'
        ? [
            piece(
              [
                [-4, 372, 1],
                [40, 390],
                [60, 560],
                [56, 800],
                [66, 946, 1],
                [-30, 952],
                [-34, 700],
                [-38, 420],
              ],
              { material: 'primary', edge: 2.6, edgeSoft: 5, lift: 0.32, relief: lull(7, 12, 120) },
            ),
            ...lapels(384, 90, 300, 34),
            ...flapPockets(86, 560, 66, 24, 8),
            ...[420, 500, 580].flatMap((y) => [
              ...button(CX - 22, y, 9.5, horn),
              ...button(CX + 44, y, 9.5, horn),
            ]),
          ]
        : [
            {
              shape: mirrored([
                [0, 184],
                [30, 186],
                [56, 198],
                [78, 232, 1],
                [40, 246],
                [0, 249],
              ]),
              material: 'primary' as const,
              edge: 4,
              edgeSoft: 5,
              lift: 0.35,
              puff: 0.3,
            },
            piece(
              [
                [-64, 452],
                [64, 452],
                [64, 476],
                [-64, 476],
              ],
              { material: 'primary', edge: 3, lift: 0.3 },
            ),
          ]),
    ];
  },
};

export const trenchCoat: Garment = {
  top: 180,
  bottom: 980,
  half: 236,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = { ...jacketSleeve(131, 34), cuff: [200, 596], full: 14 };
    return [
      ...(side === 'front' ? lining(120) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.74 })),
      ...cuff({ ...sl, cuff: [190, 556] }, 14, { lift: 0.35 }),
      {
        ...skirt({
          waist: 106,
          waistY: 462,
          hem: 176,
          hemY: 950,
          folds: 6,
          fold: { top: 2, hem: 7 },
          seed: 17,
          flare: 0.86,
        }),
        seams:
          side === 'front'
            ? [frontSeam(-52, 466, 956)]
            : [
                seam(
                  [
                    [0, 466],
                    [0, 962],
                  ],
                  4,
                  4,
                ),
              ],
      },
      {
        shape: torso({
          neck: side === 'front' ? { half: 50, depth: 130, v: true } : { half: 48, depth: 12 },
          shoulder: 132,
          bust: 122,
          waist: 106,
          waistY: 466,
          hem: 106,
          hemY: 474,
        }),
        material: 'primary',
        volume: [
          torso({
            neck: { half: 48, depth: 12 },
            shoulder: 132,
            bust: 122,
            waist: 106,
            waistY: 466,
            hem: 106,
            hemY: 474,
          }),
        ],
        puff: 0.46,
        extend: openHem,
        creases: heavy(133, 5),
        relief: lull(5, 7),
        folds: bodyFolds(134, 0.9, 460),
        seams: side === 'front' ? [frontSeam(-52, 320, 470)] : [],
        lift: 0.24,
      },
      ...(side === 'front'
        ? [
            ...pair(
              piece(
                [
                  [44, 214],
                  [128, 236, 1],
                  [118, 288],
                  [122, 338],
                  [60, 356, 1],
                  [40, 300],
                ],
                {
                  material: 'primary',
                  edge: 2.6,
                  edgeSoft: 4,
                  lift: 0.3,
                  puff: 0.24,
                  extend: [
                    [-50, 0],
                    [0, 80],
                  ],
                  relief: lull(9, 5),
                },
              ),
            ),
            ...lapels(344, 84, 286, 30),
            ...[374, 424, 520, 580].flatMap((y) => [
              ...button(CX - 36, y, 8, horn),
              ...button(CX + 36, y, 8, horn),
            ]),
            ...epaulettes(),
            ...flapPockets(98, 560, 20, 76, 0),
          ]
        : [
            piece(
              [
                [-112, 236, 1],
                [0, 226],
                [112, 236, 1],
                [116, 330],
                [70, 372],
                [0, 384],
                [-70, 372],
                [-116, 330],
              ],
              { material: 'primary', puff: 0.3, edge: 2.6, edgeSoft: 4, lift: 0.34, creases: heavy(139, 4) },
            ),
            {
              shape: mirrored([
                [0, 184],
                [30, 186],
                [56, 198],
                [76, 230, 1],
                [40, 244],
                [0, 247],
              ]),
              material: 'primary' as const,
              edge: 4,
              edgeSoft: 5,
              lift: 0.35,
              puff: 0.3,
            },
          ]),
      ...(side === 'front'
        ? tiedBelt(106, 456, 26, 150)
        : [
            piece(
              [
                [-107, 452, 1],
                [0, 460],
                [107, 452, 1],
                [107, 480, 1],
                [0, 488],
                [-107, 480, 1],
              ],
              {
                material: 'primary',
                puff: 0.36,
                extend: [
                  [0, 60],
                  [0, -60],
                ],
                edge: 2.6,
                lift: 0.3,
              },
            ),
          ]),
    ];
  },
};

function epaulettes(): Part[] {
  return pair(
    piece(
      [
        [70, 206, 1],
        [128, 230, 1],
        [130, 244, 1],
        [66, 220, 1],
      ],
      { material: 'primary', edge: 2.6, edgeSoft: 2, lift: 0.3 },
    ),
  ).concat(button(CX + 74, 214, 4, horn), button(CX - 74, 214, 4, horn));
}

export const puffer: Garment = {
  top: 176,
  bottom: 650,
  half: 250,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [208, 586],
      cuffHalf: 36,
      full: 24,
      head: 12,
      seed: 141,
      shoulder: 128,
      underarm: [112, 360],
    };
    const quilt =
      (size: number, height: number, phase = 0) =>
      (_x: number, y: number) =>
        height * (Math.abs(Math.sin(((y - phase) / size) * Math.PI)) ** 0.55 - 0.6);
    const sleeveQuilt = (sign: number) => (x: number, y: number) =>
      13 * (Math.abs(Math.sin(((y - 14 - sign * (x - CX) * 0.24) / 62) * Math.PI)) ** 0.55 - 0.6);
    const [left, right] = bothSleeves(sl);
    return [
      {
        ...left!,
        puff: 0.8,
        relief: sleeveQuilt(-1),
        folds: [],
        creases: { ...left!.creases!, height: 6, across: 16, along: 30 },
      },
      {
        ...right!,
        puff: 0.8,
        relief: sleeveQuilt(1),
        folds: [],
        creases: { ...right!.creases!, height: 6, across: 16, along: 30 },
      },
      ...cuff(sl, 14, { relief: ribs(6, 0.8, -16) }),
      {
        shape: torso({
          neck: { half: 60, depth: 40 },
          shoulder: 130,
          bust: 130,
          waist: 134,
          waistY: 480,
          hem: 130,
          hemY: 640,
          hemDip: 2,
        }),
        material: 'primary',
        puff: 0.46,
        extend: openHem,
        relief: quilt(66, 15, 232),
        creases: { height: 7, across: 18, along: 26, seed: 143 },
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [0, 236],
                    [0, 640],
                  ],
                  4,
                  6,
                ),
              ]
            : [],
        lift: 0.26,
      },
      ...(side === 'front'
        ? [
            piece(
              [
                [-62, 216],
                [-52, 186],
                [0, 178],
                [52, 186],
                [62, 216],
                [30, 238],
                [0, 242],
                [-30, 238],
              ],
              { material: 'primary', puff: 0.4, tone: 0.62 },
            ),
            ...pair(
              piece(
                [
                  [2, 244, 1],
                  [40, 232],
                  [58, 192],
                  [70, 188],
                  [78, 216],
                  [66, 252],
                  [2, 272, 1],
                ],
                {
                  material: 'primary',
                  puff: 0.8,
                  lift: 0.3,
                  creases: { height: 5, across: 14, along: 20, seed: 3 },
                },
              ),
            ),
            {
              shape: box(CX - 3.5, 246, 7, 392, 2),
              material: silver,
              edge: 2,
              edgeSoft: 1.5,
              relief: (_x: number, y: number) => 1.6 * Math.cos((y / 5) * Math.PI * 2),
            },
            { shape: box(CX - 4, 266, 8, 24, 3), material: silver, edge: 4, edgeSoft: 2, lift: 0.4 },
            ...flapPockets(84, 520, 8, 66, 12),
          ]
        : [
            piece(
              [
                [-70, 230],
                [-62, 192],
                [0, 180],
                [62, 192],
                [70, 230],
                [0, 250],
              ],
              { material: 'primary', puff: 0.6, lift: 0.3 },
            ),
          ]),
      {
        shape: mirrored([
          [0, 630],
          [70, 629],
          [132, 626, 1],
          [128, 650, 1],
          [60, 653],
          [0, 654],
        ]),
        material: 'primary',
        puff: 0.4,
        extend: [
          [0, 50],
          [0, -50],
        ],
        edge: 2.5,
        lift: 0.2,
        relief: ribs(7, 0.7),
      },
    ];
  },
};

export const denimJacket: Garment = {
  top: 180,
  bottom: 600,
  half: 230,
  focus: [400, 320],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [200, 572],
      cuffHalf: 29,
      full: 10,
      seed: 151,
      shoulder: 126,
      underarm: [110, 350],
    };
    const st = (points: readonly (readonly [number, number])[]) => seam(points, 1.4, 1.1);
    return [
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
      ...cuff(sl, 26),
      {
        shape: torso({
          neck: { half: 50, depth: side === 'front' ? 34 : 12 },
          shoulder: 128,
          bust: 120,
          waist: 114,
          waistY: 480,
          hem: 110,
          hemY: 572,
        }),
        material: 'primary',
        puff: 0.44,
        extend: openHem,
        creases: heavy(152, 6),
        relief: lull(8, 8),
        folds: bodyFolds(153, 0.8, 520),
        seams:
          side === 'front'
            ? [
                st([
                  [-13, 236],
                  [-13, 570],
                ]),
                st([
                  [13, 236],
                  [13, 570],
                ]),
                ...seamPair(
                  [
                    [14, 306],
                    [70, 300],
                    [118, 304],
                  ],
                  1.8,
                  1.6,
                ),
                ...seamPair(
                  [
                    [14, 300],
                    [70, 294],
                    [118, 298],
                  ],
                  1.3,
                  1,
                ),
                ...seamPair(
                  [
                    [40, 350],
                    [28, 460],
                    [26, 570],
                  ],
                  1.6,
                  1.3,
                ),
                ...seamPair(
                  [
                    [92, 350],
                    [74, 460],
                    [66, 570],
                  ],
                  1.6,
                  1.3,
                ),
              ]
            : [
                st([
                  [-118, 296],
                  [0, 304],
                  [118, 296],
                ]),
                ...seamPair(
                  [
                    [70, 302],
                    [50, 430],
                    [44, 570],
                  ],
                  1.8,
                  1.6,
                ),
              ],
        lift: 0.24,
      },
      {
        shape: mirrored([
          [0, 566],
          [60, 564],
          [112, 558, 1],
          [110, 592, 1],
          [60, 598],
          [0, 600],
        ]),
        material: 'primary',
        puff: 0.42,
        extend: [
          [0, 60],
          [0, -60],
        ],
        edge: 2.6,
        lift: 0.25,
        seams: [
          seam(
            [
              [-108, 566],
              [0, 573],
              [108, 566],
            ],
            1.2,
            0.9,
          ),
          seam(
            [
              [-108, 587],
              [0, 594],
              [108, 587],
            ],
            1.2,
            0.9,
          ),
        ],
      },
      ...(side === 'front' ? shirtCollar(48, 208, 76, 62) : []),
      ...(side === 'front'
        ? [
            ...pair(
              piece(
                [
                  [36, 302, 1],
                  [98, 302, 1],
                  [98, 330, 1],
                  [67, 346, 1],
                  [36, 330, 1],
                ],
                {
                  material: 'primary',
                  edge: 2.6,
                  edgeSoft: 2.5,
                  lift: 0.34,
                  seams: [
                    seam(
                      [
                        [40, 306],
                        [94, 306],
                        [94, 328],
                        [67, 341],
                        [40, 328],
                        [40, 306],
                      ],
                      1.1,
                      0.8,
                    ),
                  ],
                },
              ),
            ),
            ...button(CX + 67, 334, 5.4, brass),
            ...button(CX - 67, 334, 5.4, brass),
            ...buttons(CX, [262, 312, 362, 412, 462, 512, 582], 6.2, brass),
          ]
        : []),
      ...(side === 'back'
        ? [
            {
              shape: mirrored([
                [0, 186],
                [30, 188],
                [54, 196],
                [78, 232, 1],
                [40, 244],
                [0, 247],
              ]),
              material: 'primary' as const,
              edge: 3,
              edgeSoft: 3,
              lift: 0.35,
              puff: 0.3,
            },
          ]
        : []),
    ];
  },
};
