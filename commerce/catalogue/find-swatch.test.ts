import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_TABLE, STRIPPED_PREFIXES } from './colour-table.ts';
import { findSwatch } from './find-swatch.ts';

const backgroundOf = (name: string) => findSwatch(name)?.background ?? null;

describe('the swatch of a colour name', () => {
  it('[FACET-12] maps colour words, whatever their case', () => {
    expect(backgroundOf('Navy')).toBe('#0b1f4b');
    expect(backgroundOf(' BLACK ')).toBe('#000');
    expect(backgroundOf('gray')).toBe(backgroundOf('Grey'));
  });

  it('[FACET-12] paints some as gradients', () => {
    expect(backgroundOf('Gold')).toMatch(/^linear-gradient/);
    expect(backgroundOf('Multi')).toMatch(/^conic-gradient/);
    expect(backgroundOf('Clear')).toMatch(/^repeating-conic-gradient/);
  });

  it('[FACET-12] prefers a two-word name over its last word', () => {
    expect(backgroundOf('Rose Gold')).not.toBe(backgroundOf('Gold'));
    expect(backgroundOf('Midnight Navy')).toBe(backgroundOf('Navy'));
    expect(backgroundOf('Forest-Green')).toBe(backgroundOf('Green'));
  });

  it.each([...STRIPPED_PREFIXES])('[FACET-11] strips the prefix %s', (prefix) => {
    expect(backgroundOf(`${prefix} pink`)).toBe(backgroundOf('pink'));
  });

  it('[FACET-11] strips several prefixes, and denim is a colour only by itself', () => {
    expect(backgroundOf('pale dusty rose gold')).toBe(backgroundOf('rose gold'));
    expect(backgroundOf('Denim')).toBe('#4a6a8a');
    expect(backgroundOf('Light Denim')).toBe('#4a6a8a');
    expect(backgroundOf('denim blue')).toBe(backgroundOf('blue'));
    expect(backgroundOf('dark')).toBeNull();
  });

  it.each(['black/white', 'Black & White', 'black and white'])('[FACET-12] halves %s', (name) => {
    expect(backgroundOf(name)).toBe('linear-gradient(90deg, #000 50%, #fff 50%)');
  });

  it('[FACET-12] uses one plain colour of a gradient for its half, and multi for more than two colours', () => {
    expect(backgroundOf('black/gold')).toBe('linear-gradient(90deg, #000 50%, #f0d58c 50%)');
    expect(backgroundOf('red/multi')).toBe('linear-gradient(90deg, #c8102e 50%, red 50%)');
    expect(backgroundOf('red/white/blue')).toBe(backgroundOf('multi'));
    expect(backgroundOf('black/zebra')).toBeNull();
  });

  it.each(['', 'Zebra', '/', 'and', 'sand and'])('[FACET-12] has none for %j', (name) => {
    expect(findSwatch(name)).toBeNull();
  });

  it('marks pale colours, which need a border', () => {
    expect(['white', 'ivory', 'cream', 'black and white'].map((name) => findSwatch(name)?.isPale)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['black', 'navy', 'red', 'multi'].map((name) => findSwatch(name)?.isPale)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('never throws, and finds every word of its table', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(() => findSwatch(name)).not.toThrow();
      }),
    );
    for (const [word, background] of COLOUR_TABLE) expect(backgroundOf(word)).toBe(background);
  });
});
