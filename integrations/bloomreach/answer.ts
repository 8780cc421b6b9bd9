import { compareFacetKeys } from '@selvedge/search-index/facet-keys.ts';
import * as v from 'valibot';
import { RANGE_KEYS, shownTerms, toPence } from '#commerce/search/outside-engine.ts';
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
  /** A list, but one object for statistics; some documents call it `values`. */
  value: v.optional(v.unknown()),
  values: v.optional(v.unknown()),
});
const bounds = v.nullish(v.looseObject({ min: v.nullish(v.number()), max: v.nullish(v.number()) }));

/** Every member but `response` may be missing, and even that when there is nothing. */
export const coreAnswer = v.looseObject({
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
});

export const suggestAnswer = v.looseObject({
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

export type CoreAnswer = v.InferOutput<typeof coreAnswer>;

/** The keys of a redirect have spaces in them; some accounts write underscores. */
export function redirectOf({ keywordRedirect }: CoreAnswer): string | null {
  const url = keywordRedirect?.['redirected url'] ?? keywordRedirect?.redirected_url;
  return typeof url === 'string' && url !== '' ? url : null;
}

export function listFacets(answer: CoreAnswer, wanted: readonly string[] | undefined): FacetCount[] {
  const list: FacetCount[] = answer.facet_counts.facets.flatMap(({ name, value, values }) => {
    const key = filterKey(name);
    const terms = shownTerms(readTerms(value ?? values));
    return key === null || terms.length === 0 ? [] : [{ key, terms }];
  });
  for (const [key, attribute] of Object.entries(RANGE_KEYS)) {
    const range = answer.stats.stats_fields[attribute];
    if (typeof range?.min !== 'number' || typeof range.max !== 'number') continue;
    const scale = key === 'priceRange' ? toPence : Number;
    list.push({ key, terms: [], range: { min: scale(range.min), max: scale(range.max) } });
  }
  return list
    .filter(({ key }) => wanted === undefined || wanted.includes(key))
    .sort((a, b) => compareFacetKeys(a.key, b.key));
}

function readTerms(value: unknown): { term: string; count: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((given) => {
    if (!v.is(entry, given)) return [];
    const term = given.name ?? given.cat_name;
    return term === undefined ? [] : [{ term, count: given.count ?? 0 }];
  });
}

export function toSuggestions(answer: v.InferOutput<typeof suggestAnswer>, limit: number): Suggestions {
  const groups = answer.suggestionGroups;
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
