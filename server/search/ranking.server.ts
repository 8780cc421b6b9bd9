import type { SortKey } from '#suppliers/search/contract.ts';
import { type Bits, hasBit } from './bitset.server.ts';
import { BoundedHeap } from './bounded-heap.server.ts';
import type { QuerySlot } from './query-slots.server.ts';
import type { Preferences } from './rule-book.server.ts';
import type { SegmentReader } from './segment-reader.server.ts';
import { TitleRank } from './title-rank.server.ts';

/** A segment's documents that are to be ordered. */
export interface RankedSegment {
  reader: SegmentReader;
  hits: Uint32Array;
  total: number;
  /** Text scores by document, when something was typed. */
  scores: Float32Array | null;
}

/** How far standing may move a text score: less than a word more or less in the title does. */
const QUALITY_FLOOR = 0.3;
const QUALITY_SHARE = 0.35;
/** Above every score; pinned products keep their own order under it. */
const PIN_SCORE = 1e12;
/** Pages beyond this are empty: no shopper gets there, and every document before it has to be held in order. */
const MAX_OFFSET = 50_000;
const SEGMENT_SPACE = 2 ** 32;

/**
 * The ids of one page. Equal sort values go by revenue, then by id, so pages never overlap or leave a gap, even when
 * the index was rebuilt between them.
 */
export function rankPage(
  segments: readonly RankedSegment[],
  slots: readonly QuerySlot[],
  sort: SortKey,
  preferences: Preferences,
  offset: number,
  limit: number,
): string[] {
  const total = segments.reduce((sum, segment) => sum + segment.total, 0);
  const wanted = Math.min(total, offset + limit);
  if (offset >= wanted || offset > MAX_OFFSET) return [];
  const idOf = (ref: number) => segments[Math.floor(ref / SEGMENT_SPACE)]!.reader.ids.at(ref % SEGMENT_SPACE);
  const heap = new BoundedHeap(wanted, (a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  segments.forEach((segment, index) => {
    const sortValueOf = sortValue(segment, slots, sort, preferences);
    const { revenue } = segment.reader.data.numbers;
    for (let i = 0; i < segment.total; i++) {
      const doc = segment.hits[i]!;
      heap.offer(sortValueOf(doc), -revenue[doc]!, index * SEGMENT_SPACE + doc);
    }
  });
  return heap.sorted().slice(offset, wanted).map(idOf);
}

/** The number to sort by; smaller comes first. */
function sortValue(
  segment: RankedSegment,
  slots: readonly QuerySlot[],
  sort: SortKey,
  preferences: Preferences,
): (doc: number) => number {
  const { numbers } = segment.reader.data;
  switch (sort) {
    case 'price-asc':
      return (doc) => numbers.price[doc]!;
    case 'price-desc':
      return (doc) => -numbers.price[doc]!;
    case 'best-sellers':
      return (doc) => -numbers.revenue[doc]!;
    case 'newness':
      return (doc) => -numbers.published[doc]!;
    case 'rating-desc':
      return (doc) => -numbers.rating[doc]!;
    default:
      return relevanceValue(segment, slots, preferences);
  }
}

function relevanceValue(
  { reader, scores }: RankedSegment,
  slots: readonly QuerySlot[],
  preferences: Preferences,
): (doc: number) => number {
  const { quality } = reader.data.numbers;
  const title = new TitleRank(reader, slots);
  const ownScore =
    scores === null || slots.length === 0
      ? (doc: number) => quality[doc]!
      : (doc: number) => scores[doc]! * (QUALITY_FLOOR + QUALITY_SHARE * quality[doc]!) * title.factor(doc);
  const factors = preferenceBits(reader, preferences);
  const pins = pinnedDocs(reader, preferences);
  if (factors.length === 0 && pins.size === 0) return (doc) => -ownScore(doc);
  return (doc) => {
    const pin = pins.get(doc);
    if (pin !== undefined) return pin - PIN_SCORE;
    let score = ownScore(doc);
    for (const { bits, factor } of factors) if (hasBit(bits, doc)) score *= factor;
    return -score;
  };
}

function preferenceBits(reader: SegmentReader, { factors }: Preferences): { bits: Bits; factor: number }[] {
  return factors.flatMap((preference) => {
    if (preference.kind === 'category') {
      const bits = reader.categoryBits(preference.slug);
      return bits === null ? [] : [{ bits, factor: preference.factor }];
    }
    const code = reader.code(preference.key, preference.value);
    return code < 0 ? [] : [{ bits: reader.valueBits(code), factor: preference.factor }];
  });
}

function pinnedDocs(reader: SegmentReader, { pinned }: Preferences): Map<number, number> {
  const docs = new Map<number, number>();
  pinned.forEach((id, position) => {
    const doc = reader.findLive(id);
    if (doc >= 0 && !docs.has(doc)) docs.set(doc, position);
  });
  return docs;
}
