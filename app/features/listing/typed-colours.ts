import { COLOUR_TABLE } from '#commerce/catalogue/colour-table.ts';

interface TypedColours {
  /** Colours by name, so that who types "burgundy dress" sees it in burgundy. */
  colourWords: string[];
  /** The same as families: a scarlet dress is a red one. */
  colourFacets: string[];
}

export function typedColours(query: string | null): TypedColours {
  const words = query?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  const colourWords = words.filter((word) => COLOUR_TABLE.has(word));
  return { colourWords, colourFacets: colourWords.map((word) => word[0]!.toUpperCase() + word.slice(1)) };
}
