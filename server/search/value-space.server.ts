import { FASCIA_KEY } from './facet-keys.server.ts';
import { VALUE_SEPARATOR } from './segment.server.ts';
import type { SegmentReader } from './segment-reader.server.ts';
import { splitWords } from './tokeniser.server.ts';

export interface FacetValue {
  key: string;
  term: string;
}

/** One numbering of facet values for all segments, so that their counts can be added up. */
export class ValueSpace {
  readonly values: FacetValue[] = [];
  readonly keys = new Set<string>();
  readonly #codes = new Map<string, number>();
  readonly #words = new Map<FacetValue, string[]>();

  /** Takes in a segment's values; answers the common number of each of its codes. */
  add(reader: SegmentReader, onNew: (value: FacetValue) => void): Uint32Array {
    const translated = new Uint32Array(reader.values.length);
    for (let code = 0; code < translated.length; code++) {
      const name = reader.values.at(code);
      let common = this.#codes.get(name);
      if (common === undefined) {
        const split = name.indexOf(VALUE_SEPARATOR);
        const value = { key: name.slice(0, split), term: name.slice(split + 1) };
        common = this.values.push(value) - 1;
        this.#codes.set(name, common);
        if (value.key !== FASCIA_KEY) this.keys.add(value.key);
        onNew(value);
      }
      translated[code] = common;
    }
    return translated;
  }

  /** The words of a value, split once. */
  wordsOf(value: FacetValue): string[] {
    let words = this.#words.get(value);
    if (words === undefined) {
      words = splitWords(value.term);
      this.#words.set(value, words);
    }
    return words;
  }
}
