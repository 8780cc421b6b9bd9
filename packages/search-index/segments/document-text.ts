import type { SearchDocument } from '../document.ts';
import type { FacetSchema } from '../facet-schema.ts';
import { languageOf, markWord, termIn, wordsIn } from '../text/languages.ts';
import { stemWord } from '../text/stemmer.ts';
import { joinHyphenated, removeStopWords, splitWords } from '../text/tokeniser.ts';

const TITLE_WEIGHT = 8;
const BRAND_WEIGHT = 6;
const CATEGORY_WEIGHT = 5;
const COLOUR_WEIGHT = 4;
const ATTRIBUTE_WEIGHT = 2.5;

/** A word counts for more in a short title than in a long one. The other fields are lists, where length means nothing. */
const USUAL_TITLE_WORDS = 6;
const TITLE_LENGTH_INFLUENCE = 0.2;

/** A description mentions many things that the product is not, so its words weigh less than one point in all. */
const DESCRIPTION_WEIGHT = 0.8;
const DESCRIPTION_SATURATION = 1.5;

/** A title of a brand and a model number says nothing, so the description has to. */
const POOR_TITLE_DESCRIPTION_WEIGHT = 4;

/** The weight at which an impact is half of the largest. */
const SATURATION = 8;

/** From this impact on, the word is in another field than the description. */
export const STRONG_IMPACT = Math.floor((255 * 1) / (SATURATION + 1));

export interface DocumentText {
  /** Impact by stem. */
  impacts: Map<string, number>;
  titleStems: string[];
  /** Position of the title stem that names the product. */
  titleHead: number;
  /** Words as written, with their stems. */
  surfaces: Map<string, string>;
}

/** Turns a document's fields into one weight per stem (BM25F: fields add up before saturation). */
export function readDocumentText(document: SearchDocument, schema: FacetSchema): DocumentText {
  const weights = new Map<string, number>();
  const surfaces = new Map<string, string>();
  const add = (weight: number, text: string) => {
    for (const word of new Set(indexedWords(text))) {
      const stem = stemWord(word);
      surfaces.set(word, stem);
      weights.set(stem, (weights.get(stem) ?? 0) + weight);
    }
  };
  const brandWords = new Set(splitWords(document.brand));
  const title = readTitle(document.title, brandWords);
  const titleStems = title.words.map(stemWord);
  add(TITLE_WEIGHT / titleLength(titleStems.length), document.title);
  add(BRAND_WEIGHT, document.brand);
  add(CATEGORY_WEIGHT, document.categoryNames.join(' '));
  const colours = schema.keysOf('colour').flatMap((key) => document.facets[key] ?? []);
  add(COLOUR_WEIGHT, [...colours, ...(document.colourNames ?? [])].join(' '));
  add(ATTRIBUTE_WEIGHT, attributeText(document, schema));
  addDescription(
    weights,
    surfaces,
    document.description,
    title.isPoor ? POOR_TITLE_DESCRIPTION_WEIGHT : DESCRIPTION_WEIGHT,
  );
  addOtherLanguages(weights, surfaces, document, schema);

  const impacts = new Map<string, number>();
  for (const [stem, weight] of weights) impacts.set(stem, toImpact(weight));
  return { impacts, titleStems, titleHead: title.head, surfaces };
}

/** What follows one of these says what a product is like or for, not what it is. */
const TITLE_BREAK = /\s[-–—|]\s|[,:;(/]|\b(?:for|with|in|by|from)\b/i;

/** The words of a title, and which of them names the product: the last of the first part that is more than brand and model. */
function readTitle(title: string, brandWords: ReadonlySet<string>) {
  const words: string[] = [];
  const isTelling = (word: string) => !brandWords.has(word) && !/\d/.test(word);
  let head = -1;
  let telling = 0;
  for (const part of title.split(TITLE_BREAK)) {
    const own = removeStopWords(splitWords(part));
    const last = own.findLastIndex(isTelling);
    if (head < 0 && last >= 0) head = words.length + last;
    telling += own.filter(isTelling).length;
    words.push(...own);
  }
  return { words, head: head < 0 ? Math.max(0, words.length - 1) : head, isPoor: telling < 2 };
}

/** Texts in other languages have terms of their own. */
function addOtherLanguages(
  weights: Map<string, number>,
  surfaces: Map<string, string>,
  document: SearchDocument,
  schema: FacetSchema,
): void {
  const own = languageOf(schema.settings.language);
  const ownText = { title: document.title, description: document.description };
  const texts = own === null ? document.texts : { ...document.texts, [own]: ownText };
  for (const [name, { title = '', description = '' }] of Object.entries(texts ?? {})) {
    const language = languageOf(name);
    if (language === null) continue;
    const add = (text: string, weight: number) => {
      for (const word of new Set(wordsIn(language, text))) {
        const term = termIn(language, word);
        surfaces.set(markWord(language, word), term);
        weights.set(term, (weights.get(term) ?? 0) + weight);
      }
    };
    add(title, TITLE_WEIGHT);
    if (language === own) add(document.categoryNames.join(' '), CATEGORY_WEIGHT);
    if (language === own) add(attributeText(document, schema), ATTRIBUTE_WEIGHT);
    add(description, DESCRIPTION_WEIGHT / 2);
  }
}

function titleLength(words: number): number {
  const relative = 1 - TITLE_LENGTH_INFLUENCE + (TITLE_LENGTH_INFLUENCE * words) / USUAL_TITLE_WORDS;
  return Math.min(2, Math.max(0.75, relative));
}

function addDescription(
  weights: Map<string, number>,
  surfaces: Map<string, string>,
  description: string,
  most: number,
): void {
  const times = new Map<string, number>();
  for (const word of indexedWords(description)) {
    const stem = stemWord(word);
    if (!surfaces.has(word)) surfaces.set(word, stem);
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  for (const [stem, count] of times) {
    const weight = (most * count) / (count + DESCRIPTION_SATURATION);
    weights.set(stem, (weights.get(stem) ?? 0) + weight);
  }
}

function attributeText(document: SearchDocument, schema: FacetSchema): string {
  const parts: string[] = [];
  for (const [key, values] of Object.entries(document.facets)) {
    if (schema.isText(key)) parts.push(...values);
  }
  return parts.join(' ');
}

function indexedWords(text: string): string[] {
  const words = removeStopWords(splitWords(text));
  return text.includes('-') ? words.concat(joinHyphenated(text)) : words;
}

function toImpact(weight: number): number {
  return Math.max(1, Math.min(255, Math.round((255 * weight) / (weight + SATURATION))));
}
