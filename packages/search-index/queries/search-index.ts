import type { FacetSchema } from '../facet-schema.ts';
import { LearnedTable, NOTHING_LEARNED } from '../relations/learned-table.ts';
import { RuleScopes } from '../rule-scopes.ts';
import type { Affinity, Preferences } from '../rule-set.ts';
import { andBits, type Bits, countBits, newBits } from '../segments/bitset.ts';
import type { IndexChange } from '../segments/segment.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import { parseSelections, type Selection } from '../selection.ts';
import { type Language, languageOf } from '../text/languages.ts';
import type {
  FacetTerm,
  LearnedData,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '../types.ts';
import { baseBits, restrictToIds } from './base-bits.ts';
import { findClose, SHORT_LIST } from './close-matches.ts';
import { expandRanges } from './expand-ranges.ts';
import { explainOrder, explainWords } from './explain.ts';
import { type CountWants, countFacets, type SegmentCounts, selectionBits } from './facet-counter.ts';
import { type CountedSegment, listFacets, searchFacetTerms } from './facet-result.ts';
import { matchText, type TextMatch } from './match-text.ts';
import { type OpenSegment, OpenSegments } from './open-segments.ts';
import { type ParsedQuery, parseQuery, type Vocabulary } from './query-parser.ts';
import { planCloseSlots, type QuerySlot } from './query-slots.ts';
import { rankPage } from './ranking.ts';
import { ShortSuggestions, suggestFrom } from './suggest.ts';
import { TitleRank } from './title-rank.ts';

/** A result without the fields that the engine adds. */
export type IndexResult = Omit<SearchResult, 'queryId' | 'abTestId' | 'abTestVariantId'>;

const MAX_LIMIT = 1000;
const MAX_FACET_HITS = 100;

/** A part of a list, counted and not yet sorted. */
interface Counted {
  counted: CountedSegment[];
  match: Pick<TextMatch, 'parsed' | 'slots'> | null;
}

/** One thread's index: runs queries, and applies changes between them. */
export class SearchIndex {
  readonly #schema: FacetSchema;
  #rules: RuleScopes;
  readonly #open: OpenSegments;
  #learned = new LearnedTable(NOTHING_LEARNED);
  readonly #shortSuggestions = new ShortSuggestions();

  constructor(rules: SearchRules, schema: FacetSchema) {
    this.#schema = schema;
    this.#open = new OpenSegments(schema);
    this.#rules = new RuleScopes(rules, schema);
  }

  setLearned(learned: LearnedData): void {
    this.#learned = new LearnedTable(learned);
    this.#shortSuggestions.clear();
  }

  setRules(rules: SearchRules): void {
    this.#rules = new RuleScopes(rules, this.#schema);
    this.#shortSuggestions.clear();
  }

  apply(change: IndexChange): void {
    this.#open.apply(change);
    this.#shortSuggestions.clear();
  }

  search(query: SearchQuery, affinity: Affinity | null = null): IndexResult {
    const first = this.#count(query);
    const { match } = first;
    const { rules } = this.#rules.for(query);
    const selectedKeys = this.#select(query.filters, query).map(({ key }) => key);
    const preferences = this.#preferencesFor(query, affinity);
    const offset = wholeNumber(query.offset, Number.MAX_SAFE_INTEGER);
    const limit = wholeNumber(query.limit, MAX_LIMIT);
    const ids = this.#rank(first, query, preferences, offset, limit);
    const total = totalOf(first.counted);
    const facets = listFacets(first.counted, this.#open.space, this.#schema, query.facetKeys);
    const second = match === null ? null : this.#countClose(query, match);
    const close =
      second === null
        ? null
        : {
            total: totalOf(second.counted),
            facets: listFacets(second.counted, this.#open.space, this.#schema, query.facetKeys),
          };
    if (second !== null) {
      const from = Math.max(0, offset - total);
      ids.push(...this.#rank(second, query, { ...preferences, pinned: [] }, from, limit - ids.length));
    }
    return {
      ids,
      total,
      facets,
      ...(close !== null && close.total > 0 && { close }),
      understood: {
        filters: match === null ? {} : omitKeys(match.parsed.filters, selectedKeys),
        text: match?.parsed.text ?? '',
        correctedFrom: match?.parsed.correctedFrom ?? null,
        correctedTo: match?.parsed.correctedTo ?? null,
        isRelaxed: match?.isRelaxed ?? false,
      },
      ...rules.redirectFor(query.text),
    };
  }

  facetValues(query: SearchQuery, key: string, text: string, limit: number): FacetTerm[] {
    const wanted = { ...query, facetKeys: [key] };
    const list = ({ counted }: Counted) =>
      listFacets(counted, this.#open.space, this.#schema, [key], Number.POSITIVE_INFINITY);
    const { counted, match } = this.#count(wanted);
    const first = list({ counted, match });
    const second = match === null ? null : this.#countClose(wanted, match);
    const most = wholeNumber(limit, MAX_FACET_HITS);
    return searchFacetTerms(second === null ? first : [...first, ...list(second)], key, text, most);
  }

  suggest(request: SuggestRequest): Suggestions {
    return this.#shortSuggestions.get(request, () =>
      suggestFrom(request, {
        readers: this.#open.readers(),
        space: this.#open.space,
        vocabulary: this.#vocabularyFor(request),
        firstProducts: (query) => this.#firstProducts(query),
      }),
    );
  }

  /** The ids of the first products of a list: in a large catalogue of its best ones, unless too few of them match. */
  #firstProducts(query: SearchQuery): string[] {
    const isLarge = this.#open.readers().some((reader) => reader.bestBits() !== null);
    const best = isLarge ? this.#count(query, true) : null;
    const isEnough = best && best.match?.hasKnownWords !== false && totalOf(best.counted) >= query.limit;
    const counted = isEnough ? best : this.#count(query);
    return this.#rank(
      counted,
      query,
      this.#preferencesFor(query, null),
      0,
      wholeNumber(query.limit, MAX_LIMIT),
    );
  }

  /** Why a product stands where it stands in the list of a query. */
  explain(query: SearchQuery, productId: string): SearchExplanation {
    const { ids, total } = this.search({ ...query, offset: 0, limit: MAX_LIMIT, facetKeys: [] });
    const place = ids.indexOf(productId);
    const reader = this.#open.readers().find((candidate) => candidate.findLive(productId) >= 0);
    const doc = reader?.findLive(productId) ?? -1;
    const preferences = this.#preferencesFor(query, null);
    const explained: SearchExplanation = {
      part: place < 0 ? 'none' : place < total ? 'first' : 'close',
      position: place < 0 ? null : place + 1,
      words: [],
      factors: [],
      isPinned: preferences.pinned.includes(productId),
    };
    if (reader === undefined) return explained;
    const { match } = this.#count(query);
    if (match !== null) {
      const isFirst = explained.part === 'first';
      const slots = isFirst ? match.slots : this.#closeSlots(match.text, query);
      explained.words = explainWords(reader, doc, slots);
      explained.factors.push({ name: 'title', factor: new TitleRank(reader, slots).factor(doc) });
    }
    explained.factors.push(...explainOrder(reader, doc, preferences));
    return explained;
  }

  #closeSlots(text: string, query: SearchQuery): QuerySlot[] {
    const vocabulary = this.#vocabularyFor(query);
    return planCloseSlots(parseQuery(text, vocabulary, false), vocabulary);
  }

  #preferencesFor(query: SearchQuery, affinity: Affinity | null): Preferences {
    const preferences = this.#rules.for(query).rules.preferencesFor(query, affinity);
    const learned = this.#learned.orderOf(query);
    const factors = learned.map(({ productId: id, factor }) => ({ kind: 'product' as const, id, factor }));
    return { ...preferences, factors: [...preferences.factors, ...factors] };
  }

  #rank(
    { counted, match }: Counted,
    { sort, priceList }: SearchQuery,
    preferences: Preferences,
    offset: number,
    limit: number,
  ): string[] {
    return rankPage(
      counted.map(({ reader, counted: { hits, total } }, i) => ({
        reader,
        hits,
        total,
        scores: match === null ? null : (this.#open.segments[i]?.text ?? null),
        priceList,
      })),
      match?.slots ?? [],
      sort,
      preferences,
      offset,
      limit,
      match?.parsed.prefersCheaper,
    );
  }

  /**
   * The products that a short list goes on with, filtered like the first ones. Whether a list is short is decided before
   * the shopper's own filters, so that a filter never brings in other products.
   */
  #countClose(query: SearchQuery, { text, bits, selections, ranges }: TextMatch): Counted | null {
    if (query.ids !== undefined) return null;
    const segments = this.#open.segments.map((segment, i) => {
      const found = bits[i]?.slice() ?? newBits(segment.reader.data.size);
      for (const selection of selections)
        andBits(found, selectionBits(segment.reader, selection, this.#schema));
      const allowed = ranges.map((range) => selectionBits(segment.reader, range, this.#schema));
      return { ...segment, base: baseBits(segment.reader, query), found, allowed };
    });
    const foundTotal = segments.reduce((sum, { found }) => sum + countBits(found), 0);
    if (foundTotal >= SHORT_LIST) return null;
    const vocabulary = this.#vocabularyFor(query);
    const match = findClose(parseQuery(text, vocabulary, false), segments, foundTotal, vocabulary);
    if (match === null) return null;
    const explicit = this.#select(query.filters, query);
    const wants = { ...this.#wantsOf(query), productKeys: false };
    const counted = segments.map(({ reader, toCommon, counting }, i) => ({
      reader,
      toCommon,
      counted: countFacets(reader, match.bits[i] ?? newBits(0), explicit, this.#schema, counting, wants),
    }));
    return { counted, match };
  }

  /** Filters and counts, before the hits are sorted; with `isOfBest`, in large segments their best products only. */
  #count(query: SearchQuery, isOfBest = false): Counted & { match: TextMatch | null } {
    const explicit = this.#select(query.filters, query);
    const segments = this.#open.segments.map((segment) => {
      const base = baseBits(segment.reader, query);
      const best = isOfBest ? segment.reader.bestBits() : null;
      if (best !== null) andBits(base, best);
      return { ...segment, base };
    });
    const match =
      query.text === null
        ? null
        : matchText(query.text, segments, this.#vocabularyFor(query), (parsed) =>
            this.#selectUnderstood(parsed, explicit, query),
          );
    const selections = [...explicit, ...(match?.selections ?? [])];
    const wants = this.#wantsOf(query);
    const isPlain = match === null && selections.length === 0 && query.ids === undefined && wants.values;
    const plainName = isPlain ? JSON.stringify([query.categorySlug, query.fascia, query.priceList]) : null;
    const counted = segments.map(({ reader, toCommon, counting, base }, i) => {
      const bits = match?.bits[i] ?? base;
      if (query.ids) restrictToIds(reader, bits, query.ids);
      const counts = this.#countCached(reader, bits, selections, counting, wants, plainName);
      return { reader, toCommon, counted: counts };
    });
    return { counted, match };
  }

  #wantsOf({ facetKeys, priceList }: SearchQuery): CountWants {
    const isCounted = facetKeys?.length !== 0;
    return {
      values: isCounted,
      bounds: isCounted,
      productKeys: facetKeys?.includes(this.#schema.productKey) ?? false,
      ...(priceList !== undefined && { priceList }),
    };
  }

  /** Counts, or reads the cached counts of a whole category. */
  #countCached(
    reader: SegmentReader,
    base: Bits,
    selections: readonly Selection[],
    counting: OpenSegment['counting'],
    wants: CountWants,
    plainName: string | null,
  ): SegmentCounts {
    const cached = plainName === null ? undefined : reader.categoryCounts.get(plainName);
    const counted = countFacets(reader, base, selections, this.#schema, counting, {
      ...wants,
      values: wants.values && cached === undefined,
    });
    if (cached !== undefined) return { ...counted, counts: cached };
    if (plainName !== null) reader.categoryCounts.set(plainName, base, counted.counts);
    return counted;
  }

  #vocabularyFor(scope: Pick<SearchQuery, 'fascia' | 'locale'>): Vocabulary {
    const { synonyms } = this.#rules.for(scope);
    return {
      schema: this.#schema,
      lexicon: this.#open.lexicon,
      phrases: this.#open.knownPhrases(),
      synonyms,
      languages: this.#languagesOf(scope.locale),
      learned: this.#learned,
    };
  }

  /** The page's language first, then the catalogue's. */
  #languagesOf(locale: string | undefined): Language[] {
    const languages = [languageOf(locale), languageOf(this.#schema.settings.language)];
    return [...new Set(languages.filter((language) => language !== null))];
  }

  /** A filter that the shopper selected replaces one of the same key that was read from the text. */
  #selectUnderstood(
    parsed: ParsedQuery,
    explicit: readonly Selection[],
    query: Pick<SearchQuery, 'priceList'>,
  ): Selection[] {
    const selected = new Set(explicit.map(({ key }) => key));
    return this.#select(parsed.filters, query).filter(({ key }) => !selected.has(key));
  }

  #select(filters: SearchQuery['filters'], { priceList }: Pick<SearchQuery, 'priceList'>): Selection[] {
    return parseSelections(
      expandRanges(filters, this.#schema, this.#open.space),
      this.#schema,
      (key) => this.#open.hasKey(key),
      priceList,
    );
  }
}

function totalOf(counted: readonly CountedSegment[]): number {
  return counted.reduce((sum, segment) => sum + segment.counted.total, 0);
}

function omitKeys(filters: SearchQuery['filters'], keys: readonly string[]): SearchQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}

function wholeNumber(number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(0, Math.floor(number))) : 0;
}
