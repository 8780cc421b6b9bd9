import { VALUE_SEPARATOR, valueName } from '../segments/segment.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import { stemWord } from '../text/stemmer.ts';
import { splitWords } from '../text/tokeniser.ts';

export interface FacetValue {
  key: string;
  term: string;
}

/** The words of a name, and each of them without its ending. */
export interface NameWords {
  words: readonly string[];
  stems: readonly string[];
}

export function toNameWords(name: string): NameWords {
  const words = splitWords(name);
  return { words, stems: words.map(stemWord) };
}

/** Numbers facet values across all segments, so that their counts can be added up. */
export class ValueSpace {
  /** By number. A value that no segment has any more stays here, uncounted, until its number is used again. */
  readonly values: FacetValue[] = [];
  readonly #codes = new Map<string, number>();
  readonly #words = new Map<FacetValue, NameWords>();
  readonly #byKey = new Map<string, number[]>();
  /** How many segments have each value, and the numbers that none has. */
  readonly #holders: number[] = [];
  readonly #free: number[] = [];

  /** Adds a segment's values. Returns the common number of each of its codes. */
  add(reader: SegmentReader): Uint32Array {
    const translated = new Uint32Array(reader.values.length);
    for (let code = 0; code < translated.length; code++) {
      const name = reader.values.at(code);
      const common = this.#codes.get(name) ?? this.#number(name);
      this.#holders[common] = (this.#holders[common] ?? 0) + 1;
      translated[code] = common;
    }
    return translated;
  }

  /** Removes a segment's values, given the numbers that `add` returned. */
  release(translated: Uint32Array): void {
    for (const common of translated) {
      const holders = (this.#holders[common] ?? 1) - 1;
      this.#holders[common] = holders;
      const value = this.values[common];
      if (holders > 0 || value === undefined) continue;
      this.#codes.delete(valueName(value.key, value.term));
      this.#words.delete(value);
      const others = this.#byKey.get(value.key) ?? [];
      others.splice(this.#placeOf(value, others), 1);
      this.#free.push(common);
    }
  }

  has(key: string, term: string): boolean {
    return this.#codes.has(valueName(key, term));
  }

  keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  /** The numbers of one key's values, in alphabetical order. */
  ofKey(key: string): readonly number[] {
    return this.#byKey.get(key) ?? [];
  }

  /** The words of a value, split once. */
  wordsOf(value: FacetValue): NameWords {
    let words = this.#words.get(value);
    if (words === undefined) {
      words = toNameWords(value.term);
      this.#words.set(value, words);
    }
    return words;
  }

  #number(name: string): number {
    const split = name.indexOf(VALUE_SEPARATOR);
    const common = this.#free.pop() ?? this.values.length;
    const value = { key: name.slice(0, split), term: name.slice(split + 1) };
    this.values[common] = value;
    const others = this.#byKey.get(value.key);
    if (others === undefined) this.#byKey.set(value.key, [common]);
    else others.splice(this.#placeOf(value, others), 0, common);
    this.#holders[common] = 0;
    this.#codes.set(name, common);
    return common;
  }

  /** Where a value stands, or has to be inserted, among the numbers of its key. */
  #placeOf({ term }: FacetValue, numbers: readonly number[]): number {
    let [from, to] = [0, numbers.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.values[numbers[middle]!]!.term < term) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
