import { describe, expect, it } from 'vitest';
import { slideAt } from './slide-at.ts';

describe('[EVENT-01] the first visible slide', () => {
  it.each([
    [0, 300, 0],
    [140, 300, 0],
    [160, 300, 1],
    [900, 300, 3],
    [-600, 300, 2],
    [50, 0, 0],
  ])('scrolled %i by slides of %i is %i', (scrolled, step, slide) => {
    expect(slideAt(scrolled, step)).toBe(slide);
  });
});
