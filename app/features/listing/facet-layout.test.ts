import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countFirstRowFacets } from '#commerce/search/facets/facet-layout.ts';

const css = readFileSync(path.join(import.meta.dirname, 'filter-bar.css'), 'utf8');
const hiddenFrom = Number(/\.facet-menu:nth-of-type\(n \+ (\d)\) \{\s*display: none;/.exec(css)?.[1]);
const shownFrom = [
  ...css.matchAll(/@media \(width >= (\d+)px\) \{\s*\.facet-menu:nth-of-type\((\d)\) \{\s*display: block;/g),
].map(([, width, place]) => ({ width: Number(width), place: Number(place) }));

function inFirstRow(width: number): number {
  return hiddenFrom - 1 + shownFrom.filter((step) => width >= step.width).length;
}

describe('[FACET-10] the stylesheet of the first row', () => {
  it.each([768, 1024, 1279, 1280, 1459, 1460, 1639, 1640, 1819, 1820, 1979, 1980, 2560])(
    'has as many facets at %i pixels as the rule says',
    (width) => {
      expect(inFirstRow(width)).toBe(countFirstRowFacets(width));
    },
  );

  it('shows them one after the other', () => {
    expect(shownFrom.map(({ place }) => place)).toEqual([5, 6, 7, 8, 9]);
  });
});
