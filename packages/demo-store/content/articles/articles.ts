import { darkMonths } from './dark-months.ts';
import { theSuit } from './the-suit.ts';
import { threeBottles } from './three-bottles.ts';
import { winterCoat } from './winter-coat.ts';
import { winterWedding } from './winter-wedding.ts';

/** The journal, in every language. */
export const articles = [winterCoat, winterWedding, darkMonths, theSuit, threeBottles].flatMap(
  ({ pages }) => pages,
);
