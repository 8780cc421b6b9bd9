import { headStems } from '../text/stemmer.ts';
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
import { CategoryCounts } from './category-counts.ts';
import { type FacetMove, NO_PRICE, pricesOf, type SegmentData, valueName } from './segment.ts';
import { StringTable } from './string-table.ts';

/** Memory for cached document sets in one segment: a few hundred sets of a million documents. */
const BITSET_CACHE_BYTES = 32 * 1024 * 1024;

/** Segments of so many documents have a set of their best ones: one in so many. */
const LARGE = 20_000;
const BEST_SHARE = 1 / 16;

/** With fewer than one in so many documents, counting them one by one is cheaper than making a set. */
const FEW_DOCUMENTS = 20;

/** A word names products when it names at least so many, and in at least this share of the documents that have it. */
export const MIN_HEADS = 2;
export const HEAD_SHARE = 0.15;

/** How many last letters joined words are looked up by, and the shortest joined word. */
export const COMPOUND_KEY = 3;
const MIN_COMPOUND = 6;

/** One thread's view of a segment: which documents are live, and document sets made and cached on demand. */
export class SegmentReader {
  readonly data: SegmentData;
  readonly live: Bits;
  readonly ids: StringTable;
  readonly productKeys: StringTable;
  readonly values: StringTable;
  readonly terms: StringTable;
  readonly surfaces: StringTable;
  readonly categoryCounts: CategoryCounts;
  liveCount: number;
  readonly #categoryOf: Map<string, number>;
  #categoriesOf: Map<string, string[]> | null = null;
  #headCounts: Uint32Array | null = null;
  readonly #compoundEnds = new Map<string, Map<string, string[]>>();
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
    this.categoryCounts = new CategoryCounts(data.facets);
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
    this.categoryCounts.applyRemoval(doc);
  }

  code(key: string, value: string): number {
    return this.values.find(valueName(key, value));
  }

  documentFrequency(term: number): number {
    const { postingStarts } = this.data.text;
    return postingStarts[term + 1]! - postingStarts[term]!;
  }

  /** The terms that begin with a mark, by their last letters; made on first use. */
  compoundEnds(mark: string): ReadonlyMap<string, string[]> {
    let ends = this.#compoundEnds.get(mark);
    if (ends === undefined) {
      ends = new Map();
      for (let term = 0; term < this.terms.length; term++) {
        const name = this.terms.at(term);
        if (!name.startsWith(mark) || name.length < mark.length + MIN_COMPOUND) continue;
        const key = name.slice(-COMPOUND_KEY);
        const known = ends.get(key);
        if (known === undefined) ends.set(key, [name]);
        else known.push(name);
      }
      this.#compoundEnds.set(mark, ends);
    }
    return ends;
  }

  /** The first documents of a term. */
  documentsOf(term: number, limit = Number.POSITIVE_INFINITY): Uint32Array {
    const { postingStarts, postingDocs } = this.data.text;
    const start = postingStarts[term]!;
    return postingDocs.subarray(start, Math.min(postingStarts[term + 1]!, start + limit));
  }

  /** In how many titles the term names the product. */
  headFrequency(term: number): number {
    this.#headCounts ??= countHeads(this.data);
    return this.#headCounts[term]!;
  }

  /** Whether the term names products, and does not only describe them. */
  isHead(term: number): boolean {
    const heads = this.headFrequency(term);
    return heads >= MIN_HEADS && heads >= this.documentFrequency(term) * HEAD_SHARE;
  }

  /** Documents with the value; read-only for the caller. */
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

  /** How many documents of a set have the value. For a rare value no set is made. */
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

  /** Documents of the category, or null when no document here has it; read-only for the caller. */
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

  /** In a large segment the documents that sell and are rated best, in stock or not; null in a small one. Read-only for the caller. */
  bestBits(): Bits | null {
    if (this.data.size < LARGE) return null;
    return this.#cached('best', () => bestOf(this.data.numbers.quality, this.data.size * BEST_SHARE));
  }

  /** Documents that have a price in the list; read-only for the caller. */
  listBits(list: string): Bits {
    return this.#cached(`p${list}`, () => {
      const bits = newBits(this.data.size);
      const price = pricesOf(this.data, list)?.price ?? [];
      for (let doc = 0; doc < price.length; doc++) if (price[doc] !== NO_PRICE) setBit(bits, doc);
      return bits;
    });
  }

  /** Documents of any category that is about one of the words, or null when there is none; read-only for the caller. */
  kindBits(stems: readonly string[]): Bits | null {
    this.#categoriesOf ??= categoriesByHead(this.data.categories);
    const byHead = this.#categoriesOf;
    const slugs = new Set(stems.flatMap((stem) => byHead.get(stem) ?? []));
    if (slugs.size === 0) return null;
    return this.#cached(`k${[...slugs].join()}`, () => {
      const bits = newBits(this.data.size);
      for (const slug of slugs) {
        const category = this.categoryBits(slug);
        if (category !== null) orBits(bits, category);
      }
      return bits;
    });
  }

  /** Updates the cached sets after a row changed; the row itself is in shared memory and already written. */
  applyMove(move: FacetMove): void {
    this.categoryCounts.applyMove(move);
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
      const [oldest] = this.#cache.keys();
      if (oldest !== undefined && this.#cache.size >= this.#cacheLimit) this.#cache.delete(oldest);
    } else {
      this.#cache.delete(name);
    }
    this.#cache.set(name, bits);
    return bits;
  }
}

const QUALITY_STEPS = 1_000;

/** About so many documents of the best quality, without what their stock adds to it. */
function bestOf(quality: Float32Array, wanted: number): Bits {
  const stepOf = (doc: number) => Math.floor((quality[doc]! % 1) * QUALITY_STEPS);
  const counts = new Uint32Array(QUALITY_STEPS);
  for (let doc = 0; doc < quality.length; doc++) counts[stepOf(doc)]!++;
  let least = QUALITY_STEPS;
  for (let count = 0; least > 0 && count < wanted; ) count += counts[--least]!;
  const bits = newBits(quality.length);
  for (let doc = 0; doc < quality.length; doc++) if (stepOf(doc) >= least) setBit(bits, doc);
  return bits;
}

function countHeads({ size, text }: SegmentData): Uint32Array {
  const counts = new Uint32Array(text.postingStarts.length - 1);
  for (let doc = 0; doc < size; doc++) {
    const at = text.titleStarts[doc]! + text.titleHeads[doc]!;
    if (at >= text.titleStarts[doc + 1]!) continue;
    const term = text.titleTerms[at]!;
    counts[term] = counts[term]! + 1;
  }
  return counts;
}

/** Category slugs by the words that their names are about. */
function categoriesByHead({ slugs, names }: SegmentData['categories']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  names.forEach((name, i) => {
    for (const stem of headStems(name)) found.set(stem, [...(found.get(stem) ?? []), slugs[i]!]);
  });
  return found;
}
