import {
  type Bits,
  clearBit,
  countBits,
  countCommon,
  fillRange,
  fullBits,
  hasBit,
  newBits,
  orBits,
  setBit,
} from './bitset.ts';
import { headStems } from './phrase-book.ts';
import { PlainCounts } from './plain-counts.ts';
import { type FacetMove, type SegmentData, valueName } from './segment.ts';
import { StringTable } from './string-table.ts';

/** Memory that cached sets of documents may take in one segment, so a million documents keep a few hundred. */
const BITSET_CACHE_BYTES = 32 * 1024 * 1024;

/** Up to one in so many documents, counting one by one is cheaper than making a set. */
const FEW_DOCUMENTS = 20;

/** One thread's view of a segment: its own notes of what is live, and sets made from it on demand. */
export class SegmentReader {
  readonly data: SegmentData;
  readonly live: Bits;
  readonly ids: StringTable;
  readonly productKeys: StringTable;
  readonly values: StringTable;
  readonly terms: StringTable;
  readonly surfaces: StringTable;
  readonly plainCounts: PlainCounts;
  liveCount: number;
  readonly #categoryOf: Map<string, number>;
  #categoriesOf: Map<string, string[]> | null = null;
  readonly #cache = new Map<string, Bits>();
  readonly #cacheLimit: number;
  /** Documents whose row gained or lost a code since the segment was built. */
  readonly #moved = new Map<number, Set<number>>();

  constructor(data: SegmentData, live: Bits = fullBits(data.size)) {
    this.data = data;
    this.live = live.slice();
    this.liveCount = countBits(live);
    this.ids = new StringTable(data.ids);
    this.productKeys = new StringTable(data.productKeys);
    this.values = new StringTable(data.facets.values);
    this.terms = new StringTable(data.text.terms);
    this.surfaces = new StringTable(data.text.surfaces);
    this.plainCounts = new PlainCounts(data.facets);
    this.#categoryOf = new Map(data.categories.slugs.map((slug, i) => [slug, i]));
    this.#cacheLimit = Math.max(16, Math.floor(BITSET_CACHE_BYTES / Math.max(1, data.size / 8)));
  }

  /** The document's number, or -1 when it is not here or no longer live. */
  findLive(id: string): number {
    const doc = this.ids.find(id);
    return doc >= 0 && hasBit(this.live, doc) ? doc : -1;
  }

  remove(doc: number): void {
    if (!hasBit(this.live, doc)) return;
    clearBit(this.live, doc);
    this.liveCount--;
    this.plainCounts.noteRemoval(doc);
  }

  code(key: string, value: string): number {
    return this.values.find(valueName(key, value));
  }

  documentFrequency(term: number): number {
    const { postingStarts } = this.data.text;
    return postingStarts[term + 1]! - postingStarts[term]!;
  }

  /** Documents with the value; not to be written to. */
  valueBits(code: number): Bits {
    return this.#cached(`v${code}`, () => {
      const { valueStarts, valueDocs } = this.data.facets;
      const bits = newBits(this.data.size);
      for (let i = valueStarts[code]!; i < valueStarts[code + 1]!; i++) setBit(bits, valueDocs[i]!);
      for (const doc of this.#moved.get(code) ?? []) {
        if (this.rowHas(doc, code)) setBit(bits, doc);
        else clearBit(bits, doc);
      }
      return bits;
    });
  }

  /** How many documents of a set have the value. A value that is seldom asked for needs no set of its own. */
  countValueAmong(code: number, among: Bits): number {
    const { valueStarts, valueDocs } = this.data.facets;
    const [start, end] = [valueStarts[code]!, valueStarts[code + 1]!];
    if (
      this.#moved.has(code) ||
      this.#cache.has(`v${code}`) ||
      end - start > this.data.size / FEW_DOCUMENTS
    ) {
      return countCommon(this.valueBits(code), among);
    }
    let count = 0;
    for (let i = start; i < end; i++) if (hasBit(among, valueDocs[i]!)) count++;
    return count;
  }

  /** Documents of the category, or null when no document here has it; not to be written to. */
  categoryBits(slug: string): Bits | null {
    const category = this.#categoryOf.get(slug);
    if (category === undefined) return null;
    return this.#cached(`c${category}`, () => {
      const { ranges, extraStarts, extraDocs } = this.data.categories;
      const bits = newBits(this.data.size);
      const pairs = ranges[category]!;
      for (let i = 0; i < pairs.length; i += 2) fillRange(bits, pairs[i]!, pairs[i + 1]!);
      for (let i = extraStarts[category]!; i < extraStarts[category + 1]!; i++) setBit(bits, extraDocs[i]!);
      return bits;
    });
  }

  /** Documents of any category that is about one of the words, or null when there is none; not to be written to. */
  kindBits(stems: readonly string[]): Bits | null {
    this.#categoriesOf ??= categoriesByHead(this.data.categories);
    const slugs = new Set(stems.flatMap((stem) => this.#categoriesOf!.get(stem) ?? []));
    if (slugs.size === 0) return null;
    return this.#cached(`k${[...slugs].join()}`, () => {
      const bits = newBits(this.data.size);
      for (const slug of slugs) orBits(bits, this.categoryBits(slug)!);
      return bits;
    });
  }

  /** Notes that a row changed; the row itself lies in shared memory and was written already. */
  noteMove(move: FacetMove): void {
    this.plainCounts.noteMove(move);
    for (const code of [move.from, move.to]) {
      const docs = this.#moved.get(code);
      if (docs === undefined) this.#moved.set(code, new Set([move.doc]));
      else docs.add(move.doc);
    }
    const left = this.#cache.get(`v${move.from}`);
    if (left !== undefined) clearBit(left, move.doc);
    const joined = this.#cache.get(`v${move.to}`);
    if (joined !== undefined) setBit(joined, move.doc);
  }

  rowHas(doc: number, code: number): boolean {
    const { rowStarts, rowCodes } = this.data.facets;
    for (let i = rowStarts[doc]!; i < rowStarts[doc + 1]!; i++) if (rowCodes[i] === code) return true;
    return false;
  }

  #cached(name: string, make: () => Bits): Bits {
    let bits = this.#cache.get(name);
    if (bits === undefined) {
      bits = make();
      if (this.#cache.size >= this.#cacheLimit) this.#cache.delete(this.#cache.keys().next().value!);
    } else {
      this.#cache.delete(name);
    }
    this.#cache.set(name, bits);
    return bits;
  }
}

/** Category slugs by the words that their names are about. */
function categoriesByHead({ slugs, names }: SegmentData['categories']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  names.forEach((name, i) => {
    for (const stem of headStems(name)) found.set(stem, [...(found.get(stem) ?? []), slugs[i]!]);
  });
  return found;
}
