import type { FacetSchema } from '../facet-schema.ts';
import { type Bits, lowestBit, newBits, orBits, setBit } from '../segments/bitset.ts';
import { pricesOf } from '../segments/segment.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { RangeSelection, Selection } from '../selection.ts';

/** The result of the filters in one segment. */
export interface SegmentCounts {
  /** Documents that pass every selection; valid up to `total`. */
  hits: Uint32Array;
  total: number;
  /** Documents by code: those that pass every selection but the one of the code's own key. */
  counts: Uint32Array;
  price: NumberBounds;
  discount: NumberBounds;
  /** Documents that pass all but the product key selection; filled only when product keys are wanted. */
  keyedDocs: number[];
}

export interface NumberBounds {
  min: number;
  max: number;
}

/** The most product keys in one result: each is a term of its own. */
const MAX_KEYED_DOCS = 10_000;

/** The documents of a segment that pass one selection. */
export function selectionBits(reader: SegmentReader, selection: Selection, schema: FacetSchema): Bits {
  if (selection.kind === 'range') return rangeBits(reader, selection);
  if (selection.key === schema.productKey) return productKeyBits(reader, selection.values);
  const codes = selection.values
    .map((value) => reader.code(selection.key, value))
    .filter((code) => code >= 0);
  const [only, ...others] = codes;
  if (only !== undefined && others.length === 0) return reader.valueBits(only);
  const bits = newBits(reader.data.size);
  for (const code of codes) orBits(bits, reader.valueBits(code));
  return bits;
}

function productKeyBits(reader: SegmentReader, productKeys: string[]): Bits {
  const bits = newBits(reader.data.size);
  for (const productKey of productKeys) {
    const doc = reader.productKeys.find(productKey);
    if (doc >= 0) setBit(bits, doc);
  }
  return bits;
}

/** A query looks at a range several times, and reading a whole column is the dearest part of it. */
const rangeCache = new WeakMap<RangeSelection, WeakMap<SegmentReader, Bits>>();

function rangeBits(reader: SegmentReader, selection: RangeSelection): Bits {
  let bySegment = rangeCache.get(selection);
  if (bySegment === undefined) {
    bySegment = new WeakMap();
    rangeCache.set(selection, bySegment);
  }
  let bits = bySegment.get(reader);
  if (bits === undefined) {
    bits = newBits(reader.data.size);
    const columns = pricesOf(reader.data, selection.list);
    if (columns !== null) {
      for (const { min, max } of selection.ranges) addRange(bits, columns[selection.column], min, max);
    }
    bySegment.set(reader, bits);
  }
  return bits;
}

/** A word of thirty-two documents at a time. */
function addRange(bits: Bits, numbers: ArrayLike<number>, min: number, max: number): void {
  for (let w = 0; w < bits.length; w++) {
    const start = w << 5;
    const end = Math.min(32, numbers.length - start);
    let word = 0;
    for (let i = 0; i < end; i++) {
      const number = numbers[start + i]!;
      if (number >= min && number <= max) word |= 1 << i;
    }
    bits[w] = bits[w]! | word;
  }
}

/** What is counted in addition to the documents. */
export interface CountWants {
  values: boolean;
  /** The lowest and highest price and discount. */
  bounds: boolean;
  productKeys: boolean;
  priceList?: string;
}

/**
 * One pass over the documents of `base`. A document that passes every selection counts for all its values. One that
 * fails exactly one selection counts for the values of that selection's key only: that is what makes counts
 * disjunctive. One that fails two counts for nothing.
 */
export function countFacets(
  reader: SegmentReader,
  base: Bits,
  selections: readonly Selection[],
  schema: FacetSchema,
  scratch: { hits: Uint32Array; counts: Uint32Array },
  wants: CountWants,
): SegmentCounts {
  const { rowStarts, rowCodes, valueKeys, keys } = reader.data.facets;
  // Without such a list no document is in `base`.
  const { price, discount } = pricesOf(reader.data, wants.priceList) ?? reader.data.numbers;
  const { hits, counts } = scratch;
  counts.fill(0);
  const groups = selections.map((selection) => selectionBits(reader, selection, schema));
  const groupKeys = selections.map((selection) => keys.indexOf(selection.key));
  const priceBounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const discountBounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const keyedDocs: number[] = [];
  let total = 0;

  for (let w = 0; w < base.length; w++) {
    let passAll = base[w]!;
    if (passAll === 0) continue;
    let failOne = 0;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g]![w]!;
      failOne = (failOne & group) | (passAll & ~group);
      passAll &= group;
    }
    while (passAll !== 0) {
      const doc = (w << 5) + lowestBit(passAll);
      passAll &= passAll - 1;
      hits[total++] = doc;
      const end = rowStarts[doc + 1]!;
      for (let i = wants.values ? rowStarts[doc]! : end; i < end; i++) {
        const code = rowCodes[i]!;
        counts[code] = counts[code]! + 1;
      }
      if (wants.bounds) {
        widen(priceBounds, price[doc]!);
        widen(discountBounds, discount[doc]!);
      }
      if (wants.productKeys && keyedDocs.length < MAX_KEYED_DOCS) keyedDocs.push(doc);
    }
    if (!wants.values && !wants.bounds && !wants.productKeys) continue;
    while (failOne !== 0) {
      const bit = lowestBit(failOne);
      failOne &= failOne - 1;
      const doc = (w << 5) + bit;
      let failed = 0;
      while (((groups[failed]![w]! >>> bit) & 1) === 1) failed++;
      const selection = selections[failed]!;
      if (selection.kind === 'range') {
        if (selection.column === 'price') widen(priceBounds, price[doc]!);
        else widen(discountBounds, discount[doc]!);
        continue;
      }
      if (wants.productKeys && selection.key === schema.productKey) keyedDocs.push(doc);
      const key = groupKeys[failed]!;
      for (let i = rowStarts[doc]!, end = rowStarts[doc + 1]!; i < end; i++) {
        const code = rowCodes[i]!;
        if (valueKeys[code] === key) counts[code] = counts[code]! + 1;
      }
    }
  }
  return { hits, total, counts, price: priceBounds, discount: discountBounds, keyedDocs };
}

function widen(bounds: NumberBounds, number: number): void {
  if (number < bounds.min) bounds.min = number;
  if (number > bounds.max) bounds.max = number;
}
