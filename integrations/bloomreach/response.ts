import * as v from 'valibot';
import { fromUnits, RANGE_KEYS, visibleTerms } from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type { FacetCount, Suggestions } from '#commerce/search/provider.ts';
import { filterKey } from './product.ts';

const entry = v.looseObject({
  name: v.optional(v.string()),
  cat_name: v.optional(v.string()),
  count: v.optional(v.number()),
});
const facet = v.looseObject({
  name: v.string(),
  type: v.optional(v.string(), 'text'),
  /** A list, but one object for statistics; some accounts name it `values`. */
  value: v.optional(v.unknown()),
  values: v.optional(v.unknown()),
});
const bounds = v.nullish(v.looseObject({ min: v.nullish(v.number()), max: v.nullish(v.number()) }));

const metadata = v.nullish(
  v.looseObject({
    query: v.nullish(
      v.looseObject({
        modification: v.nullish(v.looseObject({ mode: v.nullish(v.string()), value: v.nullish(v.string()) })),
      }),
    ),
  }),
);

/** Every member may be missing, even `response` when nothing was found. */
export const coreResponse = v.looseObject({
  response: v.optional(
    v.looseObject({
      numFound: v.optional(v.number(), 0),
      docs: v.optional(v.array(v.looseObject({ pid: v.string() })), []),
    }),
    {},
  ),
  facet_counts: v.optional(v.looseObject({ facets: v.optional(v.array(facet), []) }), {}),
  stats: v.optional(v.looseObject({ stats_fields: v.optional(v.record(v.string(), bounds), {}) }), {}),
  autoCorrectQuery: v.nullish(v.string()),
  keywordRedirect: v.nullish(v.record(v.string(), v.unknown())),
  metadata,
  /** Some clients of Bloomreach read it in this spelling. */
  Metadata: metadata,
});

/** The text that Bloomreach searched for because nothing has everything that was typed; null when it did not. */
export function relaxedQueryOf(response: v.InferOutput<typeof coreResponse>): string | null {
  const { mode, value } = (response.metadata ?? response.Metadata)?.query?.modification ?? {};
  // A corrected spelling is reported as a modification too.
  const isSpelling = /spell|correct/i.test(mode ?? '') || value === response.autoCorrectQuery;
  return value && !isSpelling ? value : null;
}

export const suggestResponse = v.looseObject({
  suggestionGroups: v.optional(
    v.array(
      v.looseObject({
        querySuggestions: v.optional(v.array(v.looseObject({ query: v.string() })), []),
        searchSuggestions: v.optional(v.array(v.looseObject({ pid: v.string() })), []),
        attributeSuggestions: v.optional(
          v.array(
            v.looseObject({ name: v.string(), value: v.string(), attributeType: v.optional(v.string(), '') }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

export type CoreResponse = v.InferOutput<typeof coreResponse>;

/** The key is `redirected url`, with an underscore in some accounts. */
export function redirectOf({ keywordRedirect }: CoreResponse): string | null {
  const url = keywordRedirect?.['redirected url'] ?? keywordRedirect?.redirected_url;
  return typeof url === 'string' && url !== '' ? url : null;
}

export function listFacets(response: CoreResponse, facetKeys: readonly string[] | undefined): FacetCount[] {
  const list: FacetCount[] = response.facet_counts.facets.flatMap(({ name, value, values }) => {
    const key = filterKey(name);
    const terms = visibleTerms(readTerms(value ?? values));
    return key === null || terms.length === 0 ? [] : [{ key, terms }];
  });
  for (const [key, attribute] of Object.entries(RANGE_KEYS)) {
    const range = response.stats.stats_fields[attribute];
    if (typeof range?.min !== 'number' || typeof range.max !== 'number') continue;
    const scale = key === INDEX_FACETS.priceKey ? fromUnits : Number;
    list.push({ key, terms: [], range: { min: scale(range.min), max: scale(range.max) } });
  }
  return list
    .filter(({ key }) => facetKeys === undefined || facetKeys.includes(key))
    .sort((a, b) => INDEX_FACETS.compareKeys(a.key, b.key));
}

function readTerms(value: unknown): { term: string; count: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (!v.is(entry, item)) return [];
    const term = item.name ?? item.cat_name;
    return term === undefined ? [] : [{ term, count: item.count ?? 0 }];
  });
}

export function toSuggestions(response: v.InferOutput<typeof suggestResponse>, limit: number): Suggestions {
  const groups = response.suggestionGroups;
  const attributes = groups.flatMap(({ attributeSuggestions }) => attributeSuggestions);
  const ofType = (type: string) =>
    attributes.filter(({ attributeType }) => attributeType === type).slice(0, limit);
  return {
    queries: groups
      .flatMap(({ querySuggestions }) => querySuggestions.map(({ query }) => query))
      .slice(0, limit),
    categories: ofType('category').map(({ name, value }) => ({ slug: value, name, count: null })),
    brands: ofType('brand').map(({ name }) => ({ name, count: null })),
    productIds: groups
      .flatMap(({ searchSuggestions }) => searchSuggestions.map(({ pid }) => pid))
      .slice(0, limit),
  };
}
