import { beautyLines } from './beauty.ts';
import { giftLines, homeLines } from './home.ts';
import { kidsLines } from './kids.ts';
import type { Line } from './line.ts';
import { mensLines } from './mens.ts';
import { shoesAndAccessories } from './shoes-and-accessories.ts';
import { womensClothes } from './womens-clothes.ts';
import { womensDresses } from './womens-dresses.ts';
import { womensOuterAndUnder } from './womens-outer-and-under.ts';

export const lines: Line[] = [
  ...womensDresses,
  ...womensClothes,
  ...womensOuterAndUnder,
  ...shoesAndAccessories,
  ...mensLines,
  ...kidsLines,
  ...beautyLines,
  ...homeLines,
  ...giftLines,
];

const byId = new Map(lines.map((line) => [line.id, line]));

export function lineById(id: string): Line {
  const line = byId.get(id);
  if (!line) throw new Error(`There is no line "${id}"`);
  return line;
}
