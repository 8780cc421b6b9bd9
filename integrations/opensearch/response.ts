import * as v from 'valibot';
import { visibleTerms } from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type { FacetCount, FacetTerm } from '#commerce/search/provider.ts';
import { readCategory, readValue } from './indexed-document.ts';
import type { Names } from './names.ts';

const buckets = v.object({ buckets: v.array(v.object({ key: v.string(), doc_count: v.number() })) });
const stats = v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()) });
const count = v.object({ values: v.optional(buckets), range: v.optional(stats) });

const listingResponse = v.object({
  hits: v.object({ total: v.object({ value: v.number() }), hits: v.array(v.object({ _id: v.string() })) }),
  /** How many documents the typed words match, without filters. */
  found: v.number(),
  aggregations: v.optional(v.record(v.string(), count), {}),
});
export const valuesResponse = v.object({ aggregations: v.object({ values: buckets }) });
export const namesResponse = v.object({
  aggregations: v.object({ brands: buckets, colours: buckets, categories: buckets }),
});

type Buckets = v.InferOutput<typeof buckets>['buckets'];

/** Terms by key; a filtered key has its own aggregation, which ignores its own filter. */
export function listFacets(
  aggregations: v.InferOutput<typeof listingResponse>['aggregations'],
  facetKeys: readonly string[] | undefined,
): FacetCount[] {
  const terms = new Map<string, FacetTerm[]>();
  for (const { key: value, doc_count } of aggregations.all?.values?.buckets ?? []) {
    const { key, term } = readValue(value);
    if (aggregations[`own:${key}`]) continue;
    const list = terms.get(key);
    if (list) list.push({ term, count: doc_count });
    else terms.set(key, [{ term, count: doc_count }]);
  }
  for (const [name, { values }] of Object.entries(aggregations)) {
    if (name.startsWith('own:')) terms.set(name.slice(4), toTerms(values?.buckets ?? []));
  }
  const facets: FacetCount[] = [...terms].map(([key, list]) => ({ key, terms: visibleTerms(list) }));
  for (const key of [INDEX_FACETS.priceKey, INDEX_FACETS.discountKey]) {
    const range = aggregations[key]?.range;
    if (range?.min == null || range.max == null) continue;
    facets.push({ key, terms: [], range: { min: range.min, max: range.max } });
  }
  return facets
    .filter(
      ({ key, terms: shown, range }) =>
        (shown.length > 0 || range) && (!facetKeys || facetKeys.includes(key)),
    )
    .sort((a, b) => INDEX_FACETS.compareKeys(a.key, b.key));
}

export function toTerms(list: Buckets): FacetTerm[] {
  return list.map(({ key, doc_count }) => ({ term: readValue(key).term, count: doc_count }));
}

export function toNames({ aggregations }: v.InferOutput<typeof namesResponse>): Names {
  const named = (list: Buckets) =>
    visibleTerms(toTerms(list)).map(({ term, count: many }) => ({ name: term, count: many }));
  return {
    brands: named(aggregations.brands.buckets),
    colours: named(aggregations.colours.buckets),
    categories: aggregations.categories.buckets.map(({ key, doc_count }) => ({
      ...readCategory(key),
      count: doc_count,
    })),
  };
}

/** `filter_path` drops empty members from the response; they are added here. */
export function readListing(body: string) {
  const response = JSON.parse(body) as {
    hits?: { hits?: unknown[] };
    aggregations?: Record<string, Record<string, object>> & { found?: { doc_count: number } };
  };
  const { found, ...counts } = response.aggregations ?? {};
  const aggregations = Object.fromEntries(
    Object.entries(counts).map(([name, { values, range }]) => [
      name,
      {
        ...(values && { values: { buckets: [], ...values } }),
        ...(range && { range: { min: null, max: null, ...range } }),
      },
    ]),
  );
  return v.parse(listingResponse, {
    hits: { hits: [], ...response.hits },
    found: found?.doc_count ?? 0,
    aggregations,
  });
}
