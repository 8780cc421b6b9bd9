import type { SegmentReader } from '../segments/segment-reader.ts';
import { stemWord } from '../text/stemmer.ts';
import { findSimilar } from '../text/typo-table.ts';

export interface KnownWord {
  word: string;
  /** Documents that have the word in any form. */
  frequency: number;
}

/** Entries read for one prefix, so that a very short one stays cheap. */
const MAX_PREFIX_ENTRIES = 3000;
const MAX_CACHED = 20_000;
const TYPO_COST = 3;
const FIRST_LETTER_COST = 1.5;

/** The words of all segments. */
export class Lexicon {
  readonly #readers: readonly SegmentReader[];
  readonly #frequencies = new Map<string, number>();

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
  correct(word: string): (KnownWord & { distance: number }) | null {
    const distances = new Map<string, number>();
    for (const reader of this.#readers) {
      const similar = findSimilar(reader.data.text.typos, word, (index) => reader.surfaces.at(index));
      for (const { word: known, distance } of similar) distances.set(known, distance);
    }
    let best: (KnownWord & { distance: number }) | null = null;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const [known, distance] of distances) {
      if (known === word) continue;
      const frequency = this.frequency(stemWord(known));
      const cost =
        distance * TYPO_COST + (known[0] === word[0] ? 0 : FIRST_LETTER_COST) - Math.log10(frequency + 1);
      if (cost < bestCost || (cost === bestCost && best !== null && known < best.word)) {
        best = { word: known, frequency, distance };
        bestCost = cost;
      }
    }
    return best;
  }
}

function byFrequency(a: KnownWord, b: KnownWord): number {
  return b.frequency - a.frequency || (a.word < b.word ? -1 : 1);
}
