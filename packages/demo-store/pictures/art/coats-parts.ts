import { torso } from '../kit/body.ts';
import type { Part } from '../kit/cloth.ts';
import { bodyFolds, fold, foldPair, lull, piece, seam, seamPair } from '../kit/dressmaking.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, type SleeveOptions } from '../kit/sleeves.ts';
import { flapPockets, lapels, lining, welt } from '../kit/tailoring.ts';
import { button, buttons, horn } from '../kit/trims.ts';

export const heavy = (seed: number, height = 4) => ({ height, across: 80, along: 130, seed });

export const jacketSleeve = (seed: number, half = 27): SleeveOptions => ({
  cuff: [190, 586],
  cuffHalf: half,
  full: 9,
  head: 9,
  seed,
  shoulder: 134,
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
    openHem: true,
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
        puff: 0.14,
      },
    ];
  const overlap = piece(
    [
      [cut.double ? -36 : -4, breakY, 1],
      [14, breakY - 32],
      [48, breakY - 56],
      [66, breakY - 66, 1],
      [64, 520],
      [44, hemY - 20],
      [22, hemY + 2],
      [-8, hemY - 8],
      [-14, hemY - 70],
      [cut.double ? -42 : -9, breakY + 60],
      [cut.double ? -39 : -6, breakY + 20],
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
