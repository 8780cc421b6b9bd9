import { COMPOUND_KEY, MIN_HEADS, type SegmentReader } from '../segments/segment-reader.ts';
import { type Language, markWord, plainWord, splitsBefore, termOfWord } from '../text/languages.ts';
import { findSimilar } from '../text/typo-table.ts';

export interface KnownWord {
  word: string;
  /** Documents that have the word in any form. */
  frequency: number;
}

export interface Correction extends KnownWord {
  distance: number;
  /** Lower is likelier. */
  cost: number;
}

/** Documents of the rarer of two words that are looked for among those of the other. */
const MAX_TOGETHER = 2_000;
/** Entries read for one prefix, so that a very short one stays cheap. */
const MAX_PREFIX_ENTRIES = 3000;
const MAX_CACHED = 20_000;
const MAX_CORRECTIONS = 4;
const MAX_COMPOUNDS = 30;
const TYPO_COST = 3;
const FIRST_LETTER_COST = 1.5;

/** The words of all segments. */
export class Lexicon {
  readonly #readers: readonly SegmentReader[];
  readonly #frequencies = new Map<string, number>();
  readonly #headShares = new Map<string, number>();

  constructor(readers: readonly SegmentReader[]) {
    this.#readers = readers;
  }

  get documentCount(): number {
    return this.#readers.reduce((total, reader) => total + reader.liveCount, 0);
  }

  /** How many documents have the stem. */
  frequency(stem: string): number {
    const known = this.#frequencies.get(stem);
    if (known !== undefined) return known;
    let total = 0;
    for (const reader of this.#readers) {
      const term = reader.terms.find(stem);
      if (term >= 0) total += reader.documentFrequency(term);
    }
    if (this.#frequencies.size >= MAX_CACHED) this.#frequencies.clear();
    this.#frequencies.set(stem, total);
    return total;
  }

  /** The share of the word's documents whose title it names the product in, 0 to 1: high for "sofa", low for "velvet". */
  headShare(stem: string): number {
    const known = this.#headShares.get(stem);
    if (known !== undefined) return known;
    let [heads, strong] = [0, 0];
    for (const reader of this.#readers) {
      const term = reader.terms.find(stem);
      if (term < 0) continue;
      heads += reader.headFrequency(term);
      strong += reader.documentFrequency(term);
    }
    const share = heads < MIN_HEADS ? 0 : heads / strong;
    if (this.#headShares.size >= MAX_CACHED) this.#headShares.clear();
    this.#headShares.set(stem, share);
    return share;
  }

  /** Words that begin with the prefix, most frequent first. */
  completions(prefix: string, limit: number): KnownWord[] {
    const found = new Map<string, KnownWord>();
    for (const reader of this.#readers) {
      const [from, to] = reader.surfaces.prefixRange(prefix);
      const { surfaceTerms } = reader.data.text;
      for (let i = from; i < Math.min(to, from + MAX_PREFIX_ENTRIES); i++) {
        const word = reader.surfaces.at(i);
        const frequency = reader.documentFrequency(surfaceTerms[i]!) + (found.get(word)?.frequency ?? 0);
        found.set(word, { word, frequency });
      }
    }
    return [...found.values()].sort(byFrequency).slice(0, limit);
  }

  /** The most likely correction of a word, or null. */
  correct(word: string): Correction | null {
    return this.corrections(word)[0] ?? null;
  }

  /** Known words that may have been meant, most likely first. */
  corrections(word: string): Correction[] {
    const distances = new Map<string, number>();
    for (const reader of this.#readers) {
      const similar = findSimilar(reader.data.text.typos, word, (index) => reader.surfaces.at(index));
      for (const { word: known, distance } of similar) distances.set(known, distance);
    }
    const found: Correction[] = [];
    for (const [known, distance] of distances) {
      if (known === word) continue;
      const frequency = this.frequency(termOfWord(known));
      const firstLetter = known[0] === word[0] ? 0 : FIRST_LETTER_COST;
      const cost = distance * TYPO_COST + firstLetter - Math.log10(frequency + 1);
      found.push({ word: known, frequency, distance, cost });
    }
    return found.sort(byCost).slice(0, MAX_CORRECTIONS);
  }

  /** Terms of joined words that end with the word: "Gartenstuhl" for "stuhl". */
  compounds(language: Language, term: string): string[] {
    const part = plainWord(term);
    const found = new Set<string>();
    for (const reader of this.#readers) {
      const ends = reader.compoundEnds(markWord(language, ''));
      for (const compound of ends.get(part.slice(-COMPOUND_KEY)) ?? []) {
        if (splitsBefore(language, plainWord(compound), part)) found.add(compound);
      }
    }
    return [...found].sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, MAX_COMPOUNDS);
  }

  /** In how many documents two stems are together, up to a limit. */
  countTogether(one: string, other: string): number {
    const [rare, common] = [one, other].sort((a, b) => this.frequency(a) - this.frequency(b));
    let count = 0;
    for (const reader of this.#readers) {
      const rareTerm = reader.terms.find(rare ?? '');
      const commonTerm = reader.terms.find(common ?? '');
      if (rareTerm < 0 || commonTerm < 0) continue;
      const docs = new Set(reader.documentsOf(rareTerm, MAX_TOGETHER));
      for (const doc of reader.documentsOf(commonTerm)) if (docs.has(doc)) count++;
    }
    return count;
  }
}

function byCost(a: Correction, b: Correction): number {
  return a.cost - b.cost || (a.word < b.word ? -1 : 1);
}

function byFrequency(a: KnownWord, b: KnownWord): number {
  return b.frequency - a.frequency || (a.word < b.word ? -1 : 1);
}
