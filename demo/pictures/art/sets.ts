import type { Part } from '../kit/cloth.ts';
import {
  bodyFolds,
  bust,
  fold,
  foldPair,
  lull,
  pair,
  piece,
  seam,
  seamPair,
  strap,
  waistband,
} from '../kit/dressmaking.ts';
import {
  bothSleeves,
  brass,
  button,
  buttons,
  cuff,
  insideNeck,
  openHem,
  pearl,
  type SleeveOptions,
  torso,
} from '../kit/garment.ts';
import { box, CX, mirrored, type Polygon, turn } from '../kit/shape.ts';
import { gathers, skirt } from '../kit/skirt.ts';
import { lapels, lining, tiedBelt } from '../kit/tailoring.ts';
import type { Garment } from '../kit/wardrobe.ts';
import { legs, type Trousers } from './bottoms.ts';
import { jacket } from './coats.ts';

/** Moves a whole garment, for sets of two pieces in one picture. */
export function shiftParts(parts: readonly Part[], dx: number, dy: number, degrees = 0): Part[] {
  const move = (p: Polygon): Polygon =>
    (degrees ? turn(p, degrees, CX, 520) : p).map(([x, y]) => [x + dx, y + dy] as const);
  return parts.map((part) => {
    const shapes = (
      typeof (part.shape[0] as readonly unknown[])[0] === 'number' ? [part.shape] : part.shape
    ) as readonly Polygon[];
    return {
      ...part,
      shape: shapes.map(move),
      volume: part.volume?.map(move),
      folds: part.folds?.map((f) => ({ ...f, line: move(f.line) })),
      seams: part.seams?.map((s) => ({ ...s, line: move(s.line) })),
      relief: part.relief && ((x: number, y: number) => part.relief!(x - dx, y - dy)),
    };
  });
}

const suitLeg: Trousers = {
  waist: 94,
  hip: 120,
  knee: [22, 106],
  hem: [32, 100],
  hemY: 1090,
  crotchY: 640,
  seed: 161,
  crease: true,
  folds: 0.7,
};

export const suit: Garment = {
  top: 186,
  bottom: 1095,
  half: 226,
  focus: [400, 330],
  parts: (side) => [...legs(suitLeg, side), ...jacket({ hemY: 628, seed: 163 }, side)],
};

const jumpLeg: Trousers = {
  waist: 90,
  hip: 120,
  knee: [10, 140],
  hem: [14, 164],
  hemY: 1090,
  crotchY: 640,
  seed: 171,
  folds: 0.9,
};

export const jumpsuit: Garment = {
  top: 190,
  bottom: 1095,
  half: 200,
  focus: [400, 320],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [150, 330],
      cuffHalf: 40,
      full: 6,
      head: 8,
      seed: 172,
      underarm: [106, 348],
    };
    return [
      ...(side === 'front' ? insideNeck(60, 120, 206) : []),
      ...bothSleeves(sl),
      ...legs(jumpLeg, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 6, seed: 19 } })),
      {
        shape: torso({
          neck: side === 'front' ? { half: 62, depth: 134, v: true } : { half: 60, depth: 14 },
          waist: 92,
          waistY: 448,
          hem: 93,
          hemY: 462,
        }),
        material: 'primary',
        puff: 0.48,
        extend: openHem,
        relief: side === 'front' ? bust(9) : lull(2, 5),
        creases: { height: 4, across: 46, along: 80, seed: 174 },
        folds: [...bodyFolds(175), ...gathers(314, 486, 420, -50, 14, 6, 0)],
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [0, 338],
                    [0, 460],
                  ],
                  1.6,
                  1.4,
                ),
              ]
            : [
                seam(
                  [
                    [0, 222],
                    [0, 460],
                  ],
                  1.6,
                  1.4,
                ),
              ],
        lift: 0.22,
      },
      ...(side === 'front' ? tiedBelt(93, 444, 22, 120) : [waistband(93, 444, 22)]),
    ];
  },
};

/** A swimsuit body: high-cut legs, scooped neck. */
function swimBody(side: 'front' | 'back'): Part {
  return {
    shape: mirrored([
      ...(side === 'front'
        ? ([
            [0, 300],
            [34, 290],
            [56, 254],
            [62, 216, 1],
          ] as const)
        : ([
            [0, 420],
            [40, 400],
            [60, 320],
            [62, 216, 1],
          ] as const)),
      [84, 220, 1],
      [88, 270],
      [106, 322],
      [112, 344],
      [100, 400],
      [90, 446],
      [104, 520],
      [120, 580],
      [122, 600, 1],
      [88, 640],
      [50, 690],
      [30, 738, 1],
      [0, 744],
    ]),
    material: 'primary',
    puff: 0.5,
    extend: [
      [0, -60],
      [0, 30],
    ],
    relief: side === 'front' ? bust(8) : (_x, y) => 6 * Math.exp(-(((y - 640) / 60) ** 2)),
    folds: [
      ...foldPair(
        [
          [90, 436],
          [66, 446],
          [34, 444],
        ],
        9,
        -1.4,
      ),
      ...foldPair(
        [
          [104, 540],
          [80, 568],
          [44, 580],
        ],
        11,
        -1.3,
      ),
    ],
    creases: { height: 3, across: 60, along: 70, seed: 7 },
    seams: [
      ...seamPair(
        [
          [118, 598],
          [86, 634],
          [46, 688],
          [26, 736],
        ],
        1.4,
        1.1,
      ),
      ...(side === 'front'
        ? seamPair(
            [
              [0, 306],
              [38, 296],
              [62, 256],
              [68, 218],
            ],
            1.4,
            1,
          )
        : []),
    ],
    lift: 0.15,
  };
}

export const swimsuit: Garment = {
  top: 196,
  bottom: 760,
  half: 150,
  focus: [400, 340],
  hang: { shoulder: 82, y: 214 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 470],
        [70, 440],
        [104, 344],
        [86, 300],
        [70, 236],
        [62, 300],
        [34, 360],
        [0, 384],
      ]),
      material: 'primary',
      tone: 0.5,
    },
    ...pair(
      strap(
        [
          [72, 206],
          [74, 222],
        ],
        21,
      ),
    ),
    swimBody(side),
  ],
};

function cup(seed: number, lace = false): Part {
  return piece(
    [
      [8, 372, 1],
      [26, 330],
      [60, 292],
      [82, 286, 1],
      [104, 320],
      [116, 366],
      [108, 400],
      [62, 416],
      [16, 404],
    ],
    {
      material: 'primary',
      puff: 0.62,
      folds: [
        fold(
          [
            [20, 396],
            [50, 380],
            [74, 330],
          ],
          8,
          lace ? -2 : -2.6,
        ),
        fold(
          [
            [100, 390],
            [84, 366],
            [80, 320],
          ],
          9,
          -2.4,
        ),
      ],
      seams: [
        seam(
          [
            [14, 384],
            [60, 360],
            [112, 372],
          ],
          1.6,
          1.2,
        ),
        seam(
          [
            [12, 374],
            [30, 334],
            [62, 298],
            [80, 292],
          ],
          1.3,
          1,
        ),
      ],
      creases: { height: 2, across: 30, along: 30, seed },
      lift: 0.2,
    },
  );
}

function braParts(side: 'front' | 'back', dy = 0): Part[] {
  const metal = button(CX, 396, 3.4, { colour: '#d8b366', finish: 'metal', metal: 'gold' });
  const parts: Part[] =
    side === 'front'
      ? [
          ...pair(
            strap(
              [
                [62, 190],
                [70, 230],
                [84, 292],
              ],
              8,
            ),
          ),
          {
            shape: mirrored([
              [0, 372],
              [60, 362],
              [112, 352],
              [118, 358, 1],
              [120, 398, 1],
              [60, 410],
              [0, 404],
            ]),
            material: 'primary',
            tone: 0.5,
          },
          ...pair(
            piece(
              [
                [104, 372, 1],
                [128, 362, 1],
                [134, 404, 1],
                [104, 412, 1],
              ],
              { material: 'primary', puff: 0.4, lift: 0.1 },
            ),
          ),
          ...pair(cup(3)),
          {
            shape: mirrored([
              [0, 400],
              [50, 412],
              [108, 400],
              [134, 396, 1],
              [134, 414, 1],
              [100, 422],
              [50, 430],
              [0, 420],
            ]),
            material: 'primary',
            puff: 0.4,
            edge: 2,
            lift: 0.3,
            relief: (x) => 0.5 * Math.cos(x * 0.9),
          },
          ...pair(
            piece(
              [
                [2, 378, 1],
                [10, 372],
                [12, 402],
                [2, 410, 1],
              ],
              { material: 'primary', puff: 0.4 },
            ),
          ),
          ...metal,
          ...pair({
            shape: box(CX + 62, 214, 12, 12, 2),
            material: { colour: '#d8b366', finish: 'metal', metal: 'gold' },
            edge: 3,
            edgeSoft: 2,
            lift: 0.3,
          }),
        ]
      : [
          ...pair(
            strap(
              [
                [62, 190],
                [66, 250],
                [58, 374],
              ],
              8,
            ),
          ),
          {
            shape: mirrored([
              [0, 386, 1],
              [30, 380],
              [70, 366],
              [112, 350],
              [132, 356, 1],
              [134, 410, 1],
              [70, 420],
              [0, 422, 1],
            ]),
            material: 'primary',
            puff: 0.4,
            edge: 2,
            seams: [
              seam(
                [
                  [-7, 386],
                  [-7, 421],
                ],
                1.4,
                1.2,
              ),
              seam(
                [
                  [7, 386],
                  [7, 421],
                ],
                1.4,
                1.2,
              ),
            ],
          },
        ];
  return shiftParts(parts, 0, dy);
}

function briefParts(side: 'front' | 'back', dy = 0, high = 0): Part[] {
  const top = 560 - high;
  const parts: Part[] = [
    {
      shape: mirrored([
        [0, top + 22],
        [60, top + 14],
        [114, top, 1],
        [110, top - 8],
        [60, top + 2],
        [0, top + 6],
      ]),
      material: 'primary',
      tone: 0.48,
    },
    {
      shape: mirrored([
        [0, top + 16],
        [60, top + 12],
        [118, top - 2, 1],
        [124, top + 36],
        [126, top + 60, 1],
        [90, 640],
        [50, side === 'front' ? 690 : 700],
        [28, 726, 1],
        [0, 732],
      ]),
      material: 'primary',
      puff: side === 'front' ? 0.44 : 0.52,
      extend: [
        [0, -80],
        [0, 24],
      ],
      folds: [
        ...foldPair(
          [
            [110, top + 30],
            [70, top + 60],
            [20, top + 64],
          ],
          9,
          -2.4,
        ),
        ...foldPair(
          [
            [40, 700],
            [30, 660],
            [10, 640],
          ],
          8,
          -2.6,
        ),
      ],
      seams: seamPair(
        [
          [122, top + 58],
          [88, 634],
          [46, 688],
          [24, 724],
        ],
        1.4,
        1.1,
      ),
    },
    {
      shape: mirrored([
        [0, top + 14],
        [60, top + 9],
        [119, top - 5, 1],
        [121, top + 8, 1],
        [60, top + 22],
        [0, top + 27],
      ]),
      material: 'primary',
      puff: 0.4,
      edge: 2,
      lift: 0.25,
    },
  ];
  return shiftParts(parts, 0, dy);
}

export const bra: Garment = {
  top: 190,
  bottom: 470,
  half: 146,
  focus: [440, 360],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => braParts(side),
};

export const lingerieSet: Garment = {
  top: 190,
  bottom: 740,
  half: 160,
  focus: [400, 380],
  hang: { shoulder: 66, y: 196 },
  parts: (side) => [...braParts(side), ...briefParts(side, -20), ...(side === 'front' ? bow(CX, 560) : [])],
};

function bow(x: number, y: number): Part[] {
  return [
    {
      shape: [
        [x, y],
        [x - 14, y - 7],
        [x - 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    {
      shape: [
        [x, y],
        [x + 14, y - 7],
        [x + 14, y + 7],
      ],
      material: 'primary',
      puff: 0.7,
      lift: 0.3,
    },
    { shape: box(x - 3, y - 4, 6, 8, 2), material: 'primary', puff: 0.8, lift: 0.3 },
  ];
}

export const bikini: Garment = {
  top: 190,
  bottom: 740,
  half: 160,
  focus: [400, 370],
  hang: { shoulder: 60, y: 196 },
  parts: (side) => {
    const tri = piece(
      [
        [6, 400, 1],
        [22, 350],
        [52, 272, 1],
        [62, 270, 1],
        [90, 330],
        [112, 396, 1],
        [60, 408],
      ],
      {
        material: 'primary',
        puff: 0.55,
        folds: [
          fold(
            [
              [30, 404],
              [46, 370],
              [56, 300],
            ],
            7,
            -3,
          ),
          fold(
            [
              [66, 404],
              [64, 370],
              [60, 310],
            ],
            6,
            2.2,
          ),
          fold(
            [
              [88, 400],
              [76, 370],
              [66, 320],
            ],
            7,
            -2.6,
          ),
        ],
        seams: [
          seam(
            [
              [10, 396],
              [26, 352],
              [54, 278],
            ],
            1.3,
            1,
          ),
        ],
        lift: 0.2,
      },
    );
    const low = briefParts(side, -16, -14).map((p) => p);
    return [
      ...(side === 'front'
        ? pair(
            strap(
              [
                [26, 190],
                [44, 230],
                [57, 276],
              ],
              5,
            ),
          )
        : pair(
            strap(
              [
                [26, 190],
                [40, 230],
                [52, 270],
              ],
              5,
            ),
          )),
      ...pair(side === 'front' ? tri : { ...tri, tone: 0.52 }),
      strap(
        [
          [-140, 392],
          [-60, 406],
          [0, 404],
          [60, 406],
          [140, 392],
        ],
        7,
      ),
      ...(side === 'back' ? knots(0, 404) : []),
      ...low,
      ...pair(
        piece(
          [
            [118, 566],
            [140, 560],
            [146, 580],
            [124, 584],
          ],
          { material: 'primary', puff: 0.7, lift: 0.3 },
        ),
      ),
      ...pair(
        strap(
          [
            [128, 574],
            [146, 620],
            [142, 668],
          ],
          6,
        ),
      ),
      ...pair(
        strap(
          [
            [130, 574],
            [134, 630],
            [126, 650],
          ],
          6,
        ),
      ),
    ];
  },
};

function knots(x: number, y: number): Part[] {
  return [
    ...pair(
      piece(
        [
          [x + 2, y - 4],
          [x + 26, y - 16],
          [x + 34, y - 2],
          [x + 24, y + 10],
          [x + 2, y + 4],
        ],
        { material: 'primary', puff: 0.7, lift: 0.3 },
      ),
    ),
    ...pair(
      strap(
        [
          [x + 2, y],
          [x + 20, y + 30],
          [x + 16, y + 60],
        ],
        6,
      ),
    ),
  ];
}

const pyjamaLeg: Trousers = {
  waist: 100,
  hip: 124,
  knee: [10, 132],
  hem: [12, 140],
  hemY: 1092,
  crotchY: 656,
  seed: 181,
  folds: 1.2,
};

export const pyjamas: Garment = {
  top: 186,
  bottom: 1097,
  half: 232,
  focus: [400, 310],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [198, 560], cuffHalf: 34, full: 10, seed: 183, underarm: [112, 352] };
    return [
      ...legs(pyjamaLeg, side).map((p) => ({ ...p, drape: { count: 2, top: 0, hem: 5, seed: 29 } })),
      ...(side === 'front' ? lining(70) : []),
      ...bothSleeves(sl),
      ...cuff(sl, 24, { edge: 2.4, lift: 0.2 }),
      {
        shape: torso({
          neck: side === 'front' ? { half: 50, depth: 94, v: true } : { half: 48, depth: 12 },
          bust: 120,
          waist: 120,
          waistY: 470,
          hem: 130,
          hemY: 650,
        }),
        material: 'primary',
        volume: [
          torso({ neck: { half: 48, depth: 12 }, bust: 120, waist: 120, waistY: 470, hem: 130, hemY: 650 }),
        ],
        puff: 0.42,
        extend: openHem,
        creases: { height: 6, across: 60, along: 100, seed: 185 },
        folds: [
          ...bodyFolds(186, 0.7, 560),
          ...foldPair(
            [
              [60, 380],
              [66, 500],
              [78, 640],
            ],
            15,
            4,
          ),
        ],
        seams:
          side === 'front'
            ? [
                seam(
                  [
                    [-13, 300],
                    [-13, 648],
                  ],
                  1.6,
                  1.4,
                ),
                seam(
                  [
                    [13, 300],
                    [13, 648],
                  ],
                  1.2,
                  0.9,
                ),
                seam(
                  [
                    [36, 310],
                    [92, 306],
                    [94, 372],
                    [38, 374],
                    [36, 310],
                  ],
                  1.6,
                  1.3,
                ),
              ]
            : [],
        lift: 0.3,
      },
      ...(side === 'front'
        ? [...lapels(304, 64, 262, 2), ...buttons(CX, [330, 400, 470, 540], 6, pearl)]
        : [
            piece(
              [
                [-52, 200],
                [0, 188],
                [52, 200],
                [64, 226],
                [0, 240],
                [-64, 226],
              ],
              { material: 'primary', puff: 0.3, edge: 3, lift: 0.3 },
            ),
          ]),
    ];
  },
};

export const dressingGown: Garment = {
  top: 186,
  bottom: 990,
  half: 246,
  focus: [400, 360],
  parts: (side) => {
    const sl: SleeveOptions = { cuff: [206, 560], cuffHalf: 46, full: 12, seed: 191, underarm: [114, 362] };
    const collar = piece(
      [
        [-8, 458, 1],
        [12, 380],
        [40, 280],
        [50, 206, 1],
        [64, 196],
        [78, 222],
        [76, 300],
        [50, 390],
        [18, 462, 1],
      ],
      {
        material: 'primary',
        puff: 0.6,
        edge: 3,
        lift: 0.36,
        folds: [
          fold(
            [
              [4, 440],
              [44, 320],
              [60, 220],
            ],
            8,
            3,
          ),
        ],
      },
    );
    return [
      ...(side === 'front' ? lining(230) : []),
      ...bothSleeves(sl).map((p) => ({ ...p, puff: 0.72 })),
      ...cuff(sl, 40, { lift: 0.3, edge: 3 }),
      {
        ...skirt({
          waist: 112,
          waistY: 470,
          hem: 166,
          hemY: 962,
          folds: 5,
          fold: { top: 2, hem: 7 },
          seed: 39,
          flare: 0.8,
        }),
      },
      ...(side === 'front'
        ? [
            piece(
              [
                [110, 474, 1],
                [-30, 474, 1],
                [-44, 640],
                [-40, 972, 1],
                [60, 976],
                [166, 960, 1],
                [140, 700],
              ],
              {
                material: 'primary',
                puff: 0.3,
                extend: [
                  [-60, 0],
                  [0, 80],
                  [30, 0],
                ],
                drape: { count: 3, top: 2, hem: 7, seed: 49 },
                edge: 2.4,
                edgeSoft: 5,
                lift: 0.36,
              },
            ),
          ]
        : []),
      {
        shape: torso({
          neck: side === 'front' ? { half: 52, depth: 254, v: true } : { half: 50, depth: 12 },
          shoulder: 128,
          bust: 124,
          waist: 112,
          waistY: 472,
          hem: 112,
          hemY: 480,
        }),
        material: 'primary',
        volume: [
          torso({
            neck: { half: 50, depth: 12 },
            shoulder: 128,
            bust: 124,
            waist: 112,
            waistY: 472,
            hem: 112,
            hemY: 480,
          }),
        ],
        puff: 0.46,
        extend: openHem,
        creases: { height: 6, across: 60, along: 90, seed: 193 },
        folds: bodyFolds(194, 1, 460),
        lift: 0.26,
      },
      ...(side === 'front'
        ? pair(collar)
        : [
            piece(
              [
                [-56, 202],
                [0, 186],
                [56, 202],
                [70, 232],
                [0, 250],
                [-70, 232],
              ],
              { material: 'primary', puff: 0.4, edge: 3, lift: 0.3 },
            ),
          ]),
      ...(side === 'front' ? tiedBelt(112, 462, 30, 190) : [waistband(112, 462, 30)]),
      ...(side === 'front'
        ? pair(
            piece(
              [
                [62, 570, 1],
                [122, 566, 1],
                [128, 650, 1],
                [66, 656, 1],
              ],
              {
                material: 'primary',
                edge: 3,
                edgeSoft: 3,
                lift: 0.3,
                seams: [
                  seam(
                    [
                      [63, 588],
                      [123, 584],
                    ],
                    1.6,
                    1.2,
                  ),
                ],
              },
            ),
          )
        : []),
    ];
  },
};

const kidLeg: Trousers = {
  waist: 106,
  hip: 126,
  knee: [8, 124],
  hem: [14, 118],
  hemY: 860,
  crotchY: 640,
  seed: 201,
  folds: 1.2,
};

export const dungarees: Garment = {
  top: 236,
  bottom: 866,
  half: 170,
  focus: [400, 380],
  hang: { shoulder: 84, y: 250 },
  parts: (side) => [
    {
      shape: mirrored([
        [0, 470],
        [70, 460],
        [104, 440, 1],
        [98, 400],
        [66, 330],
        [0, 326],
      ]),
      material: 'primary',
      tone: 0.48,
    },
    ...legs(
      kidLeg,
      side,
      side === 'front'
        ? [
            seam(
              [
                [44, 478],
                [58, 516],
                [116, 530],
              ],
              1.4,
              1.1,
            ),
          ]
        : [
            seam(
              [
                [34, 530],
                [92, 524],
                [92, 600],
                [62, 616],
                [36, 600],
                [34, 530],
              ],
              1.4,
              1.1,
            ),
          ],
    ).map((p) => ({ ...p, puff: 0.56 })),
    ...pair(
      piece(
        [
          [6, 828, 1],
          [122, 824, 1],
          [120, 866, 1],
          [12, 868, 1],
        ],
        {
          material: 'primary',
          puff: 0.4,
          extend: [
            [0, 40],
            [0, -40],
          ],
          edge: 3,
          lift: 0.3,
          grain: 1,
        },
      ),
    ),
    ...pair(
      strap(
        side === 'front'
          ? [
              [52, 246],
              [66, 290],
              [64, 344],
            ]
          : [
              [52, 246],
              [40, 330],
              [10, 420],
            ],
        27,
        { seams: [] },
      ),
    ),
    {
      shape:
        side === 'front'
          ? mirrored([
              [0, 326],
              [40, 326],
              [76, 328, 1],
              [82, 380],
              [106, 452, 1],
              [0, 468],
            ])
          : mirrored([
              [0, 404],
              [22, 402, 1],
              [60, 430],
              [106, 452, 1],
              [0, 468],
            ]),
      material: 'primary',
      puff: 0.34,
      extend: [
        [0, 90],
        [0, -30],
      ],
      edge: 2,
      creases: { height: 3, across: 50, along: 60, seed: 203 },
      seams:
        side === 'front'
          ? [
              seam(
                [
                  [-72, 334],
                  [0, 332],
                  [72, 334],
                ],
                1.3,
                1,
              ),
              seam(
                [
                  [-42, 360],
                  [42, 360],
                  [42, 412],
                  [0, 432],
                  [-42, 412],
                  [-42, 360],
                ],
                1.5,
                1.3,
              ),
              seam(
                [
                  [-42, 368],
                  [42, 368],
                ],
                1.1,
                0.8,
              ),
            ]
          : [],
      lift: 0.3,
    },
    waistband(107, 446, 26, {
      seams: [
        seam(
          [
            [-104, 450],
            [0, 458],
            [104, 450],
          ],
          1.1,
          0.8,
        ),
        seam(
          [
            [-104, 466],
            [0, 474],
            [104, 466],
          ],
          1.1,
          0.8,
        ),
      ],
    }),
    ...(side === 'front'
      ? [
          ...button(CX + 62, 348, 9, brass),
          ...button(CX - 62, 348, 9, brass),
          ...button(CX + 102, 470, 7, brass),
          ...button(CX - 102, 470, 7, brass),
        ]
      : []),
  ],
};

export const kidsDress: Garment = {
  top: 196,
  bottom: 820,
  half: 236,
  focus: [400, 290],
  parts: (side) => {
    const sl: SleeveOptions = {
      cuff: [152, 344],
      cuffHalf: 34,
      full: 24,
      head: 18,
      seed: 211,
      underarm: [104, 350],
    };
    const collar = piece(
      [
        [1, 246, 1],
        [30, 240],
        [52, 206, 1],
        [66, 206],
        [78, 232],
        [62, 264],
        [24, 274],
      ],
      { material: 'accent', edge: 3, edgeSoft: 3, lift: 0.34, puff: 0.2 },
    );
    return [
      ...(side === 'front' ? insideNeck(52, 30, 206) : []),
      ...bothSleeves(sl).map((p) => ({
        ...p,
        puff: 0.85,
        creases: { height: 8, across: 15, along: 80, seed: 6, angle: p.grain ?? 0 },
      })),
      ...cuff(sl, 9),
      {
        ...skirt({
          waist: 108,
          waistY: 410,
          hem: 230,
          hemY: 790,
          folds: 8,
          fold: { top: 2, hem: 9 },
          seed: 59,
          flare: 0.8,
          scallop: 10,
        }),
        folds: gathers(296, 504, 416, 80, 30, 7, 0.2),
      },
      {
        shape: torso({
          neck: { half: 54, depth: side === 'front' ? 44 : 14 },
          bust: 112,
          waist: 108,
          waistY: 414,
          hem: 108,
          hemY: 420,
        }),
        material: 'primary',
        puff: 0.46,
        extend: openHem,
        creases: { height: 3, across: 46, along: 60, seed: 213 },
        folds: bodyFolds(214, 0.7, 414),
        seams:
          side === 'front'
            ? []
            : [
                seam(
                  [
                    [0, 222],
                    [0, 416],
                  ],
                  1.6,
                  1.4,
                ),
              ],
        lift: 0.24,
      },
      ...(side === 'front'
        ? [...pair(collar), ...buttons(CX, [290, 330, 370], 5.4, pearl)]
        : [
            piece(
              [
                [-54, 206],
                [0, 216],
                [54, 206],
                [74, 228],
                [0, 250],
                [-74, 228],
              ],
              { material: 'accent', edge: 3, lift: 0.3 },
            ),
          ]),
      waistband(108, 406, 15),
    ];
  },
};
