import type { Fold, Part } from '../kit/cloth.ts';
import {
  bodyFolds,
  bust,
  fold,
  foldPair,
  lull,
  pair,
  piece,
  ribs,
  seam,
  seamPair,
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
import { gathers } from '../kit/skirt.ts';
import type { Garment } from '../kit/wardrobe.ts';

const soft = (seed: number, height = 5) => ({ height, across: 60, along: 110, seed });

/** Loose folds of a straight top: from the chest down, and a little swing above the hem. */
export function looseFolds(seed: number, hemY: number, strength = 1): Fold[] {
  return [
    ...bodyFolds(seed, 0.55 * strength, hemY - 90),
    fold(
      [
        [-70, 330],
        [-58, 440],
        [-66, hemY - 10],
      ],
      15,
      4 * strength,
    ),
    fold(
      [
        [62, 350],
        [54, 460],
        [64, hemY - 8],
      ],
      15,
      4 * strength,
    ),
    fold(
      [
        [-20, 400],
        [-14, 480],
        [-22, hemY - 6],
      ],
      14,
      -3.4 * strength,
    ),
    fold(
      [
        [26, 420],
        [24, 490],
        [32, hemY - 6],
      ],
      12,
      -3.6 * strength,
    ),
    fold(
      [
        [-44, 420],
        [-40, 480],
        [-46, hemY - 6],
      ],
      10,
      -3 * strength,
    ),
    ...foldPair(
      [
        [108, 344],
        [84, 330],
        [62, 300],
      ],
      8,
      -3 * strength,
    ),
  ];
}

function neckRib(
  half: number,
  depth: number,
  top: number,
  width: number,
  material: Part['material'] = 'primary',
): Part {
  return {
    shape: mirrored([
      [0, top + depth],
      [half * 0.5, top + depth * 0.88],
      [half * 0.87, top + depth * 0.45],
      [half, top - 1, 1],
      [half + width, top + 3, 1],
      [half * 0.87 + width, top + depth * 0.52],
      [half * 0.5 + width * 0.7, top + depth * 0.9 + width * 0.8],
      [0, top + depth + width],
    ]),
    material,
    edge: 3.4,
    edgeSoft: 3,
    lift: 0.22,
    relief: (x, y) => 0.5 * Math.cos(Math.atan2(y - top + 30, x - CX) * 90),
  };
}

const teeSleeve: SleeveOptions = { cuff: [170, 372], cuffHalf: 42, full: 3, seed: 5, underarm: [112, 346] };

export function tee(scaleBody: { bust: number; hem: number; hemY: number }, seed: number): Garment {
  return {
    top: 196,
    bottom: scaleBody.hemY,
    half: 212,
    focus: [400, 262],
    parts: (side) => [
      ...(side === 'front' ? insideNeck(56, 38, 206) : []),
      ...bothSleeves({ ...teeSleeve, seed }).map((p) => ({ ...p, seams: [] })),
      {
        shape: torso({
          neck: { half: 58, depth: side === 'front' ? 52 : 18 },
          bust: scaleBody.bust,
          hem: scaleBody.hem,
          hemY: scaleBody.hemY,
          waist: scaleBody.hem - 4,
          waistY: 470,
        }),
        material: 'primary',
        puff: 0.4,
        extend: openHem,
        creases: soft(seed + 1),
        relief: side === 'front' ? bust(5, 326) : lull(seed, 6),
        folds: looseFolds(seed + 2, scaleBody.hemY),
        seams: [
          seam(
            [
              [-scaleBody.hem, scaleBody.hemY - 20],
              [0, scaleBody.hemY - 14],
              [scaleBody.hem, scaleBody.hemY - 20],
            ],
            1.3,
            0.9,
          ),
        ],
        lift: 0.16,
      },
      side === 'front' ? neckRib(56, 40, 206, 11) : neckRib(56, 8, 206, 10),
    ],
  };
}

export const tShirt = tee({ bust: 120, hem: 120, hemY: 610 }, 5);

const blouseSleeve: SleeveOptions = {
  cuff: [206, 540],
  cuffHalf: 24,
  full: 30,
  seed: 28,
  head: 12,
  underarm: [108, 352],
};

export const blouse: Garment = {
  top: 184,
  bottom: 620,
  half: 240,
  focus: [400, 280],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(50, 70, 206) : []),
    ...bothSleeves(blouseSleeve).map((p) => ({
      ...p,
      puff: 0.75,
      creases: { height: 9, across: 20, along: 120, seed: 4, angle: p.grain ?? 0 },
    })),
    ...cuff(blouseSleeve, 22),
    {
      shape: torso({
        neck: side === 'front' ? { half: 52, depth: 92, v: true } : { half: 52, depth: 14 },
        bust: 117,
        waist: 112,
        waistY: 460,
        hem: 126,
        hemY: 606,
        hemDip: 12,
      }),
      material: 'primary',
      puff: 0.42,
      extend: openHem,
      drape: { count: 6, top: 0.4, hem: 5, seed: 9 },
      creases: soft(29, 4),
      relief: side === 'front' ? bust(8) : lull(4, 5),
      folds: [
        ...bodyFolds(24),
        ...gathers(300, 372, 236, 60, 9, 5, 0),
        ...gathers(428, 500, 236, 60, 9, 6, 0),
      ],
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [0, 300],
                  [0, 600],
                ],
                1.8,
                1.8,
              ),
              ...seamPair(
                [
                  [54, 214],
                  [80, 234],
                  [118, 240],
                ],
                1.4,
                1,
              ),
            ]
          : [
              seam(
                [
                  [-114, 250],
                  [0, 258],
                  [114, 250],
                ],
                1.6,
                1.4,
              ),
            ],
      lift: 0.2,
    },
    ...(side === 'front'
      ? [
          ...pair(
            piece(
              [
                [0, 296, 1],
                [30, 250],
                [50, 204, 1],
                [60, 200],
                [64, 212],
                [46, 262],
                [16, 306],
              ],
              {
                material: 'primary',
                puff: 0.6,
                lift: 0.3,
                creases: { height: 4, across: 10, along: 30, seed: 3 },
              },
            ),
          ),
          ...pair(
            piece(
              [
                [2, 296],
                [30, 276],
                [56, 282],
                [62, 306],
                [40, 318],
                [12, 308],
              ],
              {
                material: 'primary',
                puff: 0.75,
                lift: 0.4,
                folds: [
                  fold(
                    [
                      [6, 300],
                      [30, 296],
                      [52, 296],
                    ],
                    5,
                    -4,
                  ),
                ],
              },
            ),
          ),
          piece(
            [
              [-4, 302],
              [-18, 350],
              [-40, 420],
              [-22, 428],
              [-2, 360],
              [10, 306],
            ],
            {
              material: 'primary',
              puff: 0.5,
              lift: 0.35,
              folds: [
                fold(
                  [
                    [0, 310],
                    [-14, 360],
                    [-28, 420],
                  ],
                  4,
                  -3,
                ),
              ],
            },
          ),
          piece(
            [
              [2, 304],
              [18, 350],
              [24, 400],
              [42, 396],
              [32, 344],
              [14, 302],
            ],
            { material: 'primary', puff: 0.5, lift: 0.35 },
          ),
          piece(
            [
              [-9, 290],
              [9, 290],
              [11, 312],
              [-10, 314],
            ],
            { material: 'primary', puff: 0.8, lift: 0.35 },
          ),
        ]
      : [
          piece(
            [
              [-52, 206, 1],
              [0, 196],
              [52, 206, 1],
              [54, 216],
              [0, 224],
              [-54, 216],
            ],
            { material: 'primary', puff: 0.6, lift: 0.25 },
          ),
        ]),
  ],
};

const shirtSleeve: SleeveOptions = { cuff: [204, 572], cuffHalf: 27, full: 11, seed: 38 };

/** Button-through shirt; the men's cut is straighter and wider in the shoulder. */
function buttonShirt(men: boolean): Garment {
  const hem = men ? 122 : 114;
  const hemY = men ? 640 : 632;
  const seed = men ? 71 : 38;
  return {
    top: 176,
    bottom: hemY,
    half: 234,
    focus: [400, 268],
    parts: (side) => [
      ...bothSleeves({ ...shirtSleeve, seed }).map((p) => ({ ...p, creases: { ...p.creases!, height: 7 } })),
      ...cuff(shirtSleeve, 38, { seams: [] }),
      {
        shape: mirrored([
          [0, 232],
          [30, 228],
          [48, 206, 1],
          [men ? 126 : 122, 232, 1],
          [114, 286],
          [men ? 120 : 116, 340, 1],
          [men ? 118 : 104, 440],
          [hem, hemY - 74],
          [hem - 2, hemY - 44, 1],
          [hem * 0.72, hemY - 18],
          [hem * 0.35, hemY - 2],
          [0, hemY],
        ]),
        material: 'primary',
        puff: 0.42,
        extend: openHem,
        creases: soft(seed + 2, 5),
        relief: side === 'front' && !men ? bust(6) : lull(seed, 6),
        folds: looseFolds(seed + 3, hemY, 0.9),
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [-15, 240],
                    [-15, hemY - 2],
                  ],
                  1.6,
                  1.5,
                ),
                seam(
                  [
                    [15, 240],
                    [15, hemY - 2],
                  ],
                  1.6,
                  1.5,
                ),
                ...seamPair(
                  [
                    [50, 214],
                    [86, 238],
                    [120, 246],
                  ],
                  1.5,
                  1.1,
                ),
                seam(
                  [
                    [38, 300],
                    [88, 300],
                    [88, 346],
                    [63, 360],
                    [38, 346],
                    [38, 300],
                  ],
                  1.5,
                  1.3,
                ),
              ]
            : [
                seam(
                  [
                    [-116, 262],
                    [0, 270],
                    [116, 262],
                  ],
                  2,
                  1.8,
                ),
                seam(
                  [
                    [-8, 272],
                    [-6, 500],
                  ],
                  3.4,
                  2.6,
                ),
                seam(
                  [
                    [8, 272],
                    [6, 500],
                  ],
                  3.4,
                  2.6,
                ),
              ],
        lift: 0.18,
      },
      ...(side === 'front'
        ? [
            ...shirtCollar(48, 206, men ? 62 : 68, men ? 58 : 64),
            ...buttons(CX, [258, 308, 358, 408, 458, 508, 558], 4.6, pearl),
          ]
        : [collarBack()]),
    ],
  };
}

export function collarBack(): Part {
  return {
    shape: mirrored([
      [0, 186],
      [30, 188],
      [52, 196],
      [68, 224, 1],
      [36, 236],
      [0, 239],
    ]),
    material: 'primary',
    puff: 0.4,
    edge: 3,
    lift: 0.35,
  };
}

export const shirt = buttonShirt(false);
export const mensShirt = buttonShirt(true);

export const poloShirt: Garment = {
  top: 180,
  bottom: 624,
  half: 214,
  focus: [400, 262],
  parts: (side) => [
    ...bothSleeves({ ...teeSleeve, cuff: [172, 376], cuffHalf: 40, seed: 75 }),
    ...cuff({ ...teeSleeve, cuff: [172, 376], cuffHalf: 40, seed: 75 }, 9, { relief: ribs(4, 0.6) }),
    {
      shape: torso({
        neck: { half: 50, depth: side === 'front' ? 30 : 12 },
        bust: 121,
        hem: 118,
        hemY: 622,
        waist: 116,
        waistY: 470,
        shoulder: 125,
      }),
      material: 'primary',
      puff: 0.42,
      extend: openHem,
      creases: soft(77, 4),
      relief: lull(5, 6),
      folds: looseFolds(78, 622, 0.9),
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-15, 232],
                  [-15, 342],
                  [15, 342],
                  [15, 232],
                ],
                1.6,
                1.4,
              ),
              seam(
                [
                  [-118, 604],
                  [0, 610],
                  [118, 604],
                ],
                1.3,
                0.9,
              ),
            ]
          : [
              seam(
                [
                  [-118, 604],
                  [0, 610],
                  [118, 604],
                ],
                1.3,
                0.9,
              ),
            ],
      lift: 0.16,
    },
    ...(side === 'front'
      ? [...shirtCollar(48, 206, 58, 56), ...buttons(CX, [262, 296, 328], 4.4, pearl)]
      : [collarBack()]),
  ],
};

const jumperSleeve: SleeveOptions = {
  cuff: [204, 566],
  cuffHalf: 29,
  full: 16,
  seed: 85,
  underarm: [112, 352],
};

function hemRib(half: number, y: number, depth: number): Part {
  return {
    shape: mirrored([
      [0, y],
      [half * 0.6, y - 2],
      [half, y - 7, 1],
      [half - 6, y + depth - 8, 1],
      [half * 0.6, y + depth - 2],
      [0, y + depth],
    ]),
    material: 'primary',
    puff: 0.42,
    extend: [
      [0, 70],
      [0, -70],
    ],
    edge: 2.2,
    edgeSoft: 2,
    relief: ribs(8, 1),
    lift: 0.1,
  };
}

export const jumper: Garment = {
  top: 190,
  bottom: 634,
  half: 236,
  focus: [400, 270],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(52, 30, 204) : []),
    ...bothSleeves(jumperSleeve).map((p) => ({ ...p, puff: 0.72 })),
    ...cuff(jumperSleeve, 32, { relief: ribs(7, 0.9, -16) }),
    {
      shape: torso({
        neck: { half: 54, depth: side === 'front' ? 46 : 16 },
        bust: 124,
        hem: 124,
        hemY: 600,
        waist: 126,
        waistY: 480,
        shoulder: 128,
      }),
      material: 'primary',
      puff: 0.46,
      extend: openHem,
      creases: soft(86, 5),
      relief: lull(8, 9),
      folds: looseFolds(87, 600, 1.2),
      seams: seamPair(
        [
          [126, 234],
          [114, 286],
          [122, 340],
        ],
        3,
        2,
      ),
      lift: 0.2,
    },
    hemRib(126, 596, 38),
    side === 'front' ? neckRib(52, 32, 203, 17) : neckRib(52, 6, 203, 14),
  ],
};

export const cardigan: Garment = {
  top: 190,
  bottom: 690,
  half: 236,
  focus: [400, 420],
  parts: (side) => [
    ...(side === 'front' ? insideNeck(50, 190, 206) : []),
    ...bothSleeves({ ...jumperSleeve, seed: 91 }).map((p) => ({ ...p, puff: 0.72 })),
    ...cuff(jumperSleeve, 32, { relief: ribs(7, 0.9, -16) }),
    {
      shape: torso({
        neck: side === 'front' ? { half: 54, depth: 226, v: true } : { half: 52, depth: 14 },
        bust: 122,
        hem: 122,
        hemY: 656,
        waist: 120,
        waistY: 480,
        shoulder: 126,
      }),
      material: 'primary',
      volume: [
        torso({
          neck: { half: 52, depth: 14 },
          bust: 122,
          hem: 122,
          hemY: 656,
          waist: 120,
          waistY: 480,
          shoulder: 126,
        }),
      ],
      puff: 0.46,
      extend: openHem,
      creases: soft(93, 5),
      relief: lull(9, 8),
      folds: looseFolds(94, 656, 1.1),
      seams: side === 'front' ? pocketSeams() : [],
      lift: 0.2,
    },
    hemRib(124, 652, 36),
    ...(side === 'front'
      ? [
          ...pair(
            piece(
              [
                [50, 203, 1],
                [68, 206, 1],
                [46, 320],
                [16, 436, 1],
                [14, 688, 1],
                [-13, 688, 1],
                [-13, 430, 1],
                [22, 310],
              ],
              { material: 'primary', edge: 3, edgeSoft: 3, lift: 0.3, relief: ribs(7, 0.7) },
            ),
          ),
          ...buttons(CX, [446, 494, 542, 590, 638, 674], 8, horn),
        ]
      : [neckRib(50, 6, 203, 14)]),
  ],
};

function pocketSeams() {
  return seamPair(
    [
      [42, 540],
      [104, 536],
      [104, 622],
      [44, 626],
      [42, 540],
    ],
    2,
    1.8,
  );
}

export const hoodie: Garment = {
  top: 150,
  bottom: 650,
  half: 242,
  focus: [400, 300],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [208, 572], cuffHalf: 31, full: 18, seed: 101, underarm: [114, 356] };
    return [
      ...(side === 'front'
        ? [
            piece(
              [
                [0, 158],
                [44, 164],
                [80, 198],
                [84, 236, 1],
                [40, 262],
                [0, 268],
                [-40, 262],
                [-84, 236, 1],
                [-80, 198],
                [-44, 164],
              ],
              {
                material: 'primary',
                puff: 0.5,
                folds: foldPair(
                  [
                    [20, 170],
                    [52, 196],
                    [70, 236],
                  ],
                  9,
                  -5,
                ),
              },
            ),
            piece(
              [
                [0, 182],
                [38, 188],
                [56, 214],
                [44, 248],
                [0, 274],
                [-44, 248],
                [-56, 214],
                [-38, 188],
              ],
              { material: 'primary', tone: 0.46, puff: -0.3 },
            ),
            {
              shape: mirrored([
                [0, 196],
                [13, 196, 1],
                [13, 210, 1],
                [0, 210],
              ]),
              material: { colour: '#efe9de', finish: 'matt' as const },
              tone: 0.7,
            },
          ]
        : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.7 })),
      ...cuff(sl, 34, { relief: ribs(6, 0.8, -16) }),
      {
        shape: torso({
          neck: { half: 64, depth: side === 'front' ? 66 : 18 },
          bust: 127,
          hem: 128,
          hemY: 612,
          waist: 130,
          waistY: 490,
          shoulder: 130,
        }),
        material: 'primary',
        puff: 0.46,
        extend: openHem,
        creases: soft(103, 6),
        relief: lull(12, 10),
        folds: looseFolds(104, 612, 1.3),
        seams: seamPair(
          [
            [129, 236],
            [116, 290],
            [124, 344],
          ],
          2,
          1.6,
        ),
        lift: 0.2,
      },
      hemRib(130, 606, 40),
      ...(side === 'front'
        ? [
            piece(
              [
                [-52, 470, 1],
                [52, 470, 1],
                [96, 548, 1],
                [92, 602, 1],
                [0, 606],
                [-92, 602, 1],
                [-96, 548, 1],
              ],
              {
                material: 'primary',
                puff: 0.2,
                edge: 3,
                edgeSoft: 4,
                lift: 0.25,
                folds: [
                  fold(
                    [
                      [-70, 560],
                      [0, 552],
                      [70, 566],
                    ],
                    12,
                    -3,
                  ),
                ],
                seams: [
                  seam(
                    [
                      [-47, 476],
                      [47, 476],
                    ],
                    1.2,
                    0.8,
                  ),
                  ...seamPair(
                    [
                      [50, 476],
                      [90, 548],
                    ],
                    1.2,
                    0.9,
                  ),
                ],
              },
            ),
            ...pair(
              piece(
                [
                  [2, 280, 1],
                  [34, 262],
                  [66, 222],
                  [82, 190],
                  [92, 206],
                  [84, 250],
                  [46, 292],
                  [6, 312, 1],
                ],
                {
                  material: 'primary',
                  puff: 0.6,
                  edge: 3,
                  lift: 0.35,
                  folds: [
                    fold(
                      [
                        [10, 298],
                        [50, 270],
                        [82, 214],
                      ],
                      6,
                      -4,
                    ),
                  ],
                  seams: [
                    seam(
                      [
                        [6, 290],
                        [38, 270],
                        [72, 226],
                      ],
                      1.2,
                      1,
                    ),
                  ],
                },
              ),
            ),
            ...[-22, 22].flatMap((x): Part[] => [
              piece(
                [
                  [x - 3, 286],
                  [x + 3, 286],
                  [x + 4 + x * 0.1, 400],
                  [x - 3 + x * 0.1, 400],
                ],
                { material: { colour: '#efeae0', finish: 'matt' }, puff: 0.8, lift: 0.4 },
              ),
              piece(
                [
                  [x - 4 + x * 0.1, 398],
                  [x + 5 + x * 0.1, 398],
                  [x + 5 + x * 0.1, 412],
                  [x - 4 + x * 0.1, 412],
                ],
                { material: { colour: '#c8c8c8', finish: 'metal', metal: 'silver' }, puff: 0.8, lift: 0.3 },
              ),
            ]),
          ]
        : [
            piece(
              [
                [0, 160],
                [50, 166],
                [84, 196],
                [92, 232],
                [64, 286],
                [0, 306],
                [-64, 286],
                [-92, 232],
                [-84, 196],
                [-50, 166],
              ],
              {
                material: 'primary',
                puff: 0.5,
                lift: 0.4,
                folds: [
                  ...foldPair(
                    [
                      [10, 180],
                      [50, 210],
                      [60, 280],
                    ],
                    10,
                    -4,
                  ),
                  fold(
                    [
                      [0, 170],
                      [2, 230],
                      [0, 300],
                    ],
                    5,
                    -2.4,
                  ),
                ],
                seams: [
                  seam(
                    [
                      [0, 162],
                      [0, 304],
                    ],
                    1.6,
                    1.6,
                  ),
                ],
              },
            ),
          ]),
    ];
  },
};

export const kidsTee: Garment = {
  ...tee({ bust: 122, hem: 126, hemY: 520 }, 9),
  half: 206,
  focus: [400, 262],
};
