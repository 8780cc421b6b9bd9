import type { Preferences } from '@selvedge/search-index/rule-set.ts';
import type { Selection } from '@selvedge/search-index/selection.ts';
import { EVERY_SITE, RANGE_ATTRIBUTES } from '#commerce/search/external-engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { sortApiValue } from '#commerce/search/sort-options.ts';
import { MAX_RESULT_WINDOW } from './index-mapping.ts';
import { priceField, valuesOfKey, writeValue } from './indexed-document.ts';

type Clause = Record<string, unknown>;

/** Limit of counted values, over all facets together. */
const MAX_VALUES = 4000;
const MAX_TERMS = 1000;
const PIN_STEP = 1_000_000;

export interface ListingParts {
  query: SearchQuery;
  selections: readonly Selection[];
  /** The selections that come from the typed text. */
  typedSelections: readonly Selection[];
  /** The clause for the typed words; null for a category. */
  text: Clause | null;
  preferences: Preferences;
  offset: number;
  limit: number;
}

/**
 * One request for the page and all counts. Filters are a `post_filter`, so that they narrow the products and not the
 * aggregations; each aggregation applies all of them, or all except those of its own key. `found` counts the matches of the
 * typed words alone.
 */
export function listingRequest({
  query,
  selections,
  typedSelections,
  text,
  preferences,
  offset,
  limit,
}: ListingParts) {
  const filter = scopeFilters(query);
  const idClauses = idFilter(query);
  const isRanked = query.sort === 'relevance';
  const matching = { bool: { filter, ...(text && { must: [text] }) } };
  const { facetKeys, priceList } = query;
  const clauseOf = selectionClause(priceList);
  const counts = {
    ...(facetKeys?.length !== 0 && countRequests(selections, query, idClauses)),
    ...(query.text !== null && {
      found: { filter: { bool: { filter: typedSelections.map(clauseOf) } } },
    }),
  };
  return {
    from: Math.min(offset, MAX_RESULT_WINDOW),
    size: offset >= MAX_RESULT_WINDOW ? 0 : Math.min(limit, 1000, MAX_RESULT_WINDOW - offset),
    track_total_hits: true,
    _source: false,
    query: isRanked ? ranked(matching, text !== null, preferences) : { bool: { filter: [matching] } },
    post_filter: { bool: { filter: [...idClauses, ...selections.map(clauseOf)] } },
    sort: isRanked
      ? [{ _score: 'desc' }, { totalRevenueAmount: 'desc' }, { id: 'asc' }]
      : [...sortBy(query), { totalRevenueAmount: 'desc' }, { id: 'asc' }],
    ...(Object.keys(counts).length > 0 && { aggs: counts }),
  };
}

/** Values of one key under the filters of all other keys. */
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
          ...idFilter(query),
          ...others.map(selectionClause(query.priceList)),
          ...(text ? [text] : []),
        ],
      },
    },
    aggs: { values: { terms: { field: 'values', include: valuesOfKey(key), size: 10_000 } } },
  };
}

/** All names that suggestions and typed text are matched with. */
export function namesRequest(site: SellingScope) {
  const count = (key: string, size: number) => ({
    terms: { field: 'values', include: valuesOfKey(key), size },
  });
  return {
    size: 0,
    query: { bool: { filter: soldFilters(site) } },
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
  return [...filters, ...soldFilters(query)];
}

export type SellingScope = Pick<SearchQuery, 'fascia' | 'priceList'>;

/** What a site sells: its products that have a price in its list. */
function soldFilters({ fascia, priceList }: SellingScope): Clause[] {
  return [
    ...(fascia === undefined ? [] : [siteClause(fascia)]),
    ...(priceList === undefined ? [] : [listClause(priceList)]),
  ];
}

/** Products that name no list are in all of them. */
const listClause = (list: string): Clause => ({
  bool: {
    should: [{ term: { priceLists: list } }, { bool: { must_not: { exists: { field: 'priceLists' } } } }],
    minimum_should_match: 1,
  },
});

const idFilter = ({ ids }: SearchQuery): Clause[] => (ids ? [{ terms: { id: ids } }] : []);

const siteClause = (fascia: string): Clause => ({ terms: { fascias: [EVERY_SITE, fascia] } });

const selectionClause =
  (list: string | undefined) =>
  (selection: Selection): Clause => {
    if (selection.kind === 'range') {
      const field = priceField(RANGE_ATTRIBUTES[selection.column], list);
      const ranges = selection.ranges.map(({ min, max }) => ({
        range: { [field]: { gte: min, ...(max !== Number.POSITIVE_INFINITY && { lte: max }) } },
      }));
      return { bool: { should: ranges, minimum_should_match: 1 } };
    }
    if (selection.key === 'productKey') return { terms: { productKey: selection.values } };
    return { terms: { values: selection.values.map((value) => writeValue(selection.key, value)) } };
  };

/** `all` counts under every filter; `own:{key}` under every filter except those of its key. */
function countRequests(
  selections: readonly Selection[],
  { facetKeys, priceList }: SearchQuery,
  idClauses: readonly Clause[],
) {
  const countUnder = (applied: readonly Selection[], aggs: Clause) => ({
    filter: { bool: { filter: [...idClauses, ...applied.map(selectionClause(priceList))] } },
    aggs,
  });
  const without = (key: string) => selections.filter((selection) => selection.key !== key);
  const include = facetKeys?.map(valuesOfKey).join('|');
  const requests: Record<string, Clause> = {
    all: countUnder(selections, {
      values: { terms: { field: 'values', size: MAX_VALUES, ...(include && { include }) } },
    }),
    priceRange: countUnder(without('priceRange'), {
      range: { stats: { field: priceField(RANGE_ATTRIBUTES.price, priceList) } },
    }),
    discountRange: countUnder(without('discountRange'), {
      range: { stats: { field: priceField(RANGE_ATTRIBUTES.discount, priceList) } },
    }),
  };
  for (const { kind, key } of selections) {
    if (kind === 'range' || key === 'productKey' || (facetKeys && !facetKeys.includes(key))) continue;
    requests[`own:${key}`] = countUnder(without(key), {
      values: { terms: { field: 'values', include: valuesOfKey(key), size: MAX_TERMS } },
    });
  }
  return requests;
}

function sortBy({ sort, priceList }: SearchQuery): Clause[] {
  const [field, order] = sortApiValue(sort)?.split(' ') ?? [];
  if (field === undefined) return [];
  // A list that no product has yet has no field.
  return field === RANGE_ATTRIBUTES.price
    ? [{ [priceField(field, priceList)]: { order, unmapped_type: 'long' } }]
    : [{ [field]: order }];
}

/** Text relevance times revenue, or revenue alone without text. Pinned products come first. */
function ranked(matching: Clause, hasText: boolean, { pinned, factors }: Preferences): Clause {
  const byRevenue = { field_value_factor: { field: 'totalRevenueAmount', modifier: 'ln2p', missing: 0 } };
  const preferred = factors.map((factor) => ({
    filter:
      factor.kind === 'value'
        ? { term: { values: writeValue(factor.key, factor.value) } }
        : { term: factor.kind === 'category' ? { categorySlugs: factor.slug } : { id: factor.id } },
    weight: factor.factor,
  }));
  const scored = {
    function_score: {
      query: matching,
      functions: [byRevenue, ...preferred],
      score_mode: 'multiply',
      boost_mode: hasText ? 'multiply' : 'replace',
    },
  };
  if (pinned.length === 0) return scored;
  const pins = pinned.map((id, position) => ({
    constant_score: { filter: { term: { id } }, boost: PIN_STEP * (pinned.length - position) },
  }));
  return { bool: { must: [scored], should: pins } };
}
