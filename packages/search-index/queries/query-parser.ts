import type { FacetSchema } from '../facet-schema.ts';
import type { LearnedTable } from '../relations/learned-table.ts';
import {
  compoundParts,
  hasCompounds,
  isStopWordIn,
  type Language,
  markWord,
  plainWord,
  termIn,
  withoutElisions,
} from '../text/languages.ts';
import { stemWord } from '../text/stemmer.ts';
import type { SynonymTable } from '../text/synonym-table.ts';
import { joinCodes, MAX_QUERY_WORDS, STOP_WORDS, sanitiseSearchTerm, splitWords } from '../text/tokeniser.ts';
import { extractTypedPrice } from '../text/typed-price.ts';
import { extractTypedSize } from '../text/typed-size.ts';
import { type KnownPhrases, MAX_PHRASE_WORDS } from './known-phrases.ts';
import type { Correction, Lexicon } from './lexicon.ts';

/** Typed text as the engine understands it. */
export interface ParsedQuery {
  filters: Record<string, string[]>;
  /** The words that are left to be found as text, without stop words. */
  words: string[];
  /** Words that improve the order but need not be found, such as "light" before a colour. */
  optional: ReadonlySet<string>;
  /** Words after "for", "with" or the like, which say what a product is for and not what it is. */
  purposes: ReadonlySet<string>;
  text: string;
  correctedFrom: string | null;
  /** The whole text as it was corrected. */
  correctedTo: string | null;
  /** Cheaper products come first. */
  prefersCheaper: boolean;
}

/** The words and names that the index knows. */
export interface Vocabulary {
  schema: FacetSchema;
  lexicon: Lexicon;
  phrases: KnownPhrases;
  synonyms: SynonymTable;
  /** Languages other than English in which the text is read, the page's first. */
  languages?: readonly Language[];
  /** Relations between words that were learned. */
  learned?: LearnedTable;
}

/** Words that qualify a colour; catalogues list the product under the plain colour. */
const SHADES: ReadonlySet<string> = new Set(
  'baby bright dark deep light mid neon pale pastel washed antique dusky dusty'.split(' '),
);
const MIN_SPLIT = 3;

/**
 * Parses typed text. With `extractsNames` false, brands, colours and sizes stay words: for the second attempt, when the
 * first finds nothing.
 */
export function parseQuery(typed: string, vocabulary: Vocabulary, extractsNames = true): ParsedQuery {
  const clean = sanitiseSearchTerm(typed);
  const { rest, ranges, prefersCheaper } = extractTypedPrice(clean);
  const { languages = [] } = vocabulary;
  const plain = withoutElisions(languages.find((language) => language === 'fr') ?? null, joinCodes(rest));
  const split = splitWords(plain).slice(0, MAX_QUERY_WORDS);
  // Signs alone ("!!!") are a word that no product has: without any word the whole catalogue would be found.
  const words = split.length === 0 && clean !== '' && rest === clean.toLowerCase() ? [clean] : split;
  const corrected = words.flatMap((_, i) => correctWord(words, i, vocabulary));
  const names = extractsNames
    ? extractNames(corrected, vocabulary)
    : { filters: {}, words: corrected, optional: new Set<string>() };
  const isStopWord = (word: string) =>
    STOP_WORDS.has(word) || languages.some((language) => isStopWordIn(language, word));
  const left = names.words.filter((word) => !isStopWord(word));
  const isCorrected = corrected.join(' ') !== words.join(' ');
  return {
    filters: { ...vocabulary.schema.rangeFilters(ranges), ...names.filters },
    words: left,
    optional: names.optional,
    purposes: wordsAfterPreposition(corrected),
    text: left.join(' '),
    correctedFrom: isCorrected ? clean : null,
    correctedTo: isCorrected ? corrected.join(' ') : null,
    prefersCheaper,
  };
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'for with in to from by on at without under pour avec sans en voor met zonder med utan till fur mit ohne'.split(
    ' ',
  ),
);

function wordsAfterPreposition(words: readonly string[]): Set<string> {
  const first = words.findIndex((word, i) => i > 0 && PREPOSITIONS.has(word));
  return new Set(
    first < 0 ? [] : words.slice(first + 1).filter((word) => !words.slice(0, first).includes(word)),
  );
}

/** Only a word that no document has is corrected, so that an unusual brand is never changed into another. */
function correctWord(words: readonly string[], index: number, vocabulary: Vocabulary): string[] {
  const { lexicon, synonyms, phrases, languages = [], learned } = vocabulary;
  const word = words[index] ?? '';
  const isKnown = (candidate: string) => {
    const stem = stemWord(candidate);
    return (
      lexicon.frequency(stem) > 0 ||
      synonyms.has(stem) ||
      (learned?.relationsOf(stem).length ?? 0) > 0 ||
      phrases.findValue([candidate]) !== null ||
      languages.some((language) => isKnownIn(language, candidate, lexicon))
    );
  };
  const joinsNeighbour = [words.slice(index, index + 2), words.slice(index - 1, index + 1)].some(
    (pair) => pair.length === 2 && lexicon.frequency(stemWord(pair.join(''))) > 0,
  );
  if (STOP_WORDS.has(word) || /\d/.test(word) || joinsNeighbour || isKnown(word)) return [word];
  const isLast = index === words.length - 1;
  if (isLast && word.length >= 2 && lexicon.completions(word, 1).length > 0) return [word];

  for (const language of languages) {
    const [foreign] = lexicon.corrections(markWord(language, word));
    if (foreign !== undefined) return [plainWord(foreign.word)];
  }
  const meant = chooseCorrection(words, index, lexicon);
  if (meant !== null && meant.distance === 1) return [meant.word];
  const parts = splitCompound(word, lexicon);
  if (parts !== null) return parts;
  return [meant?.word ?? completeBeginning(word, lexicon) ?? word];
}

const MIN_BEGINNING = 4;
const MIN_BEGINNING_SHARE = 0.6;

/** A word written as it sounds or cut short ("foundashun", "cardie"): the commonest word with the longest same beginning. */
function completeBeginning(word: string, lexicon: Lexicon): string | null {
  const shortest = Math.max(MIN_BEGINNING, Math.ceil(word.length * MIN_BEGINNING_SHARE));
  for (let length = word.length - 1; length >= shortest; length--) {
    const [known] = lexicon.completions(word.slice(0, length), 1);
    if (known !== undefined) return known.word;
  }
  return null;
}

/** Whether the language's products have the word, by itself or in a joined word. */
function isKnownIn(language: Language, word: string, lexicon: Lexicon): boolean {
  const term = termIn(language, word);
  if (lexicon.frequency(term) > 0) return true;
  if (!hasCompounds(language)) return false;
  return (
    lexicon.compounds(language, term).length > 0 ||
    compoundParts(language, word).some((parts) =>
      parts.every((part) => lexicon.frequency(termIn(language, part)) > 0),
    )
  );
}

/** How much a product with the correction and the other words counts, against how common the correction is. */
const TOGETHER_WEIGHT = 1.5;
const MAX_CONTEXT_WORDS = 2;

/** The correction that fits the other words best: "lether boots" are leather, "lether opener" is a letter opener. */
function chooseCorrection(words: readonly string[], index: number, lexicon: Lexicon): Correction | null {
  const [first, ...others] = lexicon.corrections(words[index] ?? '');
  if (first === undefined || others.length === 0) return first ?? null;
  const context = words
    .filter((word, i) => i !== index && !STOP_WORDS.has(word))
    .map(stemWord)
    .filter((stem) => lexicon.frequency(stem) > 0)
    .sort((a, b) => lexicon.frequency(a) - lexicon.frequency(b))
    .slice(0, MAX_CONTEXT_WORDS);
  const costs = [first, ...others].map((meant) => {
    const together = context.map((stem) => lexicon.countTogether(stem, stemWord(meant.word)));
    return { meant, cost: meant.cost - TOGETHER_WEIGHT * Math.log10(1 + Math.max(0, ...together)) };
  });
  return costs.reduce((best, other) => (other.cost < best.cost ? other : best)).meant;
}

/** "maxidress" is two known words; the pair whose rarer word is commonest wins. */
function splitCompound(word: string, lexicon: Lexicon): string[] | null {
  let best: string[] | null = null;
  let bestFrequency = 0;
  for (let i = MIN_SPLIT; i <= word.length - MIN_SPLIT; i++) {
    const parts = [word.slice(0, i), word.slice(i)];
    const frequency = Math.min(...parts.map((part) => lexicon.frequency(stemWord(part))));
    if (frequency > bestFrequency) {
      best = parts;
      bestFrequency = frequency;
    }
  }
  return best;
}

function extractNames(words: readonly string[], { phrases, schema }: Vocabulary) {
  const filters: Record<string, string[]> = {};
  const left: string[] = [];
  const optional = new Set<string>();
  const add = (key: string, values: readonly string[]) => {
    filters[key] = [...new Set([...(filters[key] ?? []), ...values])];
  };
  let colourEnd = -1;
  for (let i = 0; i < words.length; ) {
    const size = extractTypedSize(words, i, phrases);
    if (size !== null && schema.sizeKey !== null) {
      add(schema.sizeKey, size.values);
      i += size.length;
      continue;
    }
    const named = findNamed(words, i, phrases);
    if (named === null || (phrases.isColour(named.value) && isThing(words, i, named.length, phrases))) {
      left.push(...words.slice(i, ++i));
      continue;
    }
    const isColour = phrases.isColour(named.value);
    // "navy blue" is one colour, named by its first word; "black and white" are two.
    if (!isColour || colourEnd !== i) add(named.value.key, [named.value.term]);
    const before = left.at(-1);
    if (isColour && before !== undefined && SHADES.has(before)) optional.add(before);
    i += named.length;
    if (isColour) colourEnd = i;
  }
  return { filters, words: left, optional };
}

/** "face cream" is a cream, "cream dress" and "dress in cream" are not: a colour comes before the product or after "in". */
function isThing(words: readonly string[], index: number, length: number, phrases: KnownPhrases): boolean {
  const before = words[index - 1];
  const after = words[index + length];
  if (before === undefined || STOP_WORDS.has(before)) return false;
  return (
    (after === undefined || STOP_WORDS.has(after)) &&
    phrases.isThing(stemWord(words[index + length - 1] ?? ''))
  );
}

function findNamed(words: readonly string[], index: number, phrases: KnownPhrases) {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); length > 0; length--) {
    const value = phrases.findValue(words.slice(index, index + length));
    if (value !== null) return { value, length };
  }
  return null;
}
