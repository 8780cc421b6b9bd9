import { randomUUID } from 'node:crypto';
import { PRICE_SCALE, type SearchDocument } from '@selvedge/search-index/document.ts';
import { parseSelections, type Selection } from '@selvedge/search-index/selection.ts';
import { MAX_QUERY_WORDS, sanitiseSearchTerm } from '@selvedge/search-index/text/tokeniser.ts';
import { INDEX_FACETS } from './facets/index-facets.ts';
import type {
  FacetTerm,
  SearchEngine,
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestRequest,
} from './provider.ts';

/** An engine outside this process, which is filled over HTTP. */
export interface ExternalSearchEngine extends SearchEngine {
  /** Whether it has no products yet, so that the whole catalogue has to be sent. */
  isEmpty(): Promise<boolean>;
  /** Sends the index settings, where the engine stores them; `replaceAll` does so too. */
  prepare?(): Promise<void>;
  /** Replaces the whole catalogue. The old one is searched until the new one is complete. */
  replaceAll(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
}

/** Attributes with the numbers of the range filters, by column and by filter key. */
export const RANGE_ATTRIBUTES = { price: 'price', discount: 'discountPercentage' } as const;
export const RANGE_KEYS: Readonly<Record<string, string>> = {
  [INDEX_FACETS.priceKey]: RANGE_ATTRIBUTES.price,
  [INDEX_FACETS.discountKey]: RANGE_ATTRIBUTES.discount,
};
/** The site of a document that every site sells. */
export const EVERY_SITE = 'all';

/** A query in the form that all vendors' requests are made from. */
export interface PlainQuery {
  text: string | null;
  selections: Selection[];
  offset: number;
  limit: number;
}

export function toPlainQuery(query: SearchQuery, isKnownKey: (key: string) => boolean): PlainQuery {
  const words = query.text === null ? null : sanitiseSearchTerm(query.text.toWellFormed());
  return {
    text: words?.split(' ').slice(0, MAX_QUERY_WORDS).join(' ') ?? null,
    selections: parseSelections(query.filters, INDEX_FACETS, isKnownKey),
    offset: Math.max(0, Math.floor(query.offset) || 0),
    limit: Math.max(0, Math.floor(query.limit) || 0),
  };
}

/** Text without a single word finds nothing; an engine must not list the whole catalogue for it. */
export function isEmptyQuery(query: SearchQuery, { text, limit }: PlainQuery): boolean {
  return (text === '' && query.categorySlug === null && !query.ids) || Number.isNaN(limit);
}

/** A query for all products without facets, with the given changes. */
export function defaultQuery(given: Partial<SearchQuery>): SearchQuery {
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

const MAX_SUGGESTIONS = 20;

/** The query for suggested products; null for empty text. */
export function suggestedQuery({ text, limit, ...site }: SuggestRequest): SearchQuery | null {
  const most = Math.min(MAX_SUGGESTIONS, Math.max(0, Math.floor(limit) || 0));
  const isEmpty = most === 0 || sanitiseSearchTerm(text.toWellFormed()) === '';
  return isEmpty ? null : defaultQuery({ ...site, text, limit: most });
}

export const noSuggestions = (): Suggestions => ({ queries: [], categories: [], brands: [], productIds: [] });

/** Suggested queries for an engine without query suggestions: names of categories and brands. */
export function queriesFromNames(
  names: readonly Pick<Suggestions['brands'][number], 'name'>[],
  limit: number,
): string[] {
  return [...new Set(names.map(({ name }) => name.toLowerCase()))].slice(0, limit);
}

/** Thirty-two hexadecimal digits, like the vendors' query ids. */
export const newQueryId = (): string => randomUUID().replaceAll('-', '');

export function visibleTerms(terms: readonly FacetTerm[]): FacetTerm[] {
  return terms
    .filter(({ term, count }) => count > 0 && INDEX_FACETS.isVisible(term))
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

/** Documents in batches, so that a catalogue of any size can be sent. */
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

/** Prices are sent in whole units of the currency. */
export const toUnits = (indexed: number): number => Math.round(indexed) / PRICE_SCALE;
export const fromUnits = (units: number): number => Math.round(units * PRICE_SCALE);

/** Attributes with the same name in every external engine; prices in whole units, as merchandisers write their rules. */
export function commonAttributes(document: SearchDocument) {
  return {
    fascias: document.fascias.length > 0 ? document.fascias : [EVERY_SITE],
    price: toUnits(document.price),
    wasPrice: toUnits(document.wasPrice),
    discountPercentage: document.discountPercentage,
    averageRating: document.averageRating,
    totalReviewCount: document.totalReviewCount,
    totalRevenueAmount: document.totalRevenueAmount,
    publishedAtTimestamp: document.publishedAtTimestamp,
  };
}
