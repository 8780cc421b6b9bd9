import { baseBits, keepIds } from './base-bits.ts';
import { andBits, type Bits, countBits, countCommon } from './bitset.ts';
import { answerFacets, type CountedSegment, searchFacetTerms } from './facet-answer.ts';
import { type CountWants, countFacets, type SegmentCounts, selectionBits } from './facet-counter.ts';
import { FASCIA_KEY, isSpecifiedKey, PRODUCT_KEY } from './facet-keys.ts';
import { Lexicon } from './lexicon.ts';
import { PhraseBook } from './phrase-book.ts';
import { PhraseBooks } from './phrase-books.ts';
import { type QueryReading, type ReadingBooks, readQuery } from './query-reading.ts';
import { planSlots, type SlotPlan } from './query-slots.ts';
import { rankPage } from './ranking.ts';
import type { Affinity } from './rule-book.ts';
import { RuleScopes } from './rule-scopes.ts';
import type { IndexChange } from './segment.ts';
import { SegmentReader } from './segment-reader.ts';
import { readSelections, type Selection } from './selection.ts';
import { suggestFrom } from './suggest.ts';
import {
  bestLevel,
  betterLevel,
  bitsAtLevel,
  hasAll,
  hasAllStrongly,
  type MatchLevel,
  NO_MATCH,
  scoreText,
  TextScratch,
} from './text-matcher.ts';
import { splitWords } from './tokeniser.ts';
import type {
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from './types.ts';
import { type FacetValue, ValueSpace } from './value-space.ts';

/** A listing without what belongs to the asking rather than to the index. */
export type IndexAnswer = Omit<SearchResult, 'queryId' | 'abTestId' | 'abTestVariantId'>;

const MAX_LIMIT = 1000;
const MAX_FACET_HITS = 100;

interface OpenSegment {
  reader: SegmentReader;
  toCommon: Uint32Array;
  phrases: PhraseBook;
  text: TextScratch;
  counting: { hits: Uint32Array; counts: Uint32Array };
}

interface TextPlan extends SlotPlan {
  reading: QueryReading;
}

/** A plan as it was followed. */
interface TextMatch extends TextPlan {
  /** Whether what was found lacks something of what was asked for. */
  isRelaxed: boolean;
}

/** One thread's index: answers queries, and takes changes between them. */
export class SearchIndex {
  #rules: RuleScopes;
  #segments: OpenSegment[] = [];
  readonly #space = new ValueSpace();
  #lexicon = new Lexicon([]);

  constructor(rules: SearchRules) {
    this.#rules = new RuleScopes(rules);
  }

  setRules(rules: SearchRules): void {
    this.#rules = new RuleScopes(rules);
  }

  apply(change: IndexChange): void {
    for (const segmentId of change.dropped) this.#close(segmentId);
    for (const { segment, live } of change.added) this.#open(new SegmentReader(segment, live));
    for (const { segmentId, docs } of change.removed) {
      const reader = this.#find(segmentId)?.reader;
      for (const doc of docs) reader?.remove(doc);
    }
    for (const move of change.moved) this.#find(move.segmentId)?.reader.noteMove(move);
    // Frequencies are remembered there, and they have changed.
    this.#lexicon = new Lexicon(this.#readers());
  }

  search(query: SearchQuery, affinity: Affinity | null = null): IndexAnswer {
    const { counted, plan } = this.#count(query);
    const { rules } = this.#rules.for(query);
    const selectedKeys = this.#select(query.filters).map(({ key }) => key);
    const ids = rankPage(
      counted.map(({ reader, counted: { hits, total } }, i) => ({
        reader,
        hits,
        total,
        scores: plan === null ? null : this.#segments[i]!.text.score,
      })),
      plan?.slots ?? [],
      query.sort,
      rules.preferencesFor(query, affinity),
      wholeNumber(query.offset, Number.MAX_SAFE_INTEGER),
      wholeNumber(query.limit, MAX_LIMIT),
      plan?.reading.isThrifty,
    );
    return {
      ids,
      total: counted.reduce((sum, segment) => sum + segment.counted.total, 0),
      facets: answerFacets(counted, this.#space, query.facetKeys),
      understood: {
        filters: plan === null ? {} : withoutKeys(plan.reading.filters, selectedKeys),
        text: plan?.reading.text ?? '',
        correctedFrom: plan?.reading.correctedFrom ?? null,
        correctedTo: plan?.reading.correctedTo ?? null,
        isRelaxed: plan?.isRelaxed ?? false,
      },
      redirect: rules.redirectFor(query.text),
    };
  }

  facetValues(query: SearchQuery, key: string, text: string, limit: number): FacetTerm[] {
    const { counted } = this.#count({ ...query, facetKeys: [key] });
    const facets = answerFacets(counted, this.#space, [key], Number.POSITIVE_INFINITY);
    return searchFacetTerms(facets, key, text, wholeNumber(limit, MAX_FACET_HITS));
  }

  suggest(request: SuggestRequest): Suggestions {
    return suggestFrom(request, {
      readers: this.#readers(),
      space: this.#space,
      books: this.#booksFor(request),
      search: (query) => this.search(query),
    });
  }

  /** What passes the filters, counted, before anything is put in order. */
  #count(query: SearchQuery): { counted: CountedSegment[]; plan: TextMatch | null } {
    const explicit = this.#select(query.filters);
    const bases = this.#segments.map(({ reader }) => baseBits(reader, query));
    let plan: TextMatch | null = null;
    let selections = explicit;
    if (query.text !== null) {
      plan = this.#matchText(query.text, bases, explicit, this.#booksFor(query));
      selections = [...explicit, ...this.#understood(plan.reading, explicit)];
    }
    if (query.ids)
      for (const [i, { reader }] of this.#segments.entries()) keepIds(reader, bases[i]!, query.ids);
    const wants = {
      values: query.facetKeys?.length !== 0,
      productKeys: query.facetKeys?.includes(PRODUCT_KEY) ?? false,
    };
    const isPlain = plan === null && selections.length === 0 && query.ids === undefined && wants.values;
    const plainName = isPlain ? JSON.stringify([query.categorySlug, query.fascia]) : null;
    const counted = this.#segments.map(({ reader, toCommon, counting }, i) => ({
      reader,
      toCommon,
      counted: countRemembered(reader, bases[i]!, selections, counting, wants, plainName),
    }));
    return { counted, plan };
  }

  /** Narrows `bases` to what the text finds. Names are read as filters unless that finds nothing at all. */
  #matchText(text: string, bases: Bits[], explicit: readonly Selection[], books: ReadingBooks): TextMatch {
    const reading = readQuery(text, books);
    const plan = { reading, ...planSlots(reading, books) };
    const named = this.#understood(reading, explicit);
    const narrowed = this.#textBits(plan, bases);
    const namesFind = narrowed.bits.some((bits, i) => this.#findsAny(this.#segments[i]!.reader, bits, named));
    if (named.length === 0 || namesFind) {
      bases.splice(0, bases.length, ...narrowed.bits);
      return { ...plan, isRelaxed: plan.leavesOut || !hasAll(narrowed.level, requiredOf(plan)) };
    }
    const plainReading = readQuery(text, books, false);
    const plainPlan = { reading: plainReading, ...planSlots(plainReading, books) };
    const plain = this.#textBits(plainPlan, bases);
    bases.splice(0, bases.length, ...plain.bits);
    // A colour or brand that was given up has to be said of the product, not only mentioned beside it.
    const isWhole = !plainPlan.leavesOut && hasAllStrongly(plain.level, requiredOf(plainPlan));
    return { ...plainPlan, isRelaxed: !isWhole };
  }

  #booksFor(scope: Pick<SearchQuery, 'fascia' | 'locale'>): ReadingBooks {
    const { synonyms } = this.#rules.for(scope);
    return { lexicon: this.#lexicon, phrases: this.#phraseBooks(), synonyms };
  }

  #findsAny(reader: SegmentReader, bits: Bits, selections: readonly Selection[]): boolean {
    const found = bits.slice();
    for (const selection of selections) andBits(found, selectionBits(reader, selection));
    return found.some((word) => word !== 0);
  }

  #textBits({ reading, slots }: TextPlan, bases: readonly Bits[]): { bits: Bits[]; level: MatchLevel } {
    if (reading.words.every((word) => reading.helpful.has(word))) {
      for (const { text } of this.#segments) text.clear();
      return { bits: bases.map((base) => base.slice()), level: NO_MATCH };
    }
    for (const { reader, text } of this.#segments) scoreText(reader, slots, text);
    const levels = this.#segments.map(({ text }, i) => bestLevel(text, bases[i]!));
    const level = levels.reduce(betterLevel, NO_MATCH);
    return { bits: this.#segments.map(({ text }, i) => bitsAtLevel(text, bases[i]!, level)), level };
  }

  /** A filter that the shopper set by hand takes the place of one that was read from the text. */
  #understood(reading: QueryReading, explicit: readonly Selection[]): Selection[] {
    const chosen = new Set(explicit.map(({ key }) => key));
    return this.#select(reading.filters).filter(({ key }) => !chosen.has(key));
  }

  #select(filters: SearchQuery['filters']): Selection[] {
    return readSelections(filters, (key) => isSpecifiedKey(key) || this.#hasKey(key));
  }

  #find(segmentId: number): OpenSegment | undefined {
    return this.#segments.find(({ reader }) => reader.data.id === segmentId);
  }

  #hasKey(key: string): boolean {
    return key !== FASCIA_KEY && this.#segments.some(({ reader }) => reader.data.facets.keys.includes(key));
  }

  #readers(): SegmentReader[] {
    return this.#segments.map(({ reader }) => reader);
  }

  #phraseBooks(): PhraseBooks {
    return new PhraseBooks(this.#segments.map(({ phrases }) => phrases));
  }

  /** Reads the segment's own names only: however large the others are, a small one opens and closes fast. */
  #open(reader: SegmentReader): void {
    const { size, categories } = reader.data;
    const toCommon = this.#space.add(reader);
    const phrases = new PhraseBook();
    for (const common of toCommon) phrases.addValue(this.#space.values[common]!);
    const counting = { hits: new Uint32Array(size), counts: new Uint32Array(reader.values.length) };
    this.#segments.push({ reader, toCommon, phrases, text: new TextScratch(size), counting });
    const [books, readers] = [this.#phraseBooks(), this.#readers()];
    const names = categories.names.filter(
      (name, i) => !isBrandPage(readers, categories.slugs[i]!, books.findValue(splitWords(name))),
    );
    for (const name of names) phrases.addCategoryName(name);
  }

  #close(segmentId: number): void {
    const segment = this.#find(segmentId);
    if (segment === undefined) return;
    this.#space.release(segment.toCommon);
    this.#segments.splice(this.#segments.indexOf(segment), 1);
  }
}

const requiredOf = ({ slots }: SlotPlan): number => slots.filter(({ isRequired }) => isRequired).length;

/** Counts, or takes the values' counts of a whole category from the last time. */
function countRemembered(
  reader: SegmentReader,
  base: Bits,
  selections: readonly Selection[],
  counting: OpenSegment['counting'],
  wants: CountWants,
  plainName: string | null,
): SegmentCounts {
  const known = plainName === null ? undefined : reader.plainCounts.get(plainName);
  if (known !== undefined) {
    return { ...countFacets(reader, base, selections, counting, { ...wants, values: false }), counts: known };
  }
  const counted = countFacets(reader, base, selections, counting, wants);
  if (plainName !== null) reader.plainCounts.keep(plainName, base, counted.counts);
  return counted;
}

/** A brand's own category has the brand's name and hardly anything but its products. */
function isBrandPage(readers: readonly SegmentReader[], slug: string, named: FacetValue | null): boolean {
  if (named === null) return false;
  let [own, all] = [0, 0];
  for (const reader of readers) {
    const category = reader.categoryBits(slug);
    if (category === null) continue;
    all += countBits(category);
    const code = reader.code(named.key, named.term);
    if (code >= 0) own += countCommon(category, reader.valueBits(code));
  }
  return own * 2 > all;
}

function withoutKeys(filters: SearchQuery['filters'], keys: readonly string[]): SearchQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}

function wholeNumber(number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(0, Math.floor(number))) : 0;
}
