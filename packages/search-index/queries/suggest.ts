import { andBits, type Bits, countCommon, hasBit, newBits, setBit } from '../segments/bitset.ts';
import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import { stemPhrase, stemWord } from '../text/stemmer.ts';
import { removeStopWords, sanitiseSearchTerm, splitWords } from '../text/tokeniser.ts';
import type { SearchQuery, Suggestions, SuggestRequest } from '../types.ts';
import { siteBits } from './base-bits.ts';
import { parseQuery, type Vocabulary } from './query-parser.ts';
import { type FacetValue, type NameWords, toNameWords, type ValueSpace } from './value-space.ts';

export interface SuggestSources {
  readers: readonly SegmentReader[];
  space: ValueSpace;
  vocabulary: Vocabulary;
  /** The ids of the first products that have everything. */
  firstProducts: (query: SearchQuery) => string[];
}

interface Named {
  name: string;
  count: number;
}

const MAX_SUGGESTIONS = 20;
const MAX_COMPLETIONS = 12;
/** Products of a completion are counted up to this number, which is enough to compare them. */
const MAX_COUNTED = 1_000;
/** After other typed words, a completion is suggested if it has at least this share of the best one's products. */
const MIN_SHARE = 1 / 10;

/** Every shopper types these first, and they match most. */
const SHORT_TEXT = 3;
const MOST_CACHED = 1_000;

/** The suggestions for a few letters, until the index changes. */
export class ShortSuggestions {
  readonly #cached = new Map<string, Suggestions>();

  get(request: SuggestRequest, make: () => Suggestions): Suggestions {
    if (request.text.length > SHORT_TEXT) return make();
    const name = JSON.stringify(request);
    let found = this.#cached.get(name);
    if (found === undefined) {
      found = make();
      if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
      this.#cached.set(name, found);
    }
    return structuredClone(found);
  }

  clear(): void {
    this.#cached.clear();
  }
}

/** Suggestions while a shopper types; every list is empty for empty text. */
export function suggestFrom(request: SuggestRequest, sources: SuggestSources): Suggestions {
  const limit = Math.min(MAX_SUGGESTIONS, Math.max(0, Math.floor(request.limit) || 0));
  const typed = splitWords(sanitiseSearchTerm(request.text));
  if (typed.length === 0 || limit === 0) return { queries: [], categories: [], brands: [], productIds: [] };

  const exact = collect(typed, request, limit, sources);
  const corrected = splitWords(correctTyped(typed, sources.vocabulary));
  const isCorrected = corrected.join(' ') !== typed.join(' ');
  const names = isCorrected && isEmpty(exact) ? collect(corrected, request, limit, sources) : exact;
  const productIds = sources.firstProducts({
    text: request.text,
    categorySlug: null,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit,
    fascia: request.fascia,
    ...(request.priceList !== undefined && { priceList: request.priceList }),
    locale: request.locale,
    facetKeys: [],
  });
  return {
    queries: names.queries.slice(0, limit),
    categories: names.categories.slice(0, limit),
    brands: names.brands.slice(0, limit),
    productIds,
  };
}

function correctTyped(typed: readonly string[], vocabulary: Vocabulary): string {
  const parsed = parseQuery(typed.join(' '), vocabulary, false);
  return parsed.correctedFrom === null ? typed.join(' ') : parsed.text;
}

function isEmpty(names: ReturnType<typeof collect>): boolean {
  return names.queries.length + names.categories.length + names.brands.length === 0;
}

function collect(
  typed: readonly string[],
  { fascia, priceList }: SuggestRequest,
  limit: number,
  sources: SuggestSources,
) {
  const sold = sources.readers.map((reader) => soldBits(reader, fascia, priceList));
  const names = { words: typed, stems: typed.map(stemWord) };
  const categories = matchCategories(names, sold, sources.readers);
  const values = matchValues(names, sold, limit, sources);
  const { schema } = sources.vocabulary;
  const brands = values.get(schema.brandKey) ?? [];
  const phrases: Named[] = [
    ...categories,
    ...schema.keysOf('kind').flatMap((key) => values.get(key) ?? []),
    ...brands,
  ];
  return { queries: orderQueries(typed, phrases, sources), categories, brands };
}

/** Names first, those with most products first; then the typed words with the last one completed. */
function orderQueries(
  typed: readonly string[],
  phrases: readonly Named[],
  { vocabulary, readers }: SuggestSources,
): string[] {
  const queries = new Map<string, string>();
  const add = (text: string) => {
    const meaning = stemPhrase(removeStopWords(splitWords(text)));
    if (meaning !== '' && !queries.has(meaning)) queries.set(meaning, text.toLowerCase());
  };
  for (const { name } of [...phrases].sort(byCount)) add(name);
  const before = typed.slice(0, -1);
  const stems = removeStopWords(before).map(stemWord);
  const having = readers.map((reader) => documentsWithAll(reader, stems));
  const completed = vocabulary.lexicon.completions(typed.at(-1) ?? '', MAX_COMPLETIONS).map(({ word }) => {
    const stem = stemWord(word);
    return { word, count: readers.reduce((n, reader, i) => n + countAmong(reader, stem, having[i]), 0) };
  });
  const most = Math.max(0, ...completed.map(({ count }) => count));
  const least = stems.length > 0 ? most * MIN_SHARE : 0;
  for (const { word, count } of completed) if (count > 0 && count >= least) add([...before, word].join(' '));
  return [...queries.values()];
}

/** Documents with all of these words outside their description. */
function documentsWithAll(reader: SegmentReader, stems: readonly string[]): Bits {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  if (stems.length === 0) return reader.live;
  const bits = reader.live.slice();
  for (const stem of stems) {
    const term = reader.terms.find(stem);
    const having = newBits(reader.data.size);
    if (term >= 0)
      for (let i = postingStarts[term]!; i < postingStarts[term + 1]!; i++)
        if (postingImpacts[i]! >= STRONG_IMPACT) setBit(having, postingDocs[i]!);
    andBits(bits, having);
  }
  return bits;
}

/** How many documents of a set have the word outside their description, up to a limit. */
function countAmong(reader: SegmentReader, stem: string, bits: Bits | undefined): number {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const term = reader.terms.find(stem);
  let count = 0;
  if (term < 0 || bits === undefined) return count;
  for (let i = postingStarts[term]!; i < postingStarts[term + 1]! && count < MAX_COUNTED; i++) {
    if (postingImpacts[i]! >= STRONG_IMPACT && hasBit(bits, postingDocs[i]!)) count++;
  }
  return count;
}

/** The words of a segment's category names, split once. */
const categoryWords = new WeakMap<SegmentReader, NameWords[]>();

function wordsOfCategories(reader: SegmentReader): NameWords[] {
  let words = categoryWords.get(reader);
  if (words === undefined) {
    const { slugs, names } = reader.data.categories;
    words = slugs.map((slug, i) => toNameWords(names[i] ?? slug));
    categoryWords.set(reader, words);
  }
  return words;
}

function matchCategories(
  typed: NameWords,
  sold: readonly Bits[],
  readers: readonly SegmentReader[],
): { slug: string; name: string; count: number }[] {
  const found = new Map<string, { slug: string; name: string; count: number }>();
  readers.forEach((reader, r) => {
    const { slugs, names } = reader.data.categories;
    const words = wordsOfCategories(reader);
    slugs.forEach((slug, i) => {
      const name = names[i] ?? slug;
      if (!matchesTyped(words[i]!, typed)) return;
      const documents = reader.categoryBits(slug);
      const soldHere = sold[r];
      if (!documents || !soldHere) return;
      const count = countCommon(documents, soldHere) + (found.get(slug)?.count ?? 0);
      found.set(slug, { slug, name, count });
    });
  });
  return [...found.values()].filter(({ count }) => count > 0).sort(byCount);
}

function matchValues(
  typed: NameWords,
  sold: readonly Bits[],
  limit: number,
  { readers, space, vocabulary: { schema } }: SuggestSources,
): Map<string, Named[]> {
  const matching = new Map<string, Named[]>();
  for (const key of [schema.brandKey, ...schema.keysOf('kind')]) {
    const list: Named[] = [];
    for (const number of space.ofKey(key)) {
      const value = space.values[number]!;
      if (!matchesTyped(space.wordsOf(value), typed) || !schema.isVisible(value.term)) continue;
      list.push({ name: value.term, count: roughCount(readers, value) });
    }
    matching.set(key, list);
  }
  // Only the largest are counted exactly: a single letter may match thousands.
  for (const [key, list] of matching) {
    const sellable: Named[] = [];
    for (const { name } of list.sort(byCount)) {
      const count = countValue(readers, key, name, sold);
      if (count > 0) sellable.push({ name, count });
      if (sellable.length === limit) break;
    }
    matching.set(key, sellable.sort(byCount));
  }
  return matching;
}

function roughCount(readers: readonly SegmentReader[], { key, term }: FacetValue): number {
  return readers.reduce((total, reader) => {
    const code = reader.code(key, term);
    const { valueStarts } = reader.data.facets;
    return code < 0 ? total : total + valueStarts[code + 1]! - valueStarts[code]!;
  }, 0);
}

function countValue(
  readers: readonly SegmentReader[],
  key: string,
  term: string,
  sold: readonly Bits[],
): number {
  return readers.reduce((total, reader, i) => {
    const code = reader.code(key, term);
    const soldHere = sold[i];
    return code < 0 || !soldHere ? total : total + reader.countValueAmong(code, soldHere);
  }, 0);
}

/** The live documents of a segment that the site sells in the market. */
function soldBits(reader: SegmentReader, fascia: string | undefined, priceList: string | undefined): Bits {
  if (fascia === undefined && priceList === undefined) return reader.live;
  const bits = fascia === undefined ? reader.live.slice() : siteBits(reader, fascia);
  andBits(bits, reader.live);
  if (priceList !== undefined) andBits(bits, reader.listBits(priceList));
  return bits;
}

/** Whether every typed word is a word of the name; the last one may be incomplete. */
function matchesTyped(name: NameWords, typed: NameWords): boolean {
  const last = typed.words.length - 1;
  return typed.stems.every(
    (stem, i) =>
      name.stems.includes(stem) ||
      (i === last && name.words.some((own) => own.startsWith(typed.words[last]!))),
  );
}

function byCount(a: Named, b: Named): number {
  return b.count - a.count || (a.name < b.name ? -1 : 1);
}
