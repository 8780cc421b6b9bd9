import { createHash } from 'node:crypto';
import { splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import type { AlgoliaIndex, AlgoliaRule } from './algolia-index.ts';
import { type AlgoliaRecord, numbersOf, valuesOf } from './attributes.ts';
import { countFacets } from './count-facets.ts';
import {
  BadFilter,
  readFacetFilters,
  readFilterSentence,
  readNumericFilters,
  scoreOptionalFilters,
} from './filters.ts';
import { matchingRules, optionalFiltersOf, promote } from './index-rules.ts';

export type SearchParams = Record<string, unknown>;

const KNOWN = new Set(
  (
    'query page hitsPerPage offset length filters facetFilters numericFilters optionalFilters facets maxValuesPerFacet ' +
    'sortFacetValuesBy distinct ruleContexts enablePersonalization personalizationImpact userToken clickAnalytics ' +
    'analytics analyticsTags getRankingInfo enableABTest attributesToRetrieve attributesToHighlight highlightPreTag ' +
    'highlightPostTag responseFields enableRules facetingAfterDistinct queryLanguages removeStopWords ignorePlurals ' +
    'typoTolerance relevancyStrictness renderingContent tagFilters synonyms percentileComputation facetQuery'
  ).split(' '),
);
const MAX_HITS = 1000;
const DEFAULT_PAGINATION_LIMIT = 1000;

let queries = 0;

/** Runs one search; throws `BadFilter` with Algolia's message for a request that Algolia would refuse. */
export async function searchIndex(
  index: AlgoliaIndex,
  params: SearchParams,
): Promise<Record<string, unknown>> {
  checkParams(params);
  const query = String(params.query ?? '');
  const rules = params.enableRules === false ? [] : matchingRules(index, params);
  const records = await findRecords(index, params, rules);
  const { start, size, page } = pageOf(params);
  const reach = index.settings.paginationLimitedTo ?? DEFAULT_PAGINATION_LIMIT;
  const hits = start >= reach ? [] : records.slice(start, Math.min(start + size, reach));
  queries += 1;
  const redirect = rules.find(({ consequence }) => consequence.params?.renderingContent)?.consequence.params;
  const userData = rules.flatMap(({ consequence }) => (consequence.userData ? [consequence.userData] : []));
  return {
    hits: hits.map((record) => presentHit(record, params)),
    nbHits: records.length,
    page,
    nbPages: Math.ceil(Math.min(records.length, reach) / Math.max(1, size)),
    hitsPerPage: size,
    ...countFacets(index, records, params),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams(
      Object.entries(params).map(([key, value]) => [key, asText(value)]),
    ).toString(),
    index: index.name,
    ...(redirect && { renderingContent: redirect.renderingContent }),
    ...(userData.length > 0 && { userData }),
    ...(params.clickAnalytics === true && {
      queryID: createHash('md5')
        .update(`${JSON.stringify(params)}${queries}`)
        .digest('hex'),
    }),
    processingTimeMS: 1,
    serverTimeMS: 2,
  };
}

/** The values of a facet whose words start with the typed text. */
export async function searchFacetValues(index: AlgoliaIndex, facet: string, params: SearchParams) {
  if (index.facetKind(facet) !== 'searchable') {
    throw new BadFilter(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const { facetQuery = '', maxFacetHits = 10, ...search } = params;
  if (Number(maxFacetHits) > 100) throw new BadFilter('maxFacetHits must be lower than or equal to 100');
  checkParams(search);
  const typed = splitWords(String(facetQuery));
  const counts = new Map<string, number>();
  for (const record of await findRecords(index, search, [])) {
    for (const value of new Set(valuesOf(record, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const facetHits = [...counts]
    .filter(([value]) => matchesTyped(value, typed))
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, Number(maxFacetHits))
    .map(([value, count]) => ({ value, highlighted: highlight(value, typed), count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

function checkParams(params: SearchParams): void {
  for (const name of Object.keys(params)) {
    if (!KNOWN.has(name)) throw new BadFilter(`Unknown parameter: ${name}`);
  }
  for (const [name, most] of [
    ['hitsPerPage', MAX_HITS],
    ['length', MAX_HITS],
    ['maxValuesPerFacet', 1000],
  ] as const) {
    const value = params[name];
    if (value !== undefined && !(Number(value) >= 0 && Number(value) <= most)) {
      throw new BadFilter(`invalid ${name} value: must be between 0 and ${most}`);
    }
  }
  if (params.page !== undefined && Number(params.page) < 0) throw new BadFilter('invalid page value');
}

async function findRecords(
  index: AlgoliaIndex,
  params: SearchParams,
  rules: readonly AlgoliaRule[],
): Promise<AlgoliaRecord[]> {
  const isFaceted = (attribute: string) => attribute === 'objectID' || index.facetKind(attribute) !== null;
  const tests = [
    readFacetFilters(params.facetFilters, isFaceted),
    readNumericFilters(params.numericFilters),
    readFilterSentence(params.filters, isFaceted),
  ];
  const query = String(params.query ?? '').trim();
  const { ids, isRelaxed } = await index.store.rank(query === '' ? null : query);
  // Algolia drops no words unless `removeWordsIfNoResults` is set.
  const found = (isRelaxed ? [] : ids)
    .flatMap((id) => index.store.records.get(id) ?? [])
    .filter((record) => tests.every((test) => test(record)));
  return promote(rank(index, found, optionalFiltersOf(params, rules)), rules, index, tests);
}

/** A replica sorts by its custom ranking; the main index by optional filters, then relevance. */
function rank(index: AlgoliaIndex, records: AlgoliaRecord[], optional: readonly string[]): AlgoliaRecord[] {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(index.settings.customRanking?.[0] ?? '') ?? [];
  if (attribute !== undefined && index.settings.relevancyStrictness === 0) {
    const sign = direction === 'asc' ? 1 : -1;
    const value = (record: AlgoliaRecord) => numbersOf(record, attribute)[0] ?? 0;
    return records.toSorted((a, b) => sign * (value(a) - value(b)));
  }
  if (optional.length === 0) return records;
  return records.toSorted((a, b) => scoreOptionalFilters(b, optional) - scoreOptionalFilters(a, optional));
}

function pageOf(params: SearchParams): { start: number; size: number; page: number } {
  if (params.offset !== undefined || params.length !== undefined) {
    const start = Number(params.offset ?? 0);
    const size = Number(params.length ?? 20);
    return { start, size, page: Math.floor(start / Math.max(1, size)) };
  }
  const size = Number(params.hitsPerPage ?? 20);
  const page = Number(params.page ?? 0);
  return { start: page * size, size, page };
}

function presentHit(record: AlgoliaRecord, params: SearchParams): Record<string, unknown> {
  const wanted = params.attributesToRetrieve as string[] | undefined;
  const isWhole = !Array.isArray(wanted) || wanted.includes('*');
  const attributes = isWhole
    ? record
    : Object.fromEntries(Object.entries(record).filter(([name]) => wanted.includes(name)));
  return {
    ...attributes,
    objectID: record.objectID,
    ...(params.getRankingInfo === true && {
      _rankingInfo: {
        nbTypos: 0,
        firstMatchedWord: 0,
        proximityDistance: 0,
        userScore: 1,
        geoDistance: 0,
        nbExactWords: 0,
        words: 1,
        filters: 0,
        promoted: false,
      },
    }),
  };
}

function matchesTyped(value: string, typed: readonly string[]): boolean {
  const words = splitWords(value);
  return typed.every((word) => words.some((own) => own.startsWith(word)));
}

function highlight(value: string, typed: readonly string[]): string {
  if (typed.length === 0) return value;
  return value.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const start = typed.find((letters) => word.toLowerCase().startsWith(letters));
    return start === undefined ? word : `<em>${word.slice(0, start.length)}</em>${word.slice(start.length)}`;
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
