import { expect, it } from 'vitest';
import { intervalOf } from './interval-of.ts';

it.each([
  [3_600_000, { unit: 'hour', count: 1 }],
  [86_400_000, { unit: 'day', count: 1 }],
  [300_000, { unit: 'minute', count: 5 }],
  [5_400_000, { unit: 'minute', count: 90 }],
  [15_000, { unit: 'second', count: 15 }],
])('[RUN-07] %i ms read as their largest whole unit', (ms, interval) => {
  expect(intervalOf(ms)).toEqual(interval);
});
