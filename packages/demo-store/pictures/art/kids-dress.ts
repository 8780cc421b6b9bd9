import { insideNeck, torso } from '../kit/body.ts';
import { bodyFolds, pair, piece, seam, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX } from '../kit/shape.ts';
import { gathers, skirt } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { buttons, pearl } from '../kit/trims.ts';

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
        openHem: true,
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
