import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { createEmbeddedSearch } from '../engine.ts';
import { SAMPLE_FACETS, searchDocument, searchQuery } from '../sample-catalogue.ts';
import { scoreQuality } from '../segments/quality.ts';
import { parseRange } from '../selection.ts';
import type { DocumentPatch, FacetCount, SearchQuery, SortKey } from '../types.ts';

/** The expected result, computed document by document without an index. */
function searchByHand(documents: readonly SearchDocument[], query: SearchQuery) {
  const keys = new Set(documents.flatMap((document) => Object.keys(facetsOf(document))));
  const base = documents.filter(
    (document) =>
      (query.categorySlug === null || document.categorySlugs.includes(query.categorySlug)) &&
      (query.fascia === undefined ||
        document.fascias.length === 0 ||
        document.fascias.includes(query.fascia)),
  );
  const texted = (query.text === null ? base : matchTextByHand(base, documents, query.text)).filter(
    ({ id }) => query.ids === undefined || query.ids.includes(id),
  );
  const tests = Object.entries(query.filters).flatMap(([key, values]) => {
    const test = filterByHand(key, values);
    return test === null ? [] : [{ key, test }];
  });
  const passing = (except: string | null) =>
    texted.filter((document) => tests.every(({ key, test }) => key === except || test(document)));
  const hits = passing(null);
  return {
    total: hits.length,
    ids: hits
      .toSorted((a, b) => compareByHand(a, b, query.sort))
      .slice(query.offset, query.offset + query.limit)
      .map(({ id }) => id),
    facets: countByHand(keys, passing),
  };
}

function facetsOf(document: SearchDocument): Record<string, string[]> {
  return { ...document.facets, isOnStock: [String(document.isOnStock)] };
}

/** The documents with the most words; of those, the ones whose words are rarest. */
function matchTextByHand(
  base: readonly SearchDocument[],
  all: readonly SearchDocument[],
  text: string,
): SearchDocument[] {
  const has = (document: SearchDocument, word: string) => document.title.split(' ').includes(word);
  const found = (document: SearchDocument) => text.split(' ').filter((word) => has(document, word));
  const rarity = (document: SearchDocument) =>
    found(document).reduce((sum, word) => {
      const frequency = all.filter((other) => has(other, word)).length;
      return sum + Math.log(1 + (all.length - frequency + 0.5) / (frequency + 0.5));
    }, 0);
  const most = Math.max(0, ...base.map((document) => found(document).length));
  const fullest = base.filter((document) => most > 0 && found(document).length === most);
  const rarest = Math.max(0, ...fullest.map(rarity));
  return fullest.filter((document) => rarity(document) > rarest - 1e-4);
}

function filterByHand(key: string, values: string[]) {
  if (key === 'priceRange' || key === 'discountRange') {
    const ranges = values.map(parseRange).filter((range) => range !== null);
    if (ranges.length === 0) return null;
    const number = (document: SearchDocument) =>
      key === 'priceRange' ? document.price / 100 : document.discountPercentage;
    return (document: SearchDocument) =>
      ranges.some(({ min, max }) => number(document) >= min && number(document) <= max);
  }
  if (values.length === 0 || key === 'unknown') return null;
  return (document: SearchDocument) =>
    (facetsOf(document)[key] ?? []).some((value) => values.includes(value));
}

function countByHand(keys: ReadonlySet<string>, passing: (except: string) => SearchDocument[]) {
  const facets: Record<string, unknown> = {};
  for (const key of keys) {
    const counts: Record<string, number> = {};
    for (const document of passing(key)) {
      for (const value of new Set(facetsOf(document)[key])) counts[value] = (counts[value] ?? 0) + 1;
    }
    if (Object.keys(counts).length > 0) facets[key] = counts;
  }
  const addRange = (key: string, numbers: number[]) => {
    if (numbers.length > 0) facets[key] = { min: Math.min(...numbers), max: Math.max(...numbers) };
  };
  addRange(
    'priceRange',
    passing('priceRange').map(({ price }) => price),
  );
  addRange(
    'discountRange',
    passing('discountRange').map(({ discountPercentage }) => discountPercentage),
  );
  return facets;
}

function compareByHand(a: SearchDocument, b: SearchDocument, sort: SortKey): number {
  return (
    sortNumber(a, sort) - sortNumber(b, sort) ||
    b.totalRevenueAmount - a.totalRevenueAmount ||
    (a.id < b.id ? -1 : 1)
  );
}

function sortNumber(document: SearchDocument, sort: SortKey): number {
  switch (sort) {
    case 'price-asc':
      return document.price;
    case 'price-desc':
      return -document.price;
    case 'best-sellers':
      return -document.totalRevenueAmount;
    case 'newness':
      return -document.publishedAtTimestamp;
    case 'rating-desc':
      return -document.averageRating;
    default:
      return -Math.fround(
        scoreQuality({
          revenue: document.totalRevenueAmount,
          rating: document.averageRating,
          reviews: document.totalReviewCount,
          isOnStock: document.isOnStock,
        }),
      );
  }
}

function asRecord(facets: readonly FacetCount[]): Record<string, unknown> {
  return Object.fromEntries(
    facets.map(({ key, terms, range }) => [
      key,
      range ?? Object.fromEntries(terms.map(({ term, count }) => [term, count])),
    ]),
  );
}

const PATHS = [
  ['dresses', 'clothing', 'women'],
  ['jeans', 'clothing', 'women'],
  ['clothing', 'women'],
  ['lamps', 'home'],
  ['sofas', 'home', 'women'],
];
const WORDS = ['zephyr', 'quartz', 'mulberry', 'thistle', 'orchard'];

const someOf = (values: string[]) => fc.subarray(values);
const anyId = fc.integer({ min: 0, max: 24 }).map((number) => `id-${number}`);

const anyDocument: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: anyId,
    path: fc.constantFrom(...PATHS),
    extra: someOf(['sale', 'new-in', 'home']),
    words: fc.subarray(WORDS, { minLength: 1 }),
    brand: fc.constantFrom('Alder', 'Birch', 'Cedar'),
    colours: someOf(['Kohl', 'Snow', 'Sand']),
    fit: someOf(['Loose', 'Tight']),
    price: fc.integer({ min: 1, max: 8 }).map((pounds) => pounds * 500),
    discountPercentage: fc.constantFrom(0, 10, 50),
    averageRating: fc.constantFrom(0, 3.5, 4.2),
    totalReviewCount: fc.integer({ min: 0, max: 3 }),
    totalRevenueAmount: fc.constantFrom(0, 1000, 90_000),
    publishedAtTimestamp: fc.integer({ min: 1, max: 4 }),
    isOnStock: fc.boolean(),
    fascias: someOf(['coast', 'oasis']),
  })
  .map(({ id, path, extra, words, brand, colours, fit, ...numbers }) => {
    const slugs = [...new Set([...path, ...extra])];
    return searchDocument(id, {
      ...numbers,
      title: words.join(' '),
      brand,
      categorySlugs: slugs,
      categoryNames: slugs.map((slug) => slug.toUpperCase()),
      facets: { colourFacets: colours, 'aiattributes.Fit': fit },
    });
  });

const anyFilteredQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    categorySlug: fc.option(fc.constantFrom('women', 'clothing', 'dresses', 'home', 'sale', 'nowhere')),
    colourFacets: someOf(['Kohl', 'Snow', 'Sand', 'Nowhere']),
    fit: someOf(['Loose', 'Tight']),
    brand: someOf(['Alder', 'Birch']),
    isOnStock: someOf(['true', 'false']),
    priceRange: someOf(['5-20', '15-max', '1-x']),
    discountRange: someOf(['10-max']),
    unknown: someOf(['x']),
    sort: fc.constantFrom<SortKey>(
      'relevance',
      'best-sellers',
      'price-asc',
      'price-desc',
      'newness',
      'rating-desc',
    ),
    offset: fc.integer({ min: 0, max: 12 }),
    limit: fc.integer({ min: 0, max: 12 }),
    fascia: fc.option(fc.constantFrom('coast', 'wallis'), { nil: undefined }),
    ids: fc.option(fc.array(anyId, { maxLength: 12 }), { nil: undefined }),
  })
  .map(({ colourFacets, fit, brand, isOnStock, priceRange, discountRange, unknown, ...rest }) => {
    const all = {
      colourFacets,
      'aiattributes.Fit': fit,
      brand,
      isOnStock,
      priceRange,
      discountRange,
      unknown,
    };
    return searchQuery({ ...rest, filters: all });
  });

/** The most frequent query: a category without filters. */
const anyPlainQuery = fc
  .constantFrom('women', 'clothing', 'home', 'sale', null)
  .map((categorySlug) => searchQuery({ categorySlug }));

const anyQuery = fc.oneof(
  { weight: 3, arbitrary: anyFilteredQuery },
  { weight: 2, arbitrary: anyPlainQuery },
);

const anyPatch: fc.Arbitrary<DocumentPatch> = fc.record(
  {
    id: anyId,
    price: fc.integer({ min: 1, max: 8 }).map((pounds) => pounds * 500),
    discountPercentage: fc.constantFrom(0, 10, 50),
    isOnStock: fc.boolean(),
    averageRating: fc.constantFrom(0, 4.2),
    totalReviewCount: fc.integer({ min: 0, max: 3 }),
    totalRevenueAmount: fc.constantFrom(0, 1000),
    facets: fc.record({ 'aiattributes.Fit': someOf(['Loose', 'Tight', 'Boxy']) }),
  },
  { requiredKeys: ['id'] },
);

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.array(anyDocument, { maxLength: 5 }).map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.array(anyId, { maxLength: 3 }).map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.array(anyPatch, { maxLength: 3 }).map((patch) => ({ patch })) },
  { weight: 4, arbitrary: anyQuery.map((query) => ({ query })) },
);

async function expectSame(
  engine: Awaited<ReturnType<typeof createEmbeddedSearch>>,
  model: ReadonlyMap<string, SearchDocument>,
  query: SearchQuery,
  comparesOrder = true,
): Promise<void> {
  const expected = searchByHand([...model.values()], query);
  const found = await engine.search(query);
  expect(found.total).toBe(expected.total);
  expect(asRecord(found.facets)).toEqual(expected.facets);
  // Products that have only some of the words may follow.
  const first = found.ids.slice(0, Math.max(0, found.total - query.offset));
  if (comparesOrder) expect(first).toEqual(expected.ids);
}

describe('the index compared with a plain loop over the documents', () => {
  it('[FACET-04][SORT-01] agrees on totals, disjunctive counts, ranges and order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { maxLength: 40 }),
        fc.array(anyQuery, { minLength: 1, maxLength: 6 }),
        async (documents, queries) => {
          const model = new Map(documents.map((document) => [document.id, document]));
          const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents });
          for (const query of queries) await expectSame(engine, model, query);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('agrees after any sequence of puts, removals and patches, through merges', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { maxLength: 20 }),
        fc.array(anyStep, { minLength: 5, maxLength: 60, size: 'max' }),
        anyQuery,
        async (documents, steps, last) => {
          const model = new Map(documents.map((document) => [document.id, document]));
          const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents });
          for (const step of steps) {
            if ('query' in step) await expectSame(engine, model, step.query);
            else if ('put' in step) {
              await engine.put(step.put);
              for (const document of step.put) model.set(document.id, document);
            } else if ('remove' in step) {
              await engine.remove(step.remove);
              for (const id of step.remove) model.delete(id);
            } else {
              await engine.patch(step.patch);
              for (const patch of step.patch) applyByHand(model, patch);
            }
          }
          await engine.settle();
          await expectSame(engine, model, last);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('agrees on what text finds: all words if some document has them, as many as possible if not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument, { maxLength: 30 }),
        fc.subarray(WORDS, { minLength: 1, maxLength: 3 }),
        anyQuery,
        async (documents, words, query) => {
          const model = new Map(documents.map((document) => [document.id, document]));
          const known = words.filter((word) => documents.some(({ title }) => title.includes(word)));
          fc.pre(known.length === words.length);
          const engine = await createEmbeddedSearch({ ...SAMPLE_FACETS, documents });
          await expectSame(engine, model, { ...query, text: words.join(' ') }, query.sort !== 'relevance');
        },
      ),
      { numRuns: 60 },
    );
  });
});

function applyByHand(model: Map<string, SearchDocument>, { id, facets, ...numbers }: DocumentPatch): void {
  const document = model.get(id);
  if (document === undefined) return;
  model.set(id, { ...document, ...numbers, facets: { ...document.facets, ...facets } });
}
