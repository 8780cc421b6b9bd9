import type { Preferences } from '../rule-set.ts';
import { type Bits, hasBit, newBits, setBit } from '../segments/bitset.ts';
import { type PriceColumns, pricesOf } from '../segments/segment.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { SortKey } from '../types.ts';
import { BoundedHeap } from './bounded-heap.ts';
import type { QuerySlot } from './query-slots.ts';
import type { TextScratch } from './text-matcher.ts';
import { TitleRank } from './title-rank.ts';

/** The documents of a segment that are sorted. */
export interface RankedSegment {
  reader: SegmentReader;
  hits: Uint32Array;
  total: number;
  /** With the documents' scores; null for a query without text. */
  scores: Pick<TextScratch, 'scoreOf'> | null;
  priceList?: string | undefined;
}

/** How much quality changes a text score: less than one word more or less in the title. */
export const QUALITY_FLOOR = 0.3;
export const QUALITY_SHARE = 0.35;
/** How much "cheap" counts: at the mean price a score is a quarter of that of a free product. */
const PRICE_WEIGHT = 3;
/** Above every score; pinned products stay in their own order. */
const PIN_SCORE = 1e12;
/** Pages beyond this are empty: no shopper gets there, and every document before a page has to be sorted. */
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
  prefersCheaper = false,
): string[] {
  const total = segments.reduce((sum, segment) => sum + segment.total, 0);
  const wanted = Math.min(total, offset + limit);
  if (offset >= wanted || offset > MAX_OFFSET) return [];
  const idOf = (ref: number) => segments[Math.floor(ref / SEGMENT_SPACE)]!.reader.ids.at(ref % SEGMENT_SPACE);
  const heap = new BoundedHeap(wanted, (a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  segments.forEach((segment, index) => {
    const { placeOf, bestOf } = orderOf(segment, slots, sort, preferences, prefersCheaper);
    const { revenue } = segment.reader.data.numbers;
    for (let i = 0; i < segment.total; i++) {
      const doc = segment.hits[i]!;
      if (bestOf !== null && heap.excludes(bestOf(doc))) continue;
      heap.add(placeOf(doc), -revenue[doc]!, index * SEGMENT_SPACE + doc);
    }
  });
  return heap.sorted().slice(offset, wanted).map(idOf);
}

/** The number to sort by; smaller comes first. */
interface Order {
  placeOf: (doc: number) => number;
  /** A bound for `placeOf` that is cheaper to compute. */
  bestOf: ((doc: number) => number) | null;
}

function orderOf(
  segment: RankedSegment,
  slots: readonly QuerySlot[],
  sort: SortKey,
  preferences: Preferences,
  prefersCheaper: boolean,
): Order {
  const { numbers } = segment.reader.data;
  const { price } = pricesIn(segment);
  const byColumn = (placeOf: Order['placeOf']): Order => ({ placeOf, bestOf: null });
  switch (sort) {
    case 'price-asc':
      return byColumn((doc) => price[doc]!);
    case 'price-desc':
      return byColumn((doc) => -price[doc]!);
    case 'best-sellers':
      return byColumn((doc) => -numbers.revenue[doc]!);
    case 'newness':
      return byColumn((doc) => -numbers.published[doc]!);
    case 'rating-desc':
      return byColumn((doc) => -numbers.rating[doc]!);
    default:
      return byRelevance(segment, slots, preferences, prefersCheaper);
  }
}

function byRelevance(
  segment: RankedSegment,
  slots: readonly QuerySlot[],
  preferences: Preferences,
  prefersCheaper: boolean,
): Order {
  const plain = plainScore(segment, slots, prefersCheaper);
  const title = segment.scores === null || slots.length === 0 ? null : new TitleRank(segment.reader, slots);
  const ownScore = title === null ? plain : (doc: number) => plain(doc) * title.factor(doc);
  const factors = preferenceBits(segment.reader, preferences);
  const pins = pinnedDocs(segment.reader, preferences);
  if (factors.length === 0 && pins.size === 0) {
    return {
      placeOf: (doc) => -ownScore(doc),
      bestOf: title === null ? null : (doc) => -plain(doc) * title.bestFactor(doc),
    };
  }
  return {
    bestOf: null,
    placeOf: (doc) => {
      const pin = pins.get(doc);
      if (pin !== undefined) return pin - PIN_SCORE;
      let score = ownScore(doc);
      for (const { bits, factor } of factors) if (hasBit(bits, doc)) score *= factor;
      return -score;
    },
  };
}

/** The score without the title. */
function plainScore(
  segment: RankedSegment,
  slots: readonly QuerySlot[],
  prefersCheaper: boolean,
): (doc: number) => number {
  const { reader, scores } = segment;
  const { quality } = reader.data.numbers;
  const { price } = pricesIn(segment);
  const score =
    scores === null || slots.length === 0
      ? (doc: number) => quality[doc]!
      : (doc: number) => scores.scoreOf(doc) * (QUALITY_FLOOR + QUALITY_SHARE * quality[doc]!);
  if (!prefersCheaper) return score;
  const mean = meanPrice(segment);
  return (doc) => (score(doc) * mean) / (mean + PRICE_WEIGHT * price[doc]!);
}

function pricesIn({ reader, priceList }: RankedSegment): PriceColumns {
  return pricesOf(reader.data, priceList) ?? reader.data.numbers;
}

function meanPrice(segment: RankedSegment): number {
  const { hits, total } = segment;
  const { price } = pricesIn(segment);
  let sum = 0;
  for (let i = 0; i < total; i++) sum += price[hits[i]!]!;
  return total === 0 ? 1 : sum / total;
}

export function preferenceBits(
  reader: SegmentReader,
  { factors }: Preferences,
): { bits: Bits; factor: number }[] {
  return factors.flatMap((preference) => {
    if (preference.kind === 'category') {
      const bits = reader.categoryBits(preference.slug);
      return bits === null ? [] : [{ bits, factor: preference.factor }];
    }
    if (preference.kind === 'product') {
      const doc = reader.findLive(preference.id);
      if (doc < 0) return [];
      const bits = newBits(reader.data.size);
      setBit(bits, doc);
      return [{ bits, factor: preference.factor }];
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
