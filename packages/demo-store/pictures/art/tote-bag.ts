import { drawAccessory } from '../kit/accessory.ts';
import type { Fixed, Part } from '../kit/cloth.ts';
import { band, box, CX, ellipse, mirrored, open } from '../kit/shape.ts';
import { gold } from '../kit/trims.ts';
import { crease, seam, soft, turned } from './bags-parts.ts';
import type { Drawing } from './registry.ts';

const lining: Fixed = { colour: '#5a4636', finish: 'matt' };

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

export const toteBag: Drawing = drawAccessory({
  front: toteParts,
  angle: () => turned(toteParts(), 514, 960, 226, 92),
  focus: [330, 600],
  dropShadow: 'stand',
});
