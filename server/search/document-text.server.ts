import type { SearchDocument } from '#suppliers/search/document.ts';
import { WORDLESS_KEYS } from './facet-keys.server.ts';
import { stemWord } from './stemmer.server.ts';
import { joinHyphenated, STOP_WORDS, splitWords } from './tokeniser.server.ts';

interface Field {
  weight: number;
  /** Words that such a field has as a rule; longer ones count less per word. */
  usualLength: number;
}

const TITLE: Field = { weight: 8, usualLength: 6 };
const BRAND: Field = { weight: 6, usualLength: 2 };
const CATEGORY: Field = { weight: 5, usualLength: 6 };
const COLOUR: Field = { weight: 4, usualLength: 2 };
const ATTRIBUTES: Field = { weight: 2.5, usualLength: 20 };
const LENGTH_INFLUENCE = 0.4;

/** A description mentions many things that the product is not, so its words never weigh one whole point. */
const DESCRIPTION_WEIGHT = 0.8;
const DESCRIPTION_SATURATION = 1.5;

/** Where more of the same word stops mattering. */
const SATURATION = 8;

/** From this impact on, the word stands somewhere better than the description. */
export const STRONG_IMPACT = Math.floor((255 * 1) / (SATURATION + 1));

export interface DocumentText {
  /** Impact by stem. */
  impacts: Map<string, number>;
  titleStems: string[];
  /** Words as written outside the description, with their stems. */
  surfaces: Map<string, string>;
}

/** Reads a document's fields into one weight per stem (BM25F: fields add up before saturation). */
export function readDocumentText(document: SearchDocument): DocumentText {
  const weights = new Map<string, number>();
  const surfaces = new Map<string, string>();
  const add = (field: Field, text: string) => {
    const words = indexedWords(text);
    const length = 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * words.length) / field.usualLength;
    const share = field.weight / Math.min(2, Math.max(0.75, length));
    for (const word of words) {
      const stem = stemWord(word);
      surfaces.set(word, stem);
      weights.set(stem, (weights.get(stem) ?? 0) + share);
    }
  };
  add(TITLE, document.title);
  add(BRAND, document.brand);
  add(CATEGORY, document.categoryNames.join(' '));
  add(COLOUR, (document.facets.colourFacets ?? []).join(' '));
  add(ATTRIBUTES, attributeText(document));
  addDescription(weights, document.description);

  const impacts = new Map<string, number>();
  for (const [stem, weight] of weights) impacts.set(stem, toImpact(weight));
  const titleStems = splitWords(document.title)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemWord);
  return { impacts, titleStems, surfaces };
}

function addDescription(weights: Map<string, number>, description: string): void {
  const times = new Map<string, number>();
  for (const word of indexedWords(description)) {
    const stem = stemWord(word);
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  for (const [stem, count] of times) {
    const weight = (DESCRIPTION_WEIGHT * count) / (count + DESCRIPTION_SATURATION);
    weights.set(stem, (weights.get(stem) ?? 0) + weight);
  }
}

function attributeText(document: SearchDocument): string {
  const parts: string[] = [];
  for (const [key, values] of Object.entries(document.facets)) {
    if (!WORDLESS_KEYS.has(key)) parts.push(...values);
  }
  return parts.join(' ');
}

function indexedWords(text: string): string[] {
  const words = splitWords(text).filter((word) => !STOP_WORDS.has(word));
  return text.includes('-') ? words.concat(joinHyphenated(text)) : words;
}

function toImpact(weight: number): number {
  return Math.max(1, Math.min(255, Math.round((255 * weight) / (weight + SATURATION))));
}
