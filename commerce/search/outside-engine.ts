import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { isShownFacetValue, isSpecifiedKey } from '@selvedge/search-index/facet-keys.ts';
import { readSelections, type Selection } from '@selvedge/search-index/selection.ts';
import { MAX_QUERY_WORDS, sanitiseSearchTerm } from '@selvedge/search-index/tokeniser.ts';
import type {
  FacetTerm,
  SearchEngine,
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestRequest,
} from './provider.ts';

/** An engine that lives elsewhere and has to be filled over the wire. */
export interface OutsideEngine extends SearchEngine {
  /** Whether it holds nothing yet, so that the shop has to send all it has. */
  isEmpty(): Promise<boolean>;
  /** Tells it how the shop searches, where it keeps that itself; `replaceAll` does so too. */
  prepare?(): Promise<void>;
  /** Takes this for the whole of the catalogue; what it held before answers until the new one is there. */
  replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
}

/** Attributes that hold the numbers of the two range filters. */
export const RANGE_ATTRIBUTES = { price: 'price', discount: 'discountPercentage' } as const;
export const RANGE_KEYS: Readonly<Record<string, string>> = {
  priceRange: RANGE_ATTRIBUTES.price,
  discountRange: RANGE_ATTRIBUTES.discount,
};
/** Stands for every brand site in a document that all of them sell. */
export const EVERY_SITE = 'all';

/** A question with everything settled that vendors do not settle alike. */
export interface PlainQuestion {
  text: string | null;
  selections: Selection[];
  offset: number;
  limit: number;
}

export function readQuestion(query: SearchQuery, isKnownKey: (key: string) => boolean): PlainQuestion {
  const words = query.text === null ? null : sanitiseSearchTerm(query.text.toWellFormed());
  return {
    text: words?.split(' ').slice(0, MAX_QUERY_WORDS).join(' ') ?? null,
    selections: readSelections(query.filters, (key) => isSpecifiedKey(key) || isKnownKey(key)),
    offset: Math.max(0, Math.floor(query.offset) || 0),
    limit: Math.max(0, Math.floor(query.limit) || 0),
  };
}

/** Typed words with nothing left of them find nothing, as no engine is to list all it has for them. */
export function asksForNothing(query: SearchQuery, { text, limit }: PlainQuestion): boolean {
  return (text === '' && query.categorySlug === null && !query.ids) || Number.isNaN(limit);
}

/** A question for everything, but for what is given. */
export function plainQuery(given: Partial<SearchQuery>): SearchQuery {
  return {
    text: null,
    categorySlug: null,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facetKeys: [],
    ...given,
  };
}

const MOST_SUGGESTIONS = 20;

/** The products to suggest for what is typed so far; null when there is nothing to go by. */
export function suggestedQuery({ text, limit, fascia, locale }: SuggestRequest): SearchQuery | null {
  const most = Math.min(MOST_SUGGESTIONS, Math.max(0, Math.floor(limit) || 0));
  const isEmpty = most === 0 || sanitiseSearchTerm(text.toWellFormed()) === '';
  return isEmpty ? null : plainQuery({ text, limit: most, fascia, locale });
}

export const noSuggestions = (): Suggestions => ({ queries: [], categories: [], brands: [], productIds: [] });

/** For an engine that keeps no list of queries: the names that it knows are good ones. */
export function queriesNaming(
  names: readonly Pick<Suggestions['brands'][number], 'name'>[],
  limit: number,
): string[] {
  return [...new Set(names.map(({ name }) => name.toLowerCase()))].slice(0, limit);
}

/** Thirty-two hexadecimal digits, as vendors name theirs. */
export const newQueryId = (): string => randomUUID().replaceAll('-', '');

export function shownTerms(terms: readonly FacetTerm[]): FacetTerm[] {
  return terms
    .filter(({ term, count }) => count > 0 && isShownFacetValue(term))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
}

export function emptyResult(queryId: string, text: string | null): SearchResult {
  return {
    ids: [],
    total: 0,
    facets: [],
    queryId,
    understood: { filters: {}, text: text ?? '', correctedFrom: null },
    redirect: null,
    abTestId: null,
    abTestVariantId: null,
  };
}

/** Documents in batches, so that a catalogue of any size goes over the wire in pieces. */
export async function* inBatches(
  documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
  size: number,
): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export const toPounds = (pence: number): number => Math.round(pence) / 100;
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/** What every engine elsewhere keeps under the same names; prices in pounds, as merchandisers write their rules. */
export function commonAttributes(document: SearchDocument) {
  return {
    fascias: document.fascias.length > 0 ? document.fascias : [EVERY_SITE],
    price: toPounds(document.price),
    wasPrice: toPounds(document.wasPrice),
    discountPercentage: document.discountPercentage,
    averageRating: document.averageRating,
    totalReviewCount: document.totalReviewCount,
    totalRevenueAmount: document.totalRevenueAmount,
    publishedAtTimestamp: document.publishedAtTimestamp,
  };
}
