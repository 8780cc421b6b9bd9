import * as v from 'valibot';
import { fromUnits, type PlainQuery, RANGE_KEYS, visibleTerms } from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type { FacetCount, SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { formatQueryId } from './query-id.ts';

const counts = v.record(v.string(), v.number());
const stats = v.looseObject({ min: v.number(), max: v.number() });

const searchResponse = v.looseObject({
  hits: v.array(v.looseObject({ objectID: v.string() })),
  nbHits: v.number(),
  facets: v.optional(v.record(v.string(), counts), {}),
  facets_stats: v.optional(v.record(v.string(), stats), {}),
  queryID: v.optional(v.string(), ''),
  abTestID: v.optional(v.number()),
  abTestVariantID: v.optional(v.number()),
  userData: v.optional(v.array(v.unknown()), []),
  renderingContent: v.optional(v.looseObject({ redirect: v.optional(v.looseObject({ url: v.string() })) })),
});

const facetResponse = v.looseObject({
  facetHits: v.array(v.looseObject({ value: v.string(), count: v.number() })),
});

export const searchResponses = v.looseObject({ results: v.array(searchResponse) });
export const facetResponses = v.looseObject({ results: v.tuple([facetResponse]) });
export const suggestResponses = v.looseObject({
  results: v.tuple([facetResponse, facetResponse, searchResponse]),
});

type Response = v.InferOutput<typeof searchResponse>;

/** Merges the responses of one listing: the page from the first, the counts of each filtered facet from its page. */
export function toSearchResult(
  [page, ...disjunctive]: Response[],
  query: SearchQuery,
  plain: PlainQuery,
): SearchResult {
  if (!page) throw new Error('Algolia returned no results for a listing.');
  const facets = { ...page.facets };
  const ranges = { ...page.facets_stats };
  for (const response of disjunctive) {
    Object.assign(facets, response.facets);
    Object.assign(ranges, response.facets_stats);
  }
  return {
    ids: plain.limit === 0 ? [] : page.hits.map(({ objectID }) => objectID),
    total: page.nbHits,
    facets: page.nbHits === 0 && disjunctive.length === 0 ? [] : listFacets(facets, ranges, query.facetKeys),
    queryId: formatQueryId(page.queryID, query.sort),
    understood: { filters: {}, text: plain.text ?? '', correctedFrom: null },
    redirect: page.renderingContent?.redirect?.url ?? redirectIn(page.userData, 'redirect'),
    redirectMobile: redirectIn(page.userData, 'redirectMobile'),
    abTestId: page.abTestID?.toString() ?? null,
    abTestVariantId: page.abTestVariantID?.toString() ?? null,
  };
}

function listFacets(
  facets: Response['facets'],
  ranges: Response['facets_stats'],
  facetKeys: readonly string[] | undefined,
): FacetCount[] {
  const numeric = Object.values(RANGE_KEYS);
  const list: FacetCount[] = Object.entries(facets)
    .filter(([key]) => !numeric.includes(key) && key !== 'categories')
    .map(([key, terms]) => ({
      key,
      terms: visibleTerms(Object.entries(terms).map(([term, count]) => ({ term, count }))),
    }))
    .filter(({ terms }) => terms.length > 0);
  for (const [key, attribute] of Object.entries(RANGE_KEYS)) {
    const range = ranges[attribute];
    const scale = key === INDEX_FACETS.priceKey ? fromUnits : Number;
    if (range) list.push({ key, terms: [], range: { min: scale(range.min), max: scale(range.max) } });
  }
  return list
    .filter(({ key }) => facetKeys === undefined || facetKeys.includes(key))
    .sort((a, b) => INDEX_FACETS.compareKeys(a.key, b.key));
}

/** Redirects of phones, and in older accounts all redirects, are in the custom data of a rule. */
function redirectIn(userData: readonly unknown[], name: 'redirect' | 'redirectMobile'): string | null {
  for (const entry of userData) {
    const redirect = (entry as Record<string, unknown> | null)?.[name];
    if (typeof redirect === 'string') return redirect;
  }
  return null;
}
