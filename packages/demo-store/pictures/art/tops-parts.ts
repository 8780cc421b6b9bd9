import { insideNeck, torso } from '../kit/body.ts';
import type { Fold, Part } from '../kit/cloth.ts';
import { bodyFolds, bust, fold, foldPair, lull, ribs, seam, seamPair } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { buttons, pearl, shirtCollar } from '../kit/trims.ts';

export const soft = (seed: number, height = 5) => ({ height, across: 60, along: 110, seed });

/** Loose folds of a straight top, from the chest down and above the hem. */
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

export function neckRib(
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

export const teeSleeve: SleeveOptions = {
  cuff: [170, 372],
  cuffHalf: 42,
  full: 3,
  seed: 5,
  underarm: [112, 346],
};

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
        openHem: true,
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

const shirtSleeve: SleeveOptions = { cuff: [204, 572], cuffHalf: 27, full: 11, seed: 38 };

/** Button-through shirt; the men's cut is straighter and wider in the shoulder. */
export function buttonShirt(men: boolean): Garment {
  const hem = men ? 122 : 114;
  const hemY = men ? 640 : 632;
  const seed = men ? 71 : 38;
  return {
    top: 176,
    bottom: hemY,
    half: 234,
    focus: [400, 268],
    parts: (side) => [
      ...bothSleeves({ ...shirtSleeve, shoulder: men ? 129 : 124, seed }).map((p) => ({
        ...p,
        creases: { ...p.creases!, height: 7 },
      })),
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
        openHem: true,
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
    puff: 0.15,
    edge: 2.6,
    lift: 0.35,
  };
}

export const jumperSleeve: SleeveOptions = {
  shoulder: 131,
  cuff: [204, 566],
  cuffHalf: 29,
  full: 16,
  seed: 85,
  underarm: [112, 352],
};

export function hemRib(half: number, y: number, depth: number): Part {
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
