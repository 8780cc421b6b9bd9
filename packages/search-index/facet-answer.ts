import type { NumberBounds, SegmentCounts } from './facet-counter.ts';
import {
  compareFacetKeys,
  DISCOUNT_RANGE_KEY,
  FASCIA_KEY,
  isShownFacetValue,
  PRICE_RANGE_KEY,
  PRODUCT_KEY,
} from './facet-keys.ts';
import type { SegmentReader } from './segment-reader.ts';
import { foldText } from './tokeniser.ts';
import type { FacetCount, FacetTerm } from './types.ts';
import type { ValueSpace } from './value-space.ts';

/** The most terms of one facet in an answer; beyond it there is facet search. */
const MAX_TERMS = 1000;

export interface CountedSegment {
  reader: SegmentReader;
  toCommon: Uint32Array;
  counted: SegmentCounts;
}

/** Adds the segments' counts up and lists them by key, largest first. */
export function answerFacets(
  segments: readonly CountedSegment[],
  space: ValueSpace,
  wanted: readonly string[] | undefined,
  maxTerms = MAX_TERMS,
): FacetCount[] {
  const isWanted = (key: string) => wanted === undefined || wanted.includes(key);
  const terms = new Map<string, FacetTerm[]>();
  const totals = addCounts(segments, space);
  for (let code = 0; code < totals.length; code++) {
    if (totals[code] === 0) continue;
    const { key, term } = space.values[code]!;
    if (key === FASCIA_KEY || !isWanted(key) || !isShownFacetValue(term)) continue;
    const list = terms.get(key);
    if (list === undefined) terms.set(key, [{ term, count: totals[code]! }]);
    else list.push({ term, count: totals[code]! });
  }
  if (wanted?.includes(PRODUCT_KEY)) {
    const productKeys = listProductKeys(segments);
    if (productKeys.length > 0) terms.set(PRODUCT_KEY, productKeys);
  }
  const facets: FacetCount[] = [...terms].map(([key, list]) => ({
    key,
    terms: largestFirst(list, maxTerms),
  }));
  for (const [key, bounds] of rangeBounds(segments)) {
    if (isWanted(key) && bounds.min <= bounds.max) facets.push({ key, terms: [], range: bounds });
  }
  return facets.sort((a, b) => compareFacetKeys(a.key, b.key));
}

/** The terms of one facet whose label contains the typed text, accents and case aside. */
export function searchFacetTerms(
  facets: readonly FacetCount[],
  key: string,
  typed: string,
  limit: number,
): FacetTerm[] {
  const needle = foldText(typed).trim();
  const terms = facets.find((facet) => facet.key === key)?.terms ?? [];
  return terms.filter(({ term }) => foldText(term).includes(needle)).slice(0, limit);
}

function largestFirst(terms: FacetTerm[], limit: number): FacetTerm[] {
  terms.sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  return terms.length > limit ? terms.slice(0, limit) : terms;
}

function addCounts(segments: readonly CountedSegment[], space: ValueSpace): Uint32Array {
  const totals = new Uint32Array(space.values.length);
  for (const { toCommon, counted } of segments) {
    for (let code = 0; code < toCommon.length; code++) {
      const count = counted.counts[code]!;
      if (count > 0) totals[toCommon[code]!] = totals[toCommon[code]!]! + count;
    }
  }
  return totals;
}

function listProductKeys(segments: readonly CountedSegment[]): FacetTerm[] {
  return segments.flatMap(({ reader, counted }) =>
    counted.keyedDocs.map((doc) => ({ term: reader.productKeys.at(doc), count: 1 })),
  );
}

function rangeBounds(segments: readonly CountedSegment[]): [string, NumberBounds][] {
  const widest = (bounds: NumberBounds[]) => ({
    min: Math.min(...bounds.map(({ min }) => min)),
    max: Math.max(...bounds.map(({ max }) => max)),
  });
  return [
    [PRICE_RANGE_KEY, widest(segments.map(({ counted }) => counted.price))],
    [DISCOUNT_RANGE_KEY, widest(segments.map(({ counted }) => counted.discount))],
  ];
}
