import { drawAccessory, moved, quarter, slide } from '../kit/accessory.ts';
import type { Fixed, Part } from '../kit/cloth.ts';
import { gold } from '../kit/garment.ts';
import { fractal } from '../kit/random.ts';
import { band, box, CX, closed, ellipse, mirrored, open, type Point } from '../kit/shape.ts';
import type { Drawing } from './registry.ts';

const lining: Fixed = { colour: '#5a4636', finish: 'matt' };
const seam = (points: readonly Point[], width = 1.5, depth = 1.2) => ({ line: open(points), width, depth });
const crease = (points: readonly Point[], width: number, height: number) => ({
  line: open(points),
  width,
  height,
});
const soft = (seed: number, height: number) => (x: number, y: number) =>
  height * fractal(x / 120, y / 120, 2, seed);

function ringAt(x: number, y: number, r: number): Part[] {
  return [
    {
      shape: band(
        open(
          ellipse(x, y, r)
            .concat([[x + r, y]])
            .map(([a, b]) => [a, b] as const),
        ),
        6,
      ),
      material: gold,
      puff: 0.9,
      lift: 0.35,
    },
  ];
}

function toteParts(): Part[] {
  const handle = (top: number, tone: number): Part => ({
    shape: band(
      open([
        [276, 560],
        [282, 430],
        [310, top + 40],
        [400, top],
        [490, top + 40],
        [518, 430],
        [524, 560],
      ]),
      20,
    ),
    material: 'primary',
    puff: 0.7,
    tone,
    edge: 2,
    lift: 0.3,
  });
  return [
    handle(246, 0.7),
    {
      shape: mirrored([
        [0, 500],
        [120, 498],
        [226, 492, 1],
        [222, 530],
        [0, 540],
      ]),
      material: lining,
      tone: 0.7,
    },
    {
      shape: mirrored([
        [0, 524],
        [120, 520],
        [232, 508, 1],
        [242, 640],
        [250, 780],
        [244, 930],
        [226, 960, 1],
        [120, 968],
        [0, 970],
      ]),
      material: 'primary',
      puff: 0.22,
      edge: 10,
      edgeSoft: 16,
      relief: soft(5, 10),
      folds: [
        crease(
          [
            [190, 900],
            [260, 870],
            [320, 900],
          ],
          20,
          -4,
        ),
        crease(
          [
            [610, 900],
            [540, 860],
            [490, 890],
          ],
          20,
          -4,
        ),
        crease(
          [
            [240, 560],
            [252, 700],
            [236, 860],
          ],
          18,
          5,
        ),
        crease(
          [
            [560, 560],
            [552, 700],
            [566, 860],
          ],
          18,
          -5,
        ),
      ],
      seams: [
        seam([
          [170, 526],
          [280, 538],
          [400, 541],
          [520, 538],
          [630, 526],
        ]),
        seam([
          [166, 936],
          [280, 950],
          [400, 952],
          [520, 950],
          [634, 936],
        ]),
      ],
    },
    handle(286, 1),
    ...[276, 524].flatMap((x): Part[] => [
      {
        shape: box(x - 22, 548, 44, 76, 6),
        material: 'primary',
        edge: 3,
        edgeSoft: 3,
        lift: 0.34,
        seams: [
          seam(
            [
              [x - 17, 553],
              [x + 17, 553],
              [x + 17, 618],
              [x - 17, 618],
              [x - 17, 553],
            ],
            1.2,
            1,
          ),
        ],
      },
      { shape: ellipse(x, 566, 6), material: gold, edge: 3, edgeSoft: 2 },
      { shape: ellipse(x, 606, 6), material: gold, edge: 3, edgeSoft: 2 },
    ]),
    { shape: box(CX - 44, 596, 88, 26, 3), material: gold, edge: 2.4, edgeSoft: 2, lift: 0.25 },
    { shape: box(CX - 28, 606, 56, 2), material: { colour: '#6b4c1f', finish: 'matt' } },
  ];
}

function crossbodyParts(): Part[] {
  return [
    {
      shape: band(
        open([
          [196, 604],
          [214, 470],
          [280, 300],
          [400, 236],
          [520, 300],
          [586, 470],
          [604, 604],
        ]),
        16,
      ),
      material: 'primary',
      puff: 0.6,
      edge: 2,
    },
    {
      shape: mirrored([
        [0, 590],
        [150, 590],
        [204, 606],
        [216, 640],
        [222, 760],
        [214, 850],
        [190, 874],
        [100, 880],
        [0, 881],
      ]),
      material: 'primary',
      puff: 0.3,
      edge: 12,
      edgeSoft: 14,
      relief: soft(7, 6),
    },
    {
      shape: mirrored([
        [0, 584],
        [150, 584],
        [206, 600],
        [218, 640],
        [220, 720],
        [206, 768],
        [150, 790],
        [0, 798],
      ]),
      material: 'primary',
      puff: 0.26,
      edge: 7,
      edgeSoft: 9,
      lift: 0.42,
      relief: soft(9, 6),
      seams: [
        seam([
          [190, 650],
          [192, 722],
          [208, 758],
          [256, 776],
          [400, 784],
          [544, 776],
          [592, 758],
          [608, 722],
          [610, 650],
        ]),
      ],
    },
    { shape: box(CX - 34, 752, 68, 58, 10), material: gold, edge: 6, edgeSoft: 6, lift: 0.4 },
    { shape: box(CX - 20, 766, 40, 30, 6), material: gold, edge: -3, edgeSoft: 3 },
    ...ringAt(196, 612, 17),
    ...ringAt(604, 612, 17),
  ];
}

function clutchParts(): Part[] {
  return [
    {
      shape: mirrored([
        [0, 540],
        [200, 540],
        [268, 548],
        [276, 580],
        [280, 720],
        [272, 800],
        [250, 816],
        [120, 822],
        [0, 824],
      ]),
      material: 'primary',
      puff: 0.28,
      edge: 12,
      edgeSoft: 16,
      relief: soft(3, 8),
    },
    {
      shape: closed([
        [120, 552, 1],
        [400, 532],
        [680, 552, 1],
        [682, 590],
        [560, 668],
        [420, 734],
        [400, 738],
        [380, 734],
        [240, 668],
        [118, 590],
      ]),
      material: 'primary',
      puff: 0.2,
      edge: 7,
      edgeSoft: 10,
      lift: 0.4,
      folds: [
        crease(
          [
            [160, 570],
            [300, 620],
            [396, 700],
          ],
          24,
          -4,
        ),
        crease(
          [
            [640, 570],
            [500, 620],
            [404, 700],
          ],
          24,
          -4,
        ),
        crease(
          [
            [400, 560],
            [398, 620],
            [400, 690],
          ],
          22,
          3,
        ),
      ],
    },
    { shape: ellipse(CX, 724, 22, 22), material: gold, edge: 14, edgeSoft: 8, lift: 0.4 },
    {
      shape: ellipse(CX, 724, 10, 10),
      material: { colour: '#f6f0e6', finish: 'gloss' },
      edge: 6,
      edgeSoft: 4,
    },
    ...Array.from(
      { length: 19 },
      (_, i): Part => ({
        shape: band(
          open([
            [668 + i * 1.4, 590 + i * 12],
            [674 + i * 1.4, 600 + i * 12],
          ]),
          7,
        ),
        material: gold,
        puff: 0.9,
        lift: 0.3,
      }),
    ),
  ];
}

/** A side of the bag comes into sight when it is turned. */
function turned(parts: readonly Part[], top: number, bottom: number, half: number, depth: number): Part[] {
  const x = CX + half;
  const side: Part = {
    shape: closed([
      [x - 40, top, 1],
      [x + depth, top - 18, 1],
      [x + depth * 1.06, (top + bottom) / 2],
      [x + depth, bottom - 40, 1],
      [x - 40, bottom, 1],
    ]),
    material: 'primary',
    tone: 0.66,
    puff: 0.2,
    edge: 6,
    edgeSoft: 10,
    folds: [
      crease(
        [
          [x + depth * 0.5, top + 10],
          [x + depth * 0.4, (top + bottom) / 2],
          [x + depth * 0.5, bottom - 40],
        ],
        18,
        -8,
      ),
    ],
  };
  return moved([side, ...parts], quarter);
}

export const toteBag: Drawing = drawAccessory({
  front: toteParts,
  angle: () => turned(toteParts(), 514, 960, 226, 92),
  focus: [330, 600],
  ground: 'stand',
});
export const crossbodyBag: Drawing = drawAccessory({
  front: crossbodyParts,
  angle: () => turned(crossbodyParts(), 612, 868, 198, 70),
  focus: [400, 740],
  ground: 'stand',
});
export const clutchBag: Drawing = drawAccessory({
  front: () => moved(clutchParts(), slide(0, -30)),
  angle: () => moved(turned(clutchParts(), 566, 806, 264, 44), slide(0, -30)),
  focus: [400, 690],
  ground: 'stand',
});
