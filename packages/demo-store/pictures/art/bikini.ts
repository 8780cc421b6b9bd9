import type { Part } from '../kit/cloth.ts';
import { fold, pair, piece, seam, strap } from '../kit/dressmaking.ts';
import type { Garment } from '../kit/garment.ts';
import { briefParts } from './sets-parts.ts';

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
