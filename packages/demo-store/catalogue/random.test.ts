import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('randomFrom', () => {
  it('gives the same sequence for the same seed and labels, another for others', () => {
    const draw = (seed: number, label: string) => Array.from({ length: 8 }, randomFrom(seed, label).next);
    expect(draw(1, 'a')).toEqual(draw(1, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(2, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
  });

  it('stays within bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
        const drawn = randomFrom(seed, 'int').int(low, low + span);
        expect(drawn).toBeGreaterThanOrEqual(low);
        expect(drawn).toBeLessThanOrEqual(low + span);
      }),
    );
  });

  it('follows weights', () => {
    const random = randomFrom(3, 'weights');
    const drawn = Array.from({ length: 4000 }, () => random.weighted([1, 3], (weight) => weight));
    const threes = drawn.filter((value) => value === 3).length;
    expect(threes / drawn.length).toBeCloseTo(0.75, 1);
  });

  it('samples without repeating', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(12), (seed, count) => {
        const sample = randomFrom(seed, 'sample').sample([1, 2, 3, 4, 5, 6], count);
        expect(new Set(sample).size).toBe(Math.min(6, count));
      }),
    );
  });
});
