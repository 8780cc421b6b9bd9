import { describe, expect, it } from 'vitest';
import { showsSwatches } from './swatch-filter.ts';

const terms = (...names: string[]) => names.map((term) => ({ term }));

describe('the colour swatch filter', () => {
  it('[FACET-11] shows when at least 75% of terms map to known colours', () => {
    expect(showsSwatches(terms('Black', 'Dusty Pink', 'Pale Blue', 'Zebra'))).toBe(true);
    expect(showsSwatches(terms('Black', 'Pink', 'Leopard', 'Zebra'))).toBe(false);
    expect(showsSwatches(terms('Black', 'Pink', 'Zebra'))).toBe(false);
  });

  it('[FACET-11] does not show without terms', () => {
    expect(showsSwatches([])).toBe(false);
  });
});
