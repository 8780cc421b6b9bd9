import type { Selection } from '@selvedge/search-index/selection.ts';
import {
  EVERY_SITE,
  type PlainQuery,
  RANGE_ATTRIBUTES,
  RANGE_KEYS,
  toUnits,
} from '#commerce/search/external-engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { sortIndexName } from '#commerce/search/sort-options.ts';
import { ruleContexts } from './rule-contexts.ts';

export type Request = Record<string, unknown> & { indexName: string };

export interface IndexNames {
  index: string;
  /** Name of a sorted replica, for example `{index}-{suffix}`. */
  sortTemplate: string;
}

/**
 * One query for the page, and one for each filtered facet without its own filter, because Algolia counts under all filters
 * and the counts of a facet must ignore its own. Only the first query returns the query id.
 */
export function listingRequests(query: SearchQuery, plain: PlainQuery, names: IndexNames): Request[] {
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

/** Facet values that match typed text, under all filters except the facet's own. */
export function facetValueRequest(
  query: SearchQuery,
  plain: PlainQuery,
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

function baseParams(query: SearchQuery, { text }: PlainQuery) {
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
      const scale = selection.column === 'price' ? toUnits : Number;
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

/** By page number where the offset is a whole page, else by offset. */
function pageParams({ offset, limit }: PlainQuery) {
  const size = Math.min(1000, limit);
  return size > 0 && offset % size === 0
    ? { page: offset / size, hitsPerPage: size }
    : { offset, length: size };
}
