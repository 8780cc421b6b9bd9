import { stemPhrase } from '@selvedge/search-index/text/stemmer.ts';
import { splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import { type Catalog, numbers } from './catalog.ts';
import { BadRequest, type Filter, readFilter } from './filter-query.ts';

type Query = Record<string, string[]>;

const MAX_START = 10_000;
const MAX_ROWS = 200;
const MAX_CHARACTERS = 300;
const MAX_WORDS = 30;
const SEARCH_TYPES = ['keyword', 'category', 'bestseller'];

/** Search, category listing and best sellers: `GET /api/v1/core/`. */
export async function searchCore(catalog: Catalog, query: Query): Promise<Record<string, unknown>> {
  const one = (name: string) => query[name]?.[0];
  const searchType = one('search_type') ?? '';
  const q = one('q') ?? '';
  if (one('request_type') !== 'search') throw new BadRequest('Invalid or empty request_type');
  if (!SEARCH_TYPES.includes(searchType)) throw new BadRequest('Invalid or empty search_type');
  for (const name of ['url', '_br_uid_2', 'fl']) {
    if (!one(name)) throw new BadRequest(`Missing required parameter: ${name}`);
  }
  const fields = (one('fl') ?? '').split(',');
  if (!fields.includes('pid')) throw new BadRequest('fl must include pid');
  if (q === '') throw new BadRequest('Invalid or empty q');
  if (q.length > MAX_CHARACTERS || q.split(/\s+/).length > MAX_WORDS)
    throw new BadRequest('Query is too long');
  const { start, rows } = readPage(one('start'), one('rows'));
  const filters = (query.fq ?? []).map(readFilter);
  const { pids, corrected } = await recall(catalog, searchType, q);
  const found = pids.filter((pid) => filters.every((filter) => catalog.passes(pid, filter)));
  const sort = searchType === 'bestseller' ? 'totalRevenueAmount desc' : one('sort');
  const page = catalog.sorted(found, sort).slice(start, start + rows);
  const redirect = searchType === 'keyword' ? findRedirect(catalog, q) : undefined;
  const counting = { catalog, pids, filters };
  return {
    response: {
      numFound: found.length,
      start,
      maxScore: found.length > 0 ? 1 : 0,
      docs: page.map((pid) => pick(catalog, pid, fields)),
    },
    facet_counts: one('facet.version') === '3.0' ? { facets: countFacets(counting) } : legacyFacets(counting),
    category_map: Object.fromEntries(catalog.categoryNames()),
    ...(query['stats.field'] && { stats: { stats_fields: stats(counting, query['stats.field']) } }),
    ...(corrected !== null && { autoCorrectQuery: corrected, did_you_mean: [corrected] }),
    ...(redirect && {
      keywordRedirect: {
        'redirected url': redirect.url,
        'original query': q,
        'redirected query': redirect.query,
      },
    }),
    metadata: { query: { didYouMean: corrected === null ? [] : [corrected] } },
  };
}

async function recall(catalog: Catalog, searchType: string, q: string) {
  const { ids } = await catalog.store.rank(null);
  if (searchType === 'category') {
    const inCategory: Filter = { attribute: 'category', kind: 'values', values: [q] };
    return { pids: ids.filter((pid) => catalog.passes(pid, inCategory)), corrected: null };
  }
  if (q === '*') return { pids: ids, corrected: null };
  const ranked = await catalog.store.rank(q);
  return { pids: ranked.ids, corrected: ranked.corrected };
}

function readPage(start = '0', rows = '20') {
  const page = { start: Number(start), rows: Number(rows) };
  if (!Number.isInteger(page.rows) || page.rows < 0) throw new BadRequest('rows should be >=0');
  if (!Number.isInteger(page.start) || page.start < 0) throw new BadRequest('start should be >=0');
  if (page.start > MAX_START || page.rows > MAX_ROWS) {
    throw new BadRequest(
      `Pagination limit exceeded: requested start ${start}, rows ${rows}. Max start ${MAX_START}, rows ${MAX_ROWS}`,
    );
  }
  return page;
}

interface Counting {
  catalog: Catalog;
  pids: string[];
  filters: Filter[];
}

/** The products over which a facet is counted: all filters, with multi-select without its own. */
function countedFor({ catalog, pids, filters }: Counting, attribute: string): string[] {
  const others = filters.filter((filter) => !catalog.isMultiSelect || filter.attribute !== attribute);
  return pids.filter((pid) => others.every((filter) => catalog.passes(pid, filter)));
}

function tally(counting: Counting, attribute: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const pid of countedFor(counting, attribute)) {
    const record = counting.catalog.store.records.get(pid) ?? {};
    for (const value of new Set(counting.catalog.valuesOf(record, attribute))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

export function countFacets(counting: Counting): { name: string; type: string; value: unknown[] }[] {
  const names = counting.catalog.categoryNames();
  const facets = counting.catalog.facetNames().map((name) => ({
    name,
    type: 'text',
    value: tally(counting, name).map(([value, count]) => ({ name: value, count })),
  }));
  const categories = tally(counting, 'category').map(([id, count]) => ({
    cat_id: id,
    cat_name: names.get(id),
    count,
    crumb: `/${id}`,
    parent: '',
    tree_path: `/${id},${names.get(id)}`,
  }));
  return [
    ...facets.filter(({ value }) => value.length > 0),
    { name: 'category', type: 'text', value: categories },
  ];
}

/** The old format, for requests without facet version 3. */
function legacyFacets(counting: Counting) {
  const fields = counting.catalog.facetNames().map((name) => {
    return [name, tally(counting, name).map(([value, count]) => ({ name: value, count }))] as const;
  });
  return { facet_fields: Object.fromEntries(fields), facet_queries: {}, facet_ranges: {} };
}

function stats(counting: Counting, fields: readonly string[]) {
  return Object.fromEntries(
    fields.map((field) => {
      const { records } = counting.catalog.store;
      const values = countedFor(counting, field).flatMap((pid) => numbers(records.get(pid) ?? {}, field));
      return [field, values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null];
    }),
  );
}

function findRedirect({ redirects }: Catalog, q: string) {
  const meaning = (text: string) => stemPhrase(splitWords(text));
  return redirects.find(({ query }) => meaning(query) === meaning(q));
}

export function pick(catalog: Catalog, pid: string, wanted: readonly string[]): Record<string, unknown> {
  const attributes = catalog.store.records.get(pid) ?? {};
  return Object.fromEntries(
    wanted.flatMap((name) => {
      if (name === 'pid') return [[name, pid]];
      return attributes[name] === undefined ? [] : [[name, attributes[name]]];
    }),
  );
}
