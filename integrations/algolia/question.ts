import type { Selection } from '@selvedge/search-index/selection.ts';
import {
  EVERY_SITE,
  type PlainQuestion,
  RANGE_ATTRIBUTES,
  RANGE_KEYS,
  toPounds,
} from '#commerce/search/outside-engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { sortIndexName } from '#commerce/search/sort-options.ts';
import { ruleContexts } from './rule-contexts.ts';

export type Request = Record<string, unknown> & { indexName: string };

export interface IndexNames {
  index: string;
  /** How a sorted replica is named, for example `{index}-{suffix}`. */
  sortTemplate: string;
}

/**
 * One query for the page, and one more for each filtered facet without its own filter: that is how an index which
 * counts under all filters answers counts that leave a facet's own filter out. Only the first carries the query id.
 */
export function listingRequests(query: SearchQuery, plain: PlainQuestion, names: IndexNames): Request[] {
  const indexName = sortIndexName(names.index, query.sort, names.sortTemplate);
  const facets = query.facetKeys?.map((key) => RANGE_KEYS[key] ?? key) ?? ['*'];
  const base = baseParams(query, plain);
  const hits: Request = {
    indexName,
    ...base,
    ...filterParams(query, plain.selections),
    ...pageParams(plain),
    facets,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    distinct: true,
    clickAnalytics: true,
    getRankingInfo: true,
    analyticsTags: query.contexts ?? [],
  };
  const disjunctive = plain.selections
    .filter(({ key }) => facets.includes('*') || facets.includes(RANGE_KEYS[key] ?? key))
    .map((selection) => ({
      indexName,
      ...base,
      ...filterParams(
        query,
        plain.selections.filter((other) => other !== selection),
      ),
      hitsPerPage: 0,
      page: 0,
      facets: [RANGE_KEYS[selection.key] ?? selection.key],
      analytics: false,
      clickAnalytics: false,
    }));
  return [hits, ...disjunctive];
}

/** Values of one facet by typing: its own filter does not count, all others do. */
export function facetValueRequest(
  query: SearchQuery,
  plain: PlainQuestion,
  facet: { key: string; text: string; limit: number },
  names: IndexNames,
): Request {
  return {
    type: 'facet',
    facet: facet.key,
    indexName: names.index,
    facetQuery: facet.text,
    maxFacetHits: Math.min(100, Math.max(1, facet.limit)),
    ...baseParams(query, plain),
    ...filterParams(
      query,
      plain.selections.filter(({ key }) => key !== facet.key),
    ),
    facets: ['categorySlugs', facet.key],
  };
}

function baseParams(query: SearchQuery, { text }: PlainQuestion) {
  return {
    query: text ?? '',
    ruleContexts: ruleContexts(query),
    enablePersonalization: query.userToken !== undefined,
    ...(query.userToken !== undefined && { userToken: query.userToken }),
  };
}

function filterParams(query: SearchQuery, selections: readonly Selection[]) {
  const facetFilters: string[][] = [];
  const numericFilters: string[][] = [];
  if (query.categorySlug !== null) facetFilters.push([`categorySlugs:${query.categorySlug}`]);
  if (query.fascia !== undefined) facetFilters.push([`fascias:${EVERY_SITE}`, `fascias:${query.fascia}`]);
  if (query.ids) facetFilters.push(query.ids.map((id) => `objectID:${id}`));
  for (const selection of selections) {
    if (selection.kind === 'terms') {
      facetFilters.push(selection.values.map((value) => `${selection.key}:${value.replace(/^-/, '\\-')}`));
    } else {
      const scale = selection.column === 'price' ? toPounds : Number;
      const attribute = RANGE_ATTRIBUTES[selection.column];
      numericFilters.push(
        selection.ranges.map(({ min, max }) =>
          max === Number.POSITIVE_INFINITY
            ? `${attribute}>=${scale(min)}`
            : `${attribute}:${scale(min)} TO ${scale(max)}`,
        ),
      );
    }
  }
  return { facetFilters, numericFilters };
}

/** Whole pages by their number; anything between by its offset. */
function pageParams({ offset, limit }: PlainQuestion) {
  const size = Math.min(1000, limit);
  return size > 0 && offset % size === 0
    ? { page: offset / size, hitsPerPage: size }
    : { offset, length: size };
}
