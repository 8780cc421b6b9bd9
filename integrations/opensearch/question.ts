import type { Preferences } from '@selvedge/search-index/rule-book.ts';
import type { Selection } from '@selvedge/search-index/selection.ts';
import { EVERY_SITE, RANGE_ATTRIBUTES } from '#commerce/search/outside-engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { sortApiValue } from '#commerce/search/sort-options.ts';
import { MAX_REACH } from './index-mapping.ts';
import { valuesOfKey, writeValue } from './indexed-document.ts';

type Clause = Record<string, unknown>;

/** Values counted at most, over all facets together. */
const MAX_VALUES = 4000;
const MAX_TERMS = 1000;
const PIN_STEP = 1_000_000;

export interface ListingParts {
  query: SearchQuery;
  selections: readonly Selection[];
  /** Those of the selections that were read from the typed words. */
  read: readonly Selection[];
  /** What the typed words have to find; null for a category. */
  text: Clause | null;
  preferences: Preferences;
  offset: number;
  limit: number;
}

/**
 * One request for the page and all counts. The filters stand behind the query, so that they narrow the products and not
 * what is counted; every count says itself which of them it keeps: all of them, or all but those of its own key. `found`
 * counts what the typed words find by themselves.
 */
export function listingRequest({ query, selections, read, text, preferences, offset, limit }: ListingParts) {
  const filter = scopeFilters(query);
  const given = givenIds(query);
  const isRanked = query.sort === 'relevance';
  const matching = { bool: { filter, ...(text && { must: [text] }) } };
  const wanted = query.facetKeys;
  const counts = {
    ...(wanted?.length !== 0 && countRequests(selections, wanted, given)),
    ...(query.text !== null && { found: { filter: { bool: { filter: read.map(selectionClause) } } } }),
  };
  return {
    from: Math.min(offset, MAX_REACH),
    size: offset >= MAX_REACH ? 0 : Math.min(limit, 1000, MAX_REACH - offset),
    track_total_hits: true,
    _source: false,
    query: isRanked ? ranked(matching, text !== null, preferences) : { bool: { filter: [matching] } },
    post_filter: { bool: { filter: [...given, ...selections.map(selectionClause)] } },
    sort: isRanked
      ? [{ _score: 'desc' }, { totalRevenueAmount: 'desc' }, { id: 'asc' }]
      : [...sortBy(query.sort), { totalRevenueAmount: 'desc' }, { id: 'asc' }],
    ...(Object.keys(counts).length > 0 && { aggs: counts }),
  };
}

/** Values of one key under all other filters. */
export function facetValuesRequest(
  query: SearchQuery,
  selections: readonly Selection[],
  text: Clause | null,
  key: string,
) {
  const others = selections.filter((selection) => selection.key !== key);
  return {
    size: 0,
    query: {
      bool: {
        filter: [
          ...scopeFilters(query),
          ...givenIds(query),
          ...others.map(selectionClause),
          ...(text ? [text] : []),
        ],
      },
    },
    aggs: { values: { terms: { field: 'values', include: valuesOfKey(key), size: 10_000 } } },
  };
}

/** All names that suggestions and typed text are held against. */
export function namesRequest(fascia: string | undefined) {
  const count = (key: string, size: number) => ({
    terms: { field: 'values', include: valuesOfKey(key), size },
  });
  return {
    size: 0,
    query: { bool: { filter: fascia === undefined ? [] : [siteClause(fascia)] } },
    aggs: {
      brands: count('brand', 5000),
      colours: count('colourFacets', 500),
      categories: { terms: { field: 'categories', size: 2000 } },
    },
  };
}

function scopeFilters(query: SearchQuery): Clause[] {
  const filters: Clause[] = [];
  if (query.categorySlug !== null) filters.push({ term: { categorySlugs: query.categorySlug } });
  if (query.fascia !== undefined) filters.push(siteClause(query.fascia));
  return filters;
}

const givenIds = ({ ids }: SearchQuery): Clause[] => (ids ? [{ terms: { id: ids } }] : []);

const siteClause = (fascia: string): Clause => ({ terms: { fascias: [EVERY_SITE, fascia] } });

function selectionClause(selection: Selection): Clause {
  if (selection.kind === 'range') {
    const field = RANGE_ATTRIBUTES[selection.column];
    const ranges = selection.ranges.map(({ min, max }) => ({
      range: { [field]: { gte: min, ...(max !== Number.POSITIVE_INFINITY && { lte: max }) } },
    }));
    return { bool: { should: ranges, minimum_should_match: 1 } };
  }
  if (selection.key === 'productKey') return { terms: { productKey: selection.values } };
  return { terms: { values: selection.values.map((value) => writeValue(selection.key, value)) } };
}

/** `all` counts under every filter; `own:{key}` under every filter but those of its key. */
function countRequests(
  selections: readonly Selection[],
  wanted: readonly string[] | undefined,
  given: readonly Clause[],
) {
  const under = (kept: readonly Selection[], aggs: Clause) => ({
    filter: { bool: { filter: [...given, ...kept.map(selectionClause)] } },
    aggs,
  });
  const without = (key: string) => selections.filter((selection) => selection.key !== key);
  const include = wanted?.map(valuesOfKey).join('|');
  const requests: Record<string, Clause> = {
    all: under(selections, {
      values: { terms: { field: 'values', size: MAX_VALUES, ...(include && { include }) } },
    }),
    priceRange: under(without('priceRange'), { range: { stats: { field: RANGE_ATTRIBUTES.price } } }),
    discountRange: under(without('discountRange'), {
      range: { stats: { field: RANGE_ATTRIBUTES.discount } },
    }),
  };
  for (const { kind, key } of selections) {
    if (kind === 'range' || key === 'productKey' || (wanted && !wanted.includes(key))) continue;
    requests[`own:${key}`] = under(without(key), {
      values: { terms: { field: 'values', include: valuesOfKey(key), size: MAX_TERMS } },
    });
  }
  return requests;
}

function sortBy(sort: SearchQuery['sort']): Clause[] {
  const [field, order] = sortApiValue(sort)!.split(' ');
  return [{ [field!]: order }];
}

/** How well the words fit, times how well it sells; without words, how well it sells. Pins stand above everything. */
function ranked(matching: Clause, hasText: boolean, { pinned, factors }: Preferences): Clause {
  const standing = { field_value_factor: { field: 'totalRevenueAmount', modifier: 'ln2p', missing: 0 } };
  const preferred = factors.map((factor) => ({
    filter:
      factor.kind === 'value'
        ? { term: { values: writeValue(factor.key, factor.value) } }
        : { term: { categorySlugs: factor.slug } },
    weight: factor.factor,
  }));
  const scored = {
    function_score: {
      query: matching,
      functions: [standing, ...preferred],
      score_mode: 'multiply',
      boost_mode: hasText ? 'multiply' : 'replace',
    },
  };
  if (pinned.length === 0) return scored;
  const pins = pinned.map((id, place) => ({
    constant_score: { filter: { term: { id } }, boost: PIN_STEP * (pinned.length - place) },
  }));
  return { bool: { must: [scored], should: pins } };
}
