import { expect, it } from 'vitest';
import { eagerInRow } from './eagerness.ts';

it('[CONTENT-02] a row in the first view loads at once, what it begins with before the rest', () => {
  expect([0, 1, 2, 3, 7].map((index) => eagerInRow(true, index))).toEqual([
    true,
    true,
    true,
    'early',
    'early',
  ]);
  expect(eagerInRow(false, 0)).toBe(false);
});
