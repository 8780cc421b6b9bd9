import { andBits, type Bits, countCommon, hasBit, newBits, orBits, setBit } from './bitset.ts';
import { STRONG_IMPACT } from './document-text.ts';
import { EVERY_FASCIA, FASCIA_KEY, isShownFacetValue } from './facet-keys.ts';
import { type ReadingBooks, readQuery } from './query-reading.ts';
import type { IndexAnswer } from './search-index.ts';
import type { SegmentReader } from './segment-reader.ts';
import { stemPhrase, stemWord } from './stemmer.ts';
import { sanitiseSearchTerm, splitWords, withoutStopWords } from './tokeniser.ts';
import type { SearchQuery, Suggestions, SuggestRequest } from './types.ts';
import type { FacetValue, ValueSpace } from './value-space.ts';

export interface SuggestSources {
  readers: readonly SegmentReader[];
  space: ValueSpace;
  books: ReadingBooks;
  search: (query: SearchQuery) => IndexAnswer;
}

interface Named {
  name: string;
  count: number;
}

const MAX_SUGGESTIONS = 20;
/** Facets whose values are worth typing. */
const QUERY_KEYS: ReadonlySet<string> = new Set(['styleTaxonomy', 'categoryTaxonomy']);
const COMPLETIONS = 12;
/** As far as products of a completion are counted: enough to tell many from few. */
const COUNTED = 1_000;
/** Beside words that stand already, a completion is worth its place from this share of the best one's products on. */
const WORTH_IT = 1 / 10;

/** What to offer while somebody types; every list is empty for empty text. */
export function suggestFrom(request: SuggestRequest, sources: SuggestSources): Suggestions {
  const limit = Math.min(MAX_SUGGESTIONS, Math.max(0, Math.floor(request.limit) || 0));
  const typed = splitWords(sanitiseSearchTerm(request.text));
  if (typed.length === 0 || limit === 0) return { queries: [], categories: [], brands: [], productIds: [] };

  const exact = collect(typed, request.fascia, limit, sources);
  const corrected = splitWords(correctTyped(typed, sources.books));
  const isCorrected = corrected.join(' ') !== typed.join(' ');
  const names = isCorrected && isEmpty(exact) ? collect(corrected, request.fascia, limit, sources) : exact;
  const found = sources.search({
    text: request.text,
    categorySlug: null,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit,
    fascia: request.fascia,
    locale: request.locale,
    facetKeys: [],
  });
  return {
    queries: names.queries.slice(0, limit),
    categories: names.categories.slice(0, limit),
    brands: names.brands.slice(0, limit),
    productIds: found.ids,
  };
}

function correctTyped(typed: readonly string[], books: ReadingBooks): string {
  const reading = readQuery(typed.join(' '), books, false);
  return reading.correctedFrom === null ? typed.join(' ') : reading.text;
}

function isEmpty(names: ReturnType<typeof collect>): boolean {
  return names.queries.length + names.categories.length + names.brands.length === 0;
}

function collect(
  typed: readonly string[],
  fascia: string | undefined,
  limit: number,
  sources: SuggestSources,
) {
  const sold = sources.readers.map((reader) => soldBits(reader, fascia));
  const categories = matchCategories(typed, sold, sources.readers);
  const values = matchValues(typed, sold, limit, sources);
  const brands = values.get('brand') ?? [];
  const phrases: Named[] = [
    ...categories,
    ...[...QUERY_KEYS].flatMap((key) => values.get(key) ?? []),
    ...brands,
  ];
  return { queries: orderQueries(typed, phrases, sources), categories, brands };
}

/** Names of things first, most products first; then the typed words with their last one completed. */
function orderQueries(
  typed: readonly string[],
  phrases: readonly Named[],
  { books, readers }: SuggestSources,
): string[] {
  const queries = new Map<string, string>();
  const add = (text: string) => {
    const meaning = stemPhrase(withoutStopWords(splitWords(text)));
    if (meaning !== '' && !queries.has(meaning)) queries.set(meaning, text.toLowerCase());
  };
  for (const { name } of [...phrases].sort(byCount)) add(name);
  const before = typed.slice(0, -1);
  const stems = withoutStopWords(before).map(stemWord);
  const beside = readers.map((reader) => documentsWithAll(reader, stems));
  const completed = books.lexicon.completions(typed.at(-1)!, COMPLETIONS).map(({ word }) => {
    const stem = stemWord(word);
    return { word, count: readers.reduce((n, reader, i) => n + countAmong(reader, stem, beside[i]!), 0) };
  });
  const most = Math.max(0, ...completed.map(({ count }) => count));
  const least = stems.length > 0 ? most * WORTH_IT : 0;
  for (const { word, count } of completed) if (count > 0 && count >= least) add([...before, word].join(' '));
  return [...queries.values()];
}

/** Documents that are called by all of these, not only described with them. */
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

/** How many of these documents are called by a word, as far as is counted. */
function countAmong(reader: SegmentReader, stem: string, bits: Bits): number {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const term = reader.terms.find(stem);
  let count = 0;
  if (term < 0) return count;
  for (let i = postingStarts[term]!; i < postingStarts[term + 1]! && count < COUNTED; i++) {
    if (postingImpacts[i]! >= STRONG_IMPACT && hasBit(bits, postingDocs[i]!)) count++;
  }
  return count;
}

function matchCategories(
  typed: readonly string[],
  sold: readonly Bits[],
  readers: readonly SegmentReader[],
): { slug: string; name: string; count: number }[] {
  const found = new Map<string, { slug: string; name: string; count: number }>();
  readers.forEach((reader, r) => {
    const { slugs, names } = reader.data.categories;
    slugs.forEach((slug, i) => {
      if (!answersTyped(splitWords(names[i]!), typed)) return;
      const count = countCommon(reader.categoryBits(slug)!, sold[r]!) + (found.get(slug)?.count ?? 0);
      found.set(slug, { slug, name: names[i]!, count });
    });
  });
  return [...found.values()].filter(({ count }) => count > 0).sort(byCount);
}

function matchValues(
  typed: readonly string[],
  sold: readonly Bits[],
  limit: number,
  { readers, space }: SuggestSources,
): Map<string, Named[]> {
  const matching = new Map<string, Named[]>();
  for (const value of space.values) {
    if (value.key !== 'brand' && !QUERY_KEYS.has(value.key)) continue;
    if (!isShownFacetValue(value.term) || !answersTyped(space.wordsOf(value), typed)) continue;
    const list = matching.get(value.key) ?? [];
    list.push({ name: value.term, count: roughCount(readers, value) });
    matching.set(value.key, list);
  }
  // Exact counts are taken of the largest only: a single letter may match thousands.
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
    return code < 0 ? total : total + reader.countValueAmong(code, sold[i]!);
  }, 0);
}

/** What the brand site sells of a segment. */
function soldBits(reader: SegmentReader, fascia: string | undefined): Bits {
  if (fascia === undefined) return reader.live;
  const bits = newBits(reader.data.size);
  for (const name of [EVERY_FASCIA, fascia]) {
    const code = reader.code(FASCIA_KEY, name);
    if (code >= 0) orBits(bits, reader.valueBits(code));
  }
  andBits(bits, reader.live);
  return bits;
}

/** Every typed word is a word of the name, the last one perhaps not typed to its end. */
function answersTyped(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, i) => {
    const stem = stemWord(word);
    const isLast = i === typed.length - 1;
    return words.some((own) => stemWord(own) === stem || (isLast && own.startsWith(word)));
  });
}

function byCount(a: Named, b: Named): number {
  return b.count - a.count || (a.name < b.name ? -1 : 1);
}
