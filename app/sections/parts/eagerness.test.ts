import { expect, it } from 'vitest';
import { eagerInRow } from './eagerness.ts';

it('[CONTENT-02] a row in the first view loads at once, its first pictures with priority', () => {
  expect([0, 1, 2, 3, 7].map((index) => eagerInRow(true, index))).toEqual([
    true,
    true,
    true,
    'early',
    'early',
  ]);
  expect(eagerInRow(false, 0)).toBe(false);
});
