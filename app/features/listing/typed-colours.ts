import { COLOUR_TABLE } from '#commerce/catalogue/colour-table.ts';

interface TypedColours {
  /** Colour names in the query: "burgundy dress" shows cards in burgundy. */
  colourWords: string[];
  /** The colour names capitalised, as facet values are. */
  colourFacets: string[];
}

export function typedColours(query: string | null): TypedColours {
  const words = query?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  const colourWords = words.filter((word) => COLOUR_TABLE.has(word));
  return {
    colourWords,
    colourFacets: colourWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  };
}
