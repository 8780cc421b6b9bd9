import type { Fixed, Part } from '../kit/cloth.ts';
import { crease } from './accessories-parts.ts';
import { darkSole, lining, seam, shape, shoe } from './shoes-parts.ts';

const leatherSole: Fixed = { colour: '#c39a6b', finish: 'matt' };

function court(): Part[] {
  const sole: Part = {
    shape: shape([
      [126, 808],
      [200, 826],
      [310, 818],
      [384, 782],
      [462, 718],
      [548, 656],
      [606, 640, 1],
      [610, 652],
      [552, 668],
      [470, 730],
      [392, 794],
      [314, 830],
      [200, 836],
      [130, 822],
    ]),
    material: leatherSole,
    puff: 0.4,
  };
  const heel: Part = {
    shape: shape([
      [540, 656, 1],
      [606, 634],
      [630, 590, 1],
      [630, 650],
      [618, 740],
      [612, 828, 1],
      [594, 828, 1],
      [588, 756],
      [574, 700],
    ]),
    material: 'primary',
    puff: 0.8,
  };
  const inside: Part = {
    shape: shape([
      [322, 668, 1],
      [380, 610],
      [470, 560],
      [560, 498],
      [604, 470, 1],
      [600, 520],
      [520, 600],
      [420, 664],
    ]),
    material: lining,
    tone: 0.8,
    puff: -0.2,
  };
  const upper: Part = {
    shape: shape([
      [122, 806],
      [142, 776],
      [200, 742],
      [268, 706],
      [322, 664, 1],
      [372, 676],
      [440, 654],
      [520, 596],
      [574, 522],
      [602, 468, 1],
      [622, 512],
      [632, 570],
      [612, 640, 1],
      [548, 662],
      [466, 724],
      [388, 788],
      [312, 824],
      [200, 830],
    ]),
    material: 'primary',
    puff: 0.62,
    folds: [
      crease(
        [
          [240, 730],
          [280, 760],
          [330, 784],
        ],
        16,
        -2,
      ),
      crease(
        [
          [600, 490],
          [606, 560],
          [598, 630],
        ],
        14,
        -3,
      ),
    ],
    seams: [
      seam(
        [
          [326, 674],
          [374, 684],
          [444, 662],
          [524, 604],
          [580, 528],
          [602, 482],
        ],
        1.4,
        1,
      ),
    ],
    lift: 0.2,
  };
  return [
    sole,
    heel,
    inside,
    upper,
    {
      shape: shape([
        [594, 822, 1],
        [612, 822, 1],
        [612, 832, 1],
        [594, 832, 1],
      ]),
      material: darkSole,
    },
  ];
}

export const courtHeels = shoe(court, [330, 720]);
