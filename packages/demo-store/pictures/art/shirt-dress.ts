import { torso } from '../kit/body.ts';
import { bodyFolds, bust, creases, lull, seam, seamPair, waistband } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { CX, mirrored } from '../kit/shape.ts';
import { gathers, skirt } from '../kit/skirt.ts';
import { bothSleeves, cuff, type SleeveOptions } from '../kit/sleeves.ts';
import { buttons, horn, pearl, shirtCollar } from '../kit/trims.ts';
import { collarBack } from './tops-parts.ts';

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
      openHem: true,
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
