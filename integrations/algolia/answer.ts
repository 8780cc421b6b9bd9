import { compareFacetKeys } from '@selvedge/search-index/facet-keys.ts';
import * as v from 'valibot';
import { type PlainQuestion, RANGE_KEYS, shownTerms, toPence } from '#commerce/search/outside-engine.ts';
import type { FacetCount, SearchQuery, SearchResult } from '#commerce/search/provider.ts';
import { writeQueryName } from './query-name.ts';

const counts = v.record(v.string(), v.number());
const stats = v.looseObject({ min: v.number(), max: v.number() });

const searchAnswer = v.looseObject({
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

const facetAnswer = v.looseObject({
  facetHits: v.array(v.looseObject({ value: v.string(), count: v.number() })),
});

export const searchAnswers = v.looseObject({ results: v.array(searchAnswer) });
export const facetAnswers = v.looseObject({ results: v.tuple([facetAnswer]) });
export const suggestAnswers = v.looseObject({ results: v.tuple([facetAnswer, facetAnswer, searchAnswer]) });

type Answer = v.InferOutput<typeof searchAnswer>;

/** Puts the answers of one listing together: the page from the first, each filtered facet from its own. */
export function toSearchResult(
  [hits, ...disjunctive]: Answer[],
  query: SearchQuery,
  plain: PlainQuestion,
): SearchResult {
  const own = hits!;
  const facets = { ...own.facets };
  const ranges = { ...own.facets_stats };
  for (const answer of disjunctive) {
    Object.assign(facets, answer.facets);
    Object.assign(ranges, answer.facets_stats);
  }
  return {
    ids: plain.limit === 0 ? [] : own.hits.map(({ objectID }) => objectID),
    total: own.nbHits,
    facets: own.nbHits === 0 && disjunctive.length === 0 ? [] : listFacets(facets, ranges, query.facetKeys),
    queryId: writeQueryName(own.queryID, query.sort),
    understood: { filters: {}, text: plain.text ?? '', correctedFrom: null },
    redirect: own.renderingContent?.redirect?.url ?? redirectIn(own.userData),
    abTestId: own.abTestID?.toString() ?? null,
    abTestVariantId: own.abTestVariantID?.toString() ?? null,
  };
}

function listFacets(
  facets: Answer['facets'],
  ranges: Answer['facets_stats'],
  wanted: readonly string[] | undefined,
): FacetCount[] {
  const numeric = Object.values(RANGE_KEYS);
  const list: FacetCount[] = Object.entries(facets)
    .filter(([key]) => !numeric.includes(key) && key !== 'categories')
    .map(([key, terms]) => ({
      key,
      terms: shownTerms(Object.entries(terms).map(([term, count]) => ({ term, count }))),
    }))
    .filter(({ terms }) => terms.length > 0);
  for (const [key, attribute] of Object.entries(RANGE_KEYS)) {
    const range = ranges[attribute];
    const scale = key === 'priceRange' ? toPence : Number;
    if (range) list.push({ key, terms: [], range: { min: scale(range.min), max: scale(range.max) } });
  }
  return list
    .filter(({ key }) => wanted === undefined || wanted.includes(key))
    .sort((a, b) => compareFacetKeys(a.key, b.key));
}

/** Older set-ups keep their redirects in the custom data of a rule. */
function redirectIn(userData: readonly unknown[]): string | null {
  for (const entry of userData) {
    const redirect = (entry as { redirect?: unknown } | null)?.redirect;
    if (typeof redirect === 'string') return redirect;
  }
  return null;
}
