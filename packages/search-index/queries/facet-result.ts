import type { FacetSchema } from '../facet-schema.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import { foldText } from '../text/tokeniser.ts';
import type { FacetCount, FacetTerm } from '../types.ts';
import type { NumberBounds, SegmentCounts } from './facet-counter.ts';
import type { ValueSpace } from './value-space.ts';

/** The most terms of one facet in a result; the others are found by facet search. */
const MAX_TERMS = 1000;

export interface CountedSegment {
  reader: SegmentReader;
  toCommon: Uint32Array;
  counted: SegmentCounts;
}

/** Adds up the segments' counts and lists them by key, largest first. */
export function listFacets(
  segments: readonly CountedSegment[],
  space: ValueSpace,
  schema: FacetSchema,
  wanted: readonly string[] | undefined,
  maxTerms = MAX_TERMS,
): FacetCount[] {
  const isWanted = (key: string) => wanted === undefined || wanted.includes(key);
  const totals = addCounts(segments, space);
  const facets: FacetCount[] = [];
  for (const key of space.keys()) {
    if (schema.isInternal(key) || !isWanted(key)) continue;
    const terms = listTerms(space.ofKey(key), totals, space.values, schema, maxTerms);
    if (terms.length > 0) facets.push({ key, terms });
  }
  if (wanted?.includes(schema.productKey)) {
    const terms = listProductKeys(segments).slice(0, maxTerms);
    if (terms.length > 0) facets.push({ key: schema.productKey, terms });
  }
  for (const [key, bounds] of rangeBounds(segments, schema)) {
    if (!schema.isInternal(key) && isWanted(key) && bounds.min <= bounds.max)
      facets.push({ key, terms: [], range: bounds });
  }
  return facets.sort((a, b) => schema.compareKeys(a.key, b.key));
}

const MAX_VALUES = 2 ** 21;
const MAX_COUNT = 2 ** 31;

/** The terms of one facet, largest first. Count and alphabetical place make one number, so that sorting needs no comparing. */
function listTerms(
  numbers: readonly number[],
  totals: Uint32Array,
  values: ValueSpace['values'],
  schema: FacetSchema,
  maxTerms: number,
): FacetTerm[] {
  const order = new Float64Array(numbers.length);
  let length = 0;
  for (let place = 0; place < numbers.length; place++) {
    const count = totals[numbers[place]!]!;
    if (count > 0 && schema.isVisible(values[numbers[place]!]!.term))
      order[length++] = (MAX_COUNT - count) * MAX_VALUES + place;
  }
  const listed = order.subarray(0, length).sort().subarray(0, maxTerms);
  return Array.from(listed, (at) => {
    const number = numbers[at % MAX_VALUES]!;
    return { term: values[number]!.term, count: totals[number]! };
  });
}

/** The terms of one facet that contain the typed text, whatever their case and accents; counts of two parts add up. */
export function searchFacetTerms(
  facets: readonly FacetCount[],
  key: string,
  typed: string,
  limit: number,
): FacetTerm[] {
  const needle = foldText(typed).trim();
  const counts = new Map<string, number>();
  for (const facet of facets) {
    if (facet.key !== key) continue;
    for (const { term, count } of facet.terms) {
      if (foldText(term).includes(needle)) counts.set(term, (counts.get(term) ?? 0) + count);
    }
  }
  return [...counts]
    .map(([term, count]) => ({ term, count }))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, limit);
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

function rangeBounds(segments: readonly CountedSegment[], schema: FacetSchema): [string, NumberBounds][] {
  const widest = (bounds: NumberBounds[]) => ({
    min: Math.min(...bounds.map(({ min }) => min)),
    max: Math.max(...bounds.map(({ max }) => max)),
  });
  return [
    [schema.priceKey, widest(segments.map(({ counted }) => counted.price))],
    [schema.discountKey, widest(segments.map(({ counted }) => counted.discount))],
  ];
}
