import {
  bodyFolds,
  bust,
  fold,
  foldPair,
  line,
  lull,
  piece,
  seam,
  seamPair,
  strap,
  sum,
  waistband,
} from '../kit/dressmaking.ts';
import {
  bothSleeves,
  buttons,
  cuff,
  horn,
  insideNeck,
  openHem,
  pearl,
  type SleeveOptions,
  shirtCollar,
  torso,
} from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { gathers, skirt } from '../kit/skirt.ts';
import type { Garment } from '../kit/wardrobe.ts';
import { collarBack } from './tops.ts';

const creases = (seed: number, height = 3) => ({ height, across: 46, along: 80, seed });

const puffSleeve: SleeveOptions = {
  cuff: [170, 412],
  cuffHalf: 31,
  full: 30,
  head: 20,
  seed: 3,
  underarm: [104, 350],
};

export const puffDress: Garment = {
  top: 190,
  bottom: 1062,
  half: 222,
  focus: [400, 330],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(66, 112, 206) : []),
    ...bothSleeves(puffSleeve).map((p) => ({
      ...p,
      puff: 0.85,
      creases: { height: 9, across: 17, along: 100, seed: 7, angle: p.grain ?? 0 },
    })),
    ...cuff(puffSleeve, 11),
    {
      ...skirt({
        waist: 92,
        waistY: 450,
        hem: 216,
        hemY: 1040,
        folds: 8,
        fold: { top: 1.5, hem: 9 },
        seed: 4,
        flare: 1.04,
      }),
      folds: gathers(314, 486, 456, 80, 24, 3, 0.14),
    },
    {
      shape: torso({
        neck: side === 'front' ? { half: 66, depth: 122, v: true } : { half: 66, depth: 16 },
        waist: 92,
        waistY: 452,
        hem: 92,
        hemY: 462,
      }),
      material: 'primary',
      puff: 0.5,
      extend: openHem,
      creases: creases(2),
      relief: side === 'front' ? bust(10) : lull(3, 4),
      lift: 0.25,
      folds: [
        ...bodyFolds(5),
        ...(side === 'front'
          ? foldPair(
              [
                [44, 356],
                [46, 400],
                [42, 452],
              ],
              7,
              -3.2,
            )
          : [
              fold(
                [
                  [0, 240],
                  [1, 340],
                  [0, 450],
                ],
                3,
                -2,
              ),
            ]),
      ],
      seams:
        side === 'front'
          ? seamPair(
              [
                [7, 322],
                [34, 270],
                [60, 210],
              ],
              1.4,
              1,
            )
          : [
              seam(
                [
                  [0, 222],
                  [0, 460],
                ],
                1.6,
                1.6,
              ),
            ],
    },
    waistband(92, 444, 20),
  ],
};

const wrapSleeve: SleeveOptions = { cuff: [196, 560], cuffHalf: 27, full: 9, seed: 8 };

export const wrapDress: Garment = {
  top: 190,
  bottom: 1050,
  half: 228,
  focus: [392, 400],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(70, 150, 206) : []),
    ...bothSleeves(wrapSleeve),
    skirt({
      waist: 90,
      waistY: 448,
      hem: 186,
      hemY: 1018,
      folds: 6,
      fold: { top: 1.5, hem: 8 },
      seed: 12,
      flare: 0.92,
    }),
    ...(side === 'front'
      ? [
          piece(
            [
              [92, 452, 1],
              [-88, 452, 1],
              [-110, 560],
              [-150, 800],
              [-176, 1012, 1],
              [-60, 1034],
              [50, 1030],
              [104, 1004],
              [66, 820],
              [46, 640],
            ],
            {
              material: 'primary',
              puff: 0.26,
              extend: [
                [-60, 0],
                [0, 90],
              ],
              drape: { count: 4, top: 2, hem: 8, seed: 21 },
              folds: [
                fold(
                  [
                    [86, 452],
                    [20, 520],
                    [-60, 660],
                  ],
                  11,
                  -5,
                ),
                fold(
                  [
                    [88, 456],
                    [40, 560],
                    [-14, 760],
                  ],
                  12,
                  5,
                ),
                fold(
                  [
                    [90, 460],
                    [52, 600],
                    [30, 800],
                  ],
                  11,
                  -5,
                ),
                fold(
                  [
                    [80, 452],
                    [0, 486],
                    [-90, 560],
                  ],
                  10,
                  4,
                ),
              ],
              edge: 2,
              edgeSoft: 3,
              lift: 0.4,
            },
          ),
          piece(
            [
              [62, 207, 1],
              [122, 232, 1],
              [110, 280],
              [112, 338, 1],
              [100, 392],
              [90, 452, 1],
              [-40, 456, 1],
              [-8, 372],
              [30, 286],
            ],
            {
              material: 'primary',
              puff: 0.42,
              extend: [
                [-60, 40],
                [0, 90],
                [20, -20],
              ],
              relief: bust(9),
              creases: creases(6),
              folds: [
                ...bodyFolds(15),
                fold(
                  [
                    [70, 350],
                    [10, 400],
                    [-60, 440],
                  ],
                  10,
                  -4,
                ),
                fold(
                  [
                    [90, 380],
                    [30, 420],
                    [-40, 448],
                  ],
                  9,
                  3.4,
                ),
              ],
              lift: 0.3,
            },
          ),
          piece(
            [
              [-62, 207, 1],
              [-122, 232, 1],
              [-110, 280],
              [-112, 338, 1],
              [-100, 392],
              [-90, 452, 1],
              [86, 456, 1],
              [70, 418],
              [20, 344],
              [-26, 272],
            ],
            {
              material: 'primary',
              puff: 0.42,
              extend: [
                [60, 40],
                [0, 90],
                [-20, -20],
              ],
              relief: bust(10),
              creases: creases(7),
              folds: [
                fold(
                  [
                    [-104, 350],
                    [-50, 396],
                    [70, 440],
                  ],
                  10,
                  -4,
                ),
                fold(
                  [
                    [-100, 330],
                    [-30, 380],
                    [60, 424],
                  ],
                  9,
                  3.6,
                ),
                fold(
                  [
                    [-96, 400],
                    [-30, 430],
                    [76, 450],
                  ],
                  8,
                  -3.4,
                ),
                fold(
                  [
                    [-60, 214],
                    [-14, 300],
                    [56, 410],
                  ],
                  6,
                  3,
                ),
              ],
              seams: [
                seam(
                  [
                    [-54, 210],
                    [-18, 280],
                    [28, 348],
                    [80, 424],
                  ],
                  1.4,
                  1,
                ),
              ],
              lift: 0.45,
              edge: 2,
              edgeSoft: 3,
            },
          ),
        ]
      : [
          {
            shape: torso({ neck: { half: 66, depth: 16 }, waist: 90, waistY: 448, hem: 90, hemY: 460 }),
            material: 'primary' as const,
            puff: 0.48,
            extend: openHem,
            creases: creases(9),
            folds: bodyFolds(16),
            seams: [
              seam(
                [
                  [0, 222],
                  [0, 456],
                ],
                1.5,
                1.4,
              ),
            ],
          },
        ]),
    waistband(91, 444, 22),
    ...(side === 'front'
      ? [
          strap(
            [
              [78, 462],
              [92, 520],
              [86, 600],
              [98, 690],
            ],
            15,
            { creases: creases(3, 2), lift: 0.4 },
          ),
          strap(
            [
              [74, 462],
              [66, 530],
              [70, 590],
              [62, 650],
            ],
            14,
            { lift: 0.4 },
          ),
          piece(
            [
              [76, 446],
              [112, 432],
              [124, 446],
              [116, 464],
              [82, 466],
            ],
            { material: 'primary', puff: 0.7, lift: 0.4 },
          ),
          piece(
            [
              [68, 444],
              [90, 444],
              [94, 470],
              [72, 474],
            ],
            { material: 'primary', puff: 0.6, lift: 0.35 },
          ),
        ]
      : []),
  ],
};

export const slipDress: Garment = {
  top: 150,
  bottom: 1050,
  half: 180,
  focus: [400, 320],
  hang: { shoulder: 104, y: 196 },
  parts: (side) => [
    strap(
      [
        [64, 176],
        [72, 220],
        [70, 286],
      ],
      5,
    ),
    strap(
      [
        [-64, 176],
        [-72, 220],
        [-70, 286],
      ],
      5,
    ),
    {
      shape: mirrored([
        [0, 300],
        [44, 290],
        [84, 284, 1],
        [98, 306],
        [104, 336, 1],
        [100, 380],
        [94, 420, 1],
        [0, 420, 1],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    {
      ...skirt({
        waist: 90,
        waistY: 420,
        hem: 152,
        hemY: 1020,
        folds: 5,
        fold: { top: 1, hem: 8.5 },
        seed: 31,
        flare: 0.72,
        sag: 12,
      }),
      puff: 0.44,
      folds: [
        fold(
          [
            [-80, 520],
            [-30, 640],
            [-40, 900],
          ],
          12,
          5,
        ),
        fold(
          [
            [84, 540],
            [40, 680],
            [50, 960],
          ],
          13,
          -5,
        ),
        ...foldPair(
          [
            [86, 470],
            [50, 520],
            [10, 540],
          ],
          12,
          -3,
        ),
      ],
    },
    {
      shape:
        side === 'front'
          ? mirrored([
              [0, 322, 1],
              [30, 304],
              [70, 282, 1],
              [96, 308],
              [108, 340, 1],
              [100, 384],
              [90, 436, 1],
              [0, 440],
            ])
          : mirrored([
              [0, 352],
              [50, 344],
              [92, 324, 1],
              [108, 342, 1],
              [100, 384],
              [90, 436, 1],
              [0, 440],
            ]),
      material: 'primary',
      puff: 0.48,
      extend: [
        [0, 110],
        [0, -60],
      ],
      relief: side === 'front' ? sum(bust(11, 336, 46, 40), lull(3, 3)) : lull(4, 4),
      folds: [
        ...(side === 'front'
          ? [
              fold(
                [
                  [-50, 300],
                  [0, 346],
                  [50, 300],
                ],
                10,
                -4.5,
              ),
              fold(
                [
                  [-40, 318],
                  [0, 368],
                  [40, 320],
                ],
                9,
                3.4,
              ),
              fold(
                [
                  [-56, 330],
                  [2, 394],
                  [60, 334],
                ],
                10,
                -3,
              ),
            ]
          : []),
        ...bodyFolds(33, 0.9),
      ],
      seams: [
        seam(
          [
            [-90, 436],
            [0, 441],
            [90, 436],
          ],
          1.2,
          0.4,
        ),
      ],
    },
  ],
};

const shirtSleeve: SleeveOptions = { cuff: [200, 566], cuffHalf: 25, full: 12, seed: 18 };

export const shirtDress: Garment = {
  top: 178,
  bottom: 1040,
  half: 228,
  focus: [400, 300],
  parts: (side) => [
    ...bothSleeves(shirtSleeve).map((p) => ({ ...p, creases: { ...p.creases!, height: 7 } })),
    ...cuff(shirtSleeve, 34),
    {
      ...skirt({
        waist: 94,
        waistY: 452,
        hem: 172,
        hemY: 1010,
        folds: 6,
        fold: { top: 2, hem: 7 },
        seed: 14,
        flare: 0.86,
      }),
      folds: gathers(312, 488, 460, 60, 16, 8, 0.1),
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-13, 456],
                  [-14, 1024],
                ],
                1.6,
                1.6,
              ),
              seam(
                [
                  [13, 456],
                  [14, 1024],
                ],
                1.2,
                0.8,
              ),
            ]
          : [],
    },
    {
      shape: torso({
        neck: { half: 48, depth: side === 'front' ? 30 : 10 },
        waist: 95,
        waistY: 452,
        hem: 95,
        hemY: 462,
        bust: 117,
      }),
      material: 'primary',
      puff: 0.48,
      extend: openHem,
      relief: side === 'front' ? bust(8) : lull(2, 4),
      creases: creases(11, 4),
      folds: bodyFolds(19),
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-13, 236],
                  [-13, 460],
                ],
                1.6,
                1.6,
              ),
              seam(
                [
                  [13, 236],
                  [13, 460],
                ],
                1.2,
                0.8,
              ),
              ...seamPair(
                [
                  [52, 222],
                  [86, 258],
                  [108, 262],
                ],
                1.6,
                1.2,
              ),
              ...pocket(64, 300),
            ]
          : [
              seam(
                [
                  [-112, 268],
                  [0, 274],
                  [112, 268],
                ],
                1.8,
                1.6,
              ),
              seam(
                [
                  [-14, 276],
                  [-12, 450],
                ],
                3,
                2.4,
              ),
              seam(
                [
                  [14, 276],
                  [12, 450],
                ],
                3,
                2.4,
              ),
            ],
    },
    waistband(95, 446, 22, {
      seams: [
        seam(
          [
            [-94, 449],
            [0, 457],
            [94, 449],
          ],
          1,
          0.5,
        ),
      ],
    }),
    ...(side === 'front' ? shirtCollar(48, 208, 66, 66) : [collarBack()]),
    ...(side === 'front'
      ? [
          ...buttons(CX, [262, 312, 362, 412, 520, 580, 640, 700, 760], 5.4, pearl),
          {
            shape: mirrored([
              [0, 444],
              [17, 444, 1],
              [17, 480, 1],
              [0, 480],
            ]),
            material: horn,
            edge: 4,
            edgeSoft: 3,
            lift: 0.4,
          },
          {
            shape: mirrored([
              [0, 450],
              [11, 450, 1],
              [11, 474, 1],
              [0, 474],
            ]),
            material: 'primary' as const,
            tone: 0.9,
          },
        ]
      : []),
  ],
};

function pocket(x: number, y: number) {
  const outline = (s: number) =>
    seam(
      [
        [s * (x - 24), y],
        [s * (x + 24), y],
        [s * (x + 24), y + 46],
        [s * x, y + 58],
        [s * (x - 24), y + 46],
        [s * (x - 24), y],
      ],
      1.4,
      1.2,
    );
  return [outline(1), outline(-1)];
}

export const maxiDress: Garment = {
  top: 186,
  bottom: 1112,
  half: 226,
  focus: [400, 320],
  hang: { shoulder: 88, y: 214 },
  parts: (side) => [
    ...(side === 'front' ? insideNeck(64, 60, 206) : []),
    skirt({
      waist: 88,
      waistY: 424,
      hem: 160,
      hemY: 700,
      folds: 8,
      fold: { top: 2, hem: 8 },
      seed: 41,
      flare: 0.9,
    }),
    {
      ...skirt({
        waist: 154,
        waistY: 694,
        hem: 192,
        hemY: 900,
        folds: 10,
        fold: { top: 3, hem: 9 },
        seed: 43,
        flare: 0.9,
        sag: 16,
      }),
      folds: gathers(250, 550, 712, 60, 34, 9, 0.1),
    },
    {
      ...skirt({
        waist: 190,
        waistY: 892,
        hem: 220,
        hemY: 1088,
        folds: 13,
        fold: { top: 3, hem: 9 },
        seed: 44,
        flare: 0.9,
        sag: 18,
      }),
      folds: gathers(214, 586, 914, 56, 44, 10, 0.1),
    },
    {
      ...skirt({
        waist: 88,
        waistY: 424,
        hem: 162,
        hemY: 700,
        folds: 7,
        fold: { top: 1.5, hem: 7 },
        seed: 42,
        flare: 0.92,
        scallop: 3,
        sag: 12,
      }),
      folds: gathers(314, 486, 430, 70, 24, 12, 0.14),
      lift: 0.22,
    },
    {
      shape: torso({
        neck:
          side === 'front' ? { half: 64, depth: 66, square: true } : { half: 64, depth: 40, square: true },
        shoulder: 92,
        shoulderY: 220,
        bust: 110,
        armhole: 24,
        waist: 89,
        waistY: 424,
        hem: 89,
        hemY: 434,
      }),
      material: 'primary',
      puff: 0.5,
      extend: [[0, 110]],
      relief: side === 'front' ? bust(10) : lull(2, 4),
      creases: creases(17),
      folds: [
        ...bodyFolds(51, 0.9, 420),
        ...(side === 'front'
          ? foldPair(
              [
                [46, 348],
                [46, 384],
                [42, 424],
              ],
              6,
              -3,
            )
          : []),
      ],
      seams:
        side === 'front'
          ? seamPair(
              [
                [48, 268],
                [52, 340],
                [44, 428],
              ],
              1.3,
              1,
            )
          : [
              seam(
                [
                  [0, 246],
                  [0, 430],
                ],
                1.6,
                1.4,
              ),
            ],
      lift: 0.3,
    },
    waistband(89, 418, 15),
  ],
};

export const bodyconDress: Garment = {
  top: 190,
  bottom: 900,
  half: 196,
  focus: [400, 330],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [184, 560], cuffHalf: 19, full: 2, seed: 61, creases: 3 };
    return [
      ...(side === 'front' ? insideNeck(72, 62, 206) : []),
      ...bothSleeves(sl),
      {
        shape: mirrored([
          ...(side === 'front'
            ? ([
                [0, 262],
                [44, 254],
                [66, 232],
                [74, 206, 1],
              ] as const)
            : ([
                [0, 222],
                [44, 217],
                [74, 206, 1],
              ] as const)),
          [118, 230, 1],
          [110, 280],
          [109, 338, 1],
          [98, 390],
          [84, 442],
          [94, 500],
          [118, 580],
          [119, 660],
          [108, 780],
          [100, 878, 1],
          [50, 886],
          [0, 888],
        ]),
        material: 'primary',
        puff: 0.56,
        extend: [
          [0, 120],
          [24, -16],
          [-24, -16],
        ],
        relief: sum(
          side === 'front' ? bust(11) : lull(3, 3),
          (x, y) => 7 * Math.exp(-(((x - CX) / 80) ** 2) - ((y - 600) / 80) ** 2),
        ),
        creases: creases(23, 2),
        folds: [
          ...foldPair(
            [
              [70, 452],
              [44, 458],
              [10, 454],
            ],
            9,
            -1.6,
          ),
          ...foldPair(
            [
              [104, 600],
              [66, 616],
              [20, 612],
            ],
            12,
            -1.4,
          ),
          ...foldPair(
            [
              [96, 722],
              [56, 716],
              [10, 724],
            ],
            12,
            -1.5,
          ),
          fold(
            [
              [-84, 820],
              [0, 808],
              [84, 822],
            ],
            12,
            1.6,
          ),
          ...bodyFolds(63, 0.4),
        ],
        seams: [
          seam(
            [
              [-99, 868],
              [0, 877],
              [99, 868],
            ],
            1.4,
            0.9,
          ),
          ...(side === 'back'
            ? [
                seam(
                  [
                    [0, 224],
                    [0, 886],
                  ],
                  1.6,
                  1.6,
                ),
              ]
            : []),
        ],
        lift: 0.2,
      },
      ...(side === 'back'
        ? [
            {
              shape: [
                line([
                  [-4, 222],
                  [4, 222],
                ]),
              ],
              material: horn,
            },
          ]
        : []),
    ];
  },
};
