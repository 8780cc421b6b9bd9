import { expect, it } from 'vitest';
import { typedColours } from './typed-colours.ts';

it('[CARD-03] knows the colours among the words of a search, as names and as families', () => {
  expect(typedColours('Red dress, navy too')).toEqual({
    colourWords: ['red', 'navy'],
    colourFacets: ['Red', 'Navy'],
  });
  expect(typedColours('midi dress')).toEqual({ colourWords: [], colourFacets: [] });
  expect(typedColours(null)).toEqual({ colourWords: [], colourFacets: [] });
});
