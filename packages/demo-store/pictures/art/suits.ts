import type { Garment } from '../kit/garment.ts';
import { legs, type Trousers } from './bottoms-parts.ts';
import { jacket } from './coats-parts.ts';

export const blazer: Garment = {
  top: 186,
  bottom: 640,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ hemY: 632, seed: 111, double: true }, side),
};

export const suitJacket: Garment = {
  top: 186,
  bottom: 650,
  half: 226,
  focus: [400, 330],
  parts: (side) => jacket({ men: true, hemY: 640, seed: 117 }, side),
};

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
