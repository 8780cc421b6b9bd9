import type { TypoTableData } from '../text/typo-table.ts';
import type { StringTableData } from './string-table.ts';

/**
 * A part of the index: documents numbered from zero in the order of their primary category. All data are in shared
 * arrays. Only numbers and facet codes change after the build; text, ids and numbering never do.
 * `xStarts` with `xItems` are lists: the list of entry `i` is `xItems[xStarts[i]]` up to `xItems[xStarts[i + 1]]`.
 */
export interface SegmentData {
  /** Set by the writer, unique within the engine. */
  id: number;
  size: number;
  ids: StringTableData;
  productKeys: StringTableData;
  numbers: SegmentNumbers;
  /** Price columns by list; none where no document names a list. */
  lists: Record<string, PriceColumns>;
  facets: SegmentFacets;
  categories: SegmentCategories;
  text: SegmentText;
}

export interface PriceColumns {
  /** Hundredths of the currency; `NO_PRICE` where a document is not in the list. */
  price: Uint32Array;
  /** Whole per cent. */
  discount: Uint8Array;
}

export const NO_PRICE = 0xffff_ffff;

/** The price columns that a query reads; null where it names a list that this segment does not have. */
export function pricesOf(
  { lists, numbers, size }: Pick<SegmentData, 'lists' | 'numbers' | 'size'>,
  list: string | undefined,
): PriceColumns | null {
  // Documents that name no list are in all of them.
  if (list === undefined || Object.keys(lists).length === 0) return numbers;
  return size === 0 ? numbers : (lists[list] ?? null);
}

/** Columns for sorting and ranges. */
export interface SegmentNumbers extends PriceColumns {
  rating: Float64Array;
  reviews: Uint32Array;
  revenue: Float64Array;
  published: Float64Array;
  /** Score without a query, see `quality.ts`. */
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
  /** The documents of each code, as built; each reader records the rows that changed since. */
  valueStarts: Uint32Array;
  valueDocs: Uint32Array;
}

export interface SegmentCategories {
  slugs: string[];
  names: string[];
  /** `[from, to, from, to, …]` of documents whose primary path has the category: mostly one pair. */
  ranges: number[][];
  /** Documents that are in the category but not by their primary path. */
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
  /** Sorted words as written, and the term of each: for prefixes and typos. */
  surfaces: StringTableData;
  surfaceTerms: Uint32Array;
  typos: TypoTableData;
  titleStarts: Uint32Array;
  titleTerms: Uint32Array;
  /** Which word of each document's title names the product. */
  titleHeads: Uint8Array;
}

export const VALUE_SEPARATOR = '\u0001';

export function valueName(key: string, value: string): string {
  return key + VALUE_SEPARATOR + value;
}

/** A change of the index. Each reader applies it between two queries, so that no query sees half of it. */
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
