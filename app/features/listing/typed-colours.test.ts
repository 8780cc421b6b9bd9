import { expect, it } from 'vitest';
import { typedColours } from './typed-colours.ts';

it('[CARD-03] finds the colours in a query, as names and as facet values', () => {
  expect(typedColours('Red dress, navy too')).toEqual({
    colourWords: ['red', 'navy'],
    colourFacets: ['Red', 'Navy'],
  });
  expect(typedColours('midi dress')).toEqual({ colourWords: [], colourFacets: [] });
  expect(typedColours(null)).toEqual({ colourWords: [], colourFacets: [] });
});
