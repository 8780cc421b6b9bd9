import type { FacetSchema } from '../facet-schema.ts';
import { scoreQuality } from '../segments/quality.ts';
import type { FacetMove } from '../segments/segment.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { DocumentPatch } from '../types.ts';

export interface PatchOutcome {
  moved: FacetMove[];
  /** Facets that do not fit the row: the document has to be copied to a new segment with them. */
  rewrite: Record<string, string[]> | null;
}

/** Writes a patch into the shared columns and rows, where every thread sees it immediately. */
export function patchInPlace(
  reader: SegmentReader,
  doc: number,
  patch: DocumentPatch,
  schema: FacetSchema,
): PatchOutcome {
  const { numbers } = reader.data;
  if (patch.price !== undefined) numbers.price[doc] = Math.max(0, Math.round(patch.price));
  if (patch.discountPercentage !== undefined) {
    numbers.discount[doc] = Math.min(100, Math.max(0, Math.round(patch.discountPercentage)));
  }
  if (patch.averageRating !== undefined) numbers.rating[doc] = patch.averageRating;
  if (patch.totalReviewCount !== undefined) numbers.reviews[doc] = patch.totalReviewCount;
  if (patch.totalRevenueAmount !== undefined) numbers.revenue[doc] = patch.totalRevenueAmount;

  const wanted: Record<string, string[]> = {};
  for (const [key, values] of Object.entries(patch.facets ?? {})) {
    if (!schema.isComputed(key)) wanted[key] = values;
  }
  if (patch.isOnStock !== undefined) wanted[schema.stockKey] = [String(patch.isOnStock)];
  const moved: FacetMove[] = [];
  const rewrite: Record<string, string[]> = {};
  for (const [key, values] of Object.entries(wanted)) {
    const moves = replaceValues(reader, doc, key, values);
    if (moves === null) rewrite[key] = values;
    else moved.push(...moves);
  }
  numbers.quality[doc] = scoreQuality({
    revenue: numbers.revenue[doc]!,
    rating: numbers.rating[doc]!,
    reviews: numbers.reviews[doc]!,
    isOnStock: reader.rowHas(doc, reader.code(schema.stockKey, 'true')),
  });
  return { moved, rewrite: Object.keys(rewrite).length > 0 ? rewrite : null };
}

/** One patch per document; a later one overrides an earlier one. */
export function combinePatches(patches: readonly DocumentPatch[]): DocumentPatch[] {
  const combined = new Map<string, DocumentPatch>();
  for (const patch of patches) {
    const earlier = combined.get(patch.id);
    combined.set(patch.id, { ...earlier, ...patch, facets: { ...earlier?.facets, ...patch.facets } });
  }
  return [...combined.values()];
}

/** Replaces a key's codes in the row; null when their number changes or a value is new to the segment. */
function replaceValues(
  reader: SegmentReader,
  doc: number,
  key: string,
  values: string[],
): FacetMove[] | null {
  const { rowStarts, rowCodes, valueKeys, keys } = reader.data.facets;
  const codes = [...new Set(values)].map((value) => reader.code(key, value));
  const keyCode = keys.indexOf(key);
  const places: number[] = [];
  for (let i = rowStarts[doc]!; i < rowStarts[doc + 1]!; i++) {
    if (valueKeys[rowCodes[i]!] === keyCode) places.push(i);
  }
  if (places.length !== codes.length || codes.some((code) => code < 0)) return null;
  const leaving = places.filter((place) => !codes.includes(rowCodes[place]!));
  const current = places.map((place) => rowCodes[place]!);
  const joining = codes.filter((code) => !current.includes(code));
  return leaving.map((place, i) => {
    const move = { segmentId: reader.data.id, doc, from: rowCodes[place]!, to: joining[i]! };
    rowCodes[place] = move.to;
    return move;
  });
}
