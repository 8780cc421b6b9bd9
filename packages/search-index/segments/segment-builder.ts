import type { SearchDocument } from '../document.ts';
import { EVERY_FASCIA, FASCIA_KEY, type FacetSchema } from '../facet-schema.ts';
import { orderByCategory } from './category-order.ts';
import { readDocumentText } from './document-text.ts';
import { scoreQuality } from './quality.ts';
import { type SegmentData, type SegmentFacets, type SegmentText, valueName } from './segment.ts';
import {
  buildSurfaces,
  invertRows,
  newNumbers,
  newPrices,
  newRowCodes,
  writePrice,
} from './segment-parts.ts';
import { accumulateStarts, GrowingWords, sharedBytes, sharedShorts, sharedWords } from './shared-arrays.ts';
import { buildStringTable } from './string-table.ts';

/** Builds one segment from documents. Of two documents with one id the later one is used. */
export function buildSegment(
  id: number,
  documents: readonly SearchDocument[],
  schema: FacetSchema,
): SegmentData {
  const latest = new Map(documents.map((document) => [document.id, document]));
  const collected = [...latest.values()];
  const categories = collectCategories(collected);
  const { order, ranges, extraStarts, extraDocs } = orderByCategory(
    categories.rowStarts,
    categories.rowCodes.view(),
    categories.slugs,
  );
  const ordered = Array.from(order, (doc) => collected[doc]!);
  return {
    id,
    size: ordered.length,
    ids: buildStringTable(ordered.map((document) => document.id)),
    productKeys: buildStringTable(ordered.map((document) => document.productKey)),
    numbers: readNumbers(ordered),
    lists: readLists(ordered),
    facets: readFacets(ordered, schema),
    categories: {
      slugs: categories.slugs,
      names: categories.names,
      ranges,
      extraStarts,
      extraDocs,
      ...reorderRows(categories.rowStarts, categories.rowCodes.view(), order),
    },
    text: readText(ordered, schema),
  };
}

function collectCategories(documents: readonly SearchDocument[]) {
  const slugs: string[] = [];
  const names: string[] = [];
  const codes = new Map<string, number>();
  const rowStarts = new Uint32Array(documents.length + 1);
  const rowCodes = new GrowingWords();
  documents.forEach((document, doc) => {
    for (const slug of new Set(document.categorySlugs)) {
      let code = codes.get(slug);
      if (code === undefined) {
        code = slugs.length;
        codes.set(slug, code);
        slugs.push(slug);
        names.push(document.categoryNames[document.categorySlugs.indexOf(slug)] ?? slug);
      }
      rowCodes.push(code);
    }
    rowStarts[doc + 1] = rowCodes.length;
  });
  return { slugs, names, rowStarts, rowCodes };
}

function reorderRows(starts: Uint32Array, codes: Uint32Array, order: Uint32Array) {
  const rowStarts = sharedWords(order.length + 1);
  const rowCodes = sharedShorts(codes.length);
  let next = 0;
  order.forEach((doc, number) => {
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) rowCodes[next++] = codes[i]!;
    rowStarts[number + 1] = next;
  });
  return { rowStarts, rowCodes };
}

function readNumbers(documents: readonly SearchDocument[]) {
  const numbers = newNumbers(documents.length);
  documents.forEach((document, doc) => {
    writePrice(numbers, doc, document);
    numbers.rating[doc] = document.averageRating;
    numbers.reviews[doc] = document.totalReviewCount;
    numbers.revenue[doc] = document.totalRevenueAmount;
    numbers.published[doc] = document.publishedAtTimestamp;
    numbers.quality[doc] = scoreQuality({
      revenue: document.totalRevenueAmount,
      rating: document.averageRating,
      reviews: document.totalReviewCount,
      isOnStock: document.isOnStock,
    });
  });
  return numbers;
}

function readLists(documents: readonly SearchDocument[]): SegmentData['lists'] {
  const names = new Set(documents.flatMap(({ prices }) => Object.keys(prices ?? {})));
  return Object.fromEntries(
    [...names].map((name) => {
      const columns = newPrices(documents.length);
      documents.forEach(({ prices }, doc) => {
        const listed = prices?.[name];
        if (listed) writePrice(columns, doc, listed);
      });
      return [name, columns];
    }),
  );
}

function readFacets(documents: readonly SearchDocument[], schema: FacetSchema): SegmentFacets {
  const dictionary = new FacetDictionary(schema);
  const rowStarts = sharedWords(documents.length + 1);
  const codes = new GrowingWords();
  documents.forEach((document, doc) => {
    for (const code of new Set(facetCodes(document, dictionary, schema))) codes.push(code);
    rowStarts[doc + 1] = codes.length;
  });
  const rowCodes = newRowCodes(codes.length, dictionary.names.length);
  rowCodes.set(codes.view());
  return {
    ...dictionary.finish(),
    rowStarts,
    rowCodes,
    ...invertRows(rowStarts, rowCodes, dictionary.names.length),
  };
}

function* facetCodes(
  document: SearchDocument,
  dictionary: FacetDictionary,
  schema: FacetSchema,
): Generator<number> {
  yield dictionary.code(schema.stockKey, String(document.isOnStock));
  for (const fascia of document.fascias.length > 0 ? document.fascias : [EVERY_FASCIA]) {
    yield dictionary.code(FASCIA_KEY, fascia);
  }
  if (document.facets[schema.brandKey] === undefined && document.brand !== '') {
    yield dictionary.code(schema.brandKey, document.brand);
  }
  for (const [key, values] of Object.entries(document.facets)) {
    if (schema.isComputed(key)) continue;
    for (const value of values) yield dictionary.code(key, value);
  }
}

/** Gives each facet value a number, in the order of their first use. */
export class FacetDictionary {
  readonly keys: string[] = [];
  readonly names: string[] = [];
  readonly #codes = new Map<string, { key: number; values: Map<string, number> }>();
  readonly #valueKeys: number[] = [];

  constructor(schema: FacetSchema) {
    // Both stock values exist in every segment, so that a stock change can always be written in place.
    this.code(schema.stockKey, 'true');
    this.code(schema.stockKey, 'false');
  }

  code(key: string, value: string): number {
    let known = this.#codes.get(key);
    if (known === undefined) {
      known = { key: this.keys.push(key) - 1, values: new Map() };
      this.#codes.set(key, known);
    }
    let code = known.values.get(value);
    if (code === undefined) {
      code = this.names.push(valueName(key, value)) - 1;
      known.values.set(value, code);
      this.#valueKeys.push(known.key);
    }
    return code;
  }

  finish(): Pick<SegmentFacets, 'keys' | 'values' | 'valueKeys'> {
    const valueKeys = sharedShorts(this.#valueKeys.length);
    valueKeys.set(this.#valueKeys);
    return { keys: this.keys, values: buildStringTable(this.names), valueKeys };
  }
}

function readText(documents: readonly SearchDocument[], schema: FacetSchema): SegmentText {
  const terms: string[] = [];
  const termOf = new Map<string, number>();
  const termOfSurface = new Map<string, number>();
  const forward = new GrowingWords();
  const forwardStarts = new Uint32Array(documents.length + 1);
  const titles = new GrowingWords();
  const titleStarts = sharedWords(documents.length + 1);
  const titleHeads = sharedBytes(documents.length);
  documents.forEach((document, doc) => {
    const text = readDocumentText(document, schema);
    for (const [stem, impact] of text.impacts) {
      let term = termOf.get(stem);
      if (term === undefined) {
        term = terms.length;
        termOf.set(stem, term);
        terms.push(stem);
      }
      forward.push(term * 256 + impact);
    }
    for (const [word, stem] of text.surfaces) {
      if (!termOfSurface.has(word)) termOfSurface.set(word, termOf.get(stem)!);
    }
    for (const stem of text.titleStems) titles.push(termOf.get(stem) ?? 0);
    titleHeads[doc] = Math.min(255, text.titleHead);
    forwardStarts[doc + 1] = forward.length;
    titleStarts[doc + 1] = titles.length;
  });
  const titleTerms = sharedWords(titles.length);
  titleTerms.set(titles.view());
  return {
    terms: buildStringTable(terms),
    ...invertPostings(forwardStarts, forward.view(), terms.length),
    ...buildSurfaces(termOfSurface),
    titleStarts,
    titleTerms,
    titleHeads,
  };
}

/** Lists documents by term. Each forward entry is a term and its impact in one number. */
function invertPostings(forwardStarts: Uint32Array, forward: Uint32Array, termCount: number) {
  const postingStarts = sharedWords(termCount + 1);
  for (let i = 0; i < forward.length; i++) {
    const term = forward[i]! >>> 8;
    postingStarts[term + 1] = postingStarts[term + 1]! + 1;
  }
  accumulateStarts(postingStarts);
  const postingDocs = sharedWords(forward.length);
  const postingImpacts = sharedBytes(forward.length);
  const next = postingStarts.slice();
  for (let doc = 0; doc + 1 < forwardStarts.length; doc++) {
    for (let i = forwardStarts[doc]!; i < forwardStarts[doc + 1]!; i++) {
      const term = forward[i]! >>> 8;
      const position = next[term]!;
      next[term] = position + 1;
      postingDocs[position] = doc;
      postingImpacts[position] = forward[i]! & 255;
    }
  }
  return { postingStarts, postingDocs, postingImpacts };
}
