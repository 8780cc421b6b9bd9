import type { StringTableData } from './string-table.ts';
import type { TypoTableData } from './typo-table.ts';

/**
 * A part of the index: documents numbered from zero in the order of their primary category. Everything lies in
 * shared arrays. Only numbers and facet codes change after it was built; text, ids and numbering never do.
 * `xStarts` with `xItems` hold lists: those of entry `i` are `xItems[xStarts[i]]` up to `xStarts[i + 1]`.
 */
export interface SegmentData {
  /** Given by the writer; unique as long as the engine lives. */
  id: number;
  size: number;
  ids: StringTableData;
  productKeys: StringTableData;
  numbers: SegmentNumbers;
  facets: SegmentFacets;
  categories: SegmentCategories;
  text: SegmentText;
}

/** Raw columns that sorts and ranges read. */
export interface SegmentNumbers {
  /** Pence. */
  price: Uint32Array;
  /** Whole per cent. */
  discount: Uint8Array;
  rating: Float64Array;
  reviews: Uint32Array;
  revenue: Float64Array;
  published: Float64Array;
  /** Standing without a query, see `ranking.server.ts`. */
  quality: Float32Array;
}

export interface SegmentFacets {
  keys: string[];
  /** `key␁value`, numbered; the number is the value's code. */
  values: StringTableData;
  /** Key of each code. */
  valueKeys: Uint16Array;
  /** The codes of each document, row by row. */
  rowStarts: Uint32Array;
  rowCodes: Uint16Array | Uint32Array;
  /** The documents of each code, as built; codes moved since are in the reader's notes. */
  valueStarts: Uint32Array;
  valueDocs: Uint32Array;
}

export interface SegmentCategories {
  slugs: string[];
  names: string[];
  /** `[from, to, from, to, …]` of documents whose primary path holds the category: as a rule one pair. */
  ranges: number[][];
  /** Documents that belong to it beside their primary path. */
  extraStarts: Uint32Array;
  extraDocs: Uint32Array;
  /** The categories of each document, deepest primary one first. */
  rowStarts: Uint32Array;
  rowCodes: Uint16Array;
}

export interface SegmentText {
  terms: StringTableData;
  postingStarts: Uint32Array;
  postingDocs: Uint32Array;
  /** Saturated BM25F weight of the term in the document, 1 to 255. */
  postingImpacts: Uint8Array;
  /** Sorted words as written outside descriptions, and the term of each: for prefixes and slips. */
  surfaces: StringTableData;
  surfaceTerms: Uint32Array;
  typos: TypoTableData;
  titleStarts: Uint32Array;
  titleTerms: Uint32Array;
}

export const VALUE_SEPARATOR = '\u0001';

export function valueName(key: string, value: string): string {
  return key + VALUE_SEPARATOR + value;
}

/** Tells readers what changed; each applies it between two queries, so none sees half of it. */
export interface IndexChange {
  added: { segment: SegmentData; live: Uint32Array }[];
  dropped: number[];
  removed: { segmentId: number; docs: number[] }[];
  moved: FacetMove[];
}

/** A document's code that was replaced in its row. */
export interface FacetMove {
  segmentId: number;
  doc: number;
  from: number;
  to: number;
}

export function emptyChange(): IndexChange {
  return { added: [], dropped: [], removed: [], moved: [] };
}
