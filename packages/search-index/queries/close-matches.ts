import { type Bits, eachBit, hasBit, newBits, setBit } from '../segments/bitset.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import { BoundedHeap } from './bounded-heap.ts';
import type { TextSegment } from './match-text.ts';
import type { ParsedQuery, Vocabulary } from './query-parser.ts';
import type { QuerySlot } from './query-slots.ts';
import { planCloseSlots } from './query-slots.ts';
import { scoreClose } from './text-matcher.ts';

/** A list of fewer products than this goes on with close ones, up to this number. */
export const SHORT_LIST = 40;
/** A list of several words is filled up to this number with anything that has one of them, then with other products of the kind found. */
const LEAST = 10;
const SEVERAL_WORDS = 3;
/** A close product has words with at least this share of the weight of all of them. */
const MIN_COVERAGE = 0.4;
/** How much a missing word costs: with 2, half of the weight leaves a quarter of the score. */
const COVERAGE_POWER = 1.5;
/** What being of the kind found counts, in relation to all typed words. */
const ALIKE_SHARE = 0.05;
const SEGMENT_SPACE = 2 ** 32;

export interface CloseMatch {
  parsed: ParsedQuery;
  slots: QuerySlot[];
  bits: Bits[];
}

/**
 * The documents closest to typed text, without those that were found already. Their scores are left in the segments'
 * working memory. Which words may be missing is decided by their weight: rare words and names of products weigh more.
 */
export function findClose(
  parsed: ParsedQuery,
  segments: readonly (TextSegment & { found: Bits; allowed: readonly Bits[] })[],
  foundTotal: number,
  vocabulary: Vocabulary,
): CloseMatch | null {
  const typed = planCloseSlots(parsed, vocabulary);
  if (typed.length === 0) return null;
  const weight = typed.reduce((sum, slot) => sum + slot.importance, 0);
  const hasHead = typed.some(({ isHead }) => isHead);
  const alike = foundTotal < LEAST ? slotOfFound(segments, weight) : null;
  const slots = alike === null ? typed : [...typed, alike];
  const heap = new BoundedHeap(SHORT_LIST - foundTotal, (a, b) => a - b);
  const rest = new BoundedHeap(slots.length < SEVERAL_WORDS && alike === null ? 0 : LEAST, (a, b) => a - b);
  segments.forEach(({ reader, text, base, found, allowed }, index) => {
    scoreClose(reader, slots, text);
    for (let i = 0; i < text.touchedCount; i++) {
      const doc = text.touched[i]!;
      if (!hasBit(base, doc) || hasBit(found, doc) || !allowed.every((bits) => hasBit(bits, doc))) continue;
      const coverage = text.importanceOf(doc) / weight;
      const score = text.scoreOf(doc) * coverage ** COVERAGE_POWER;
      text.setScore(doc, score);
      const target = coverage >= MIN_COVERAGE && (!hasHead || text.foundOf(doc) === 1) ? heap : rest;
      target.add(-score, -reader.data.numbers.quality[doc]!, index * SEGMENT_SPACE + doc);
    }
  });
  const bits = segments.map(({ reader }) => newBits(reader.data.size));
  const close = heap.sorted();
  const filler = rest.sorted().slice(0, Math.max(0, LEAST - foundTotal - close.length));
  for (const ref of [...close, ...filler]) {
    const segment = bits[Math.floor(ref / SEGMENT_SPACE)];
    if (segment !== undefined) setBit(segment, ref % SEGMENT_SPACE);
  }
  return { parsed, slots: typed, bits };
}

/** What the few products found are: the words that name them, the commonest of them first. */
function slotOfFound(
  segments: readonly { reader: SegmentReader; found: Bits }[],
  weight: number,
): QuerySlot | null {
  const counts = new Map<string, number>();
  for (const { reader, found } of segments) {
    const { titleStarts, titleTerms, titleHeads } = reader.data.text;
    for (const doc of eachBit(found)) {
      const at = titleStarts[doc]! + titleHeads[doc]!;
      if (at >= titleStarts[doc + 1]!) continue;
      const stem = reader.terms.at(titleTerms[at]!);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return null;
  const most = Math.max(...counts.values());
  const alternatives = [...counts].map(([stem, count]) => ({ stems: [stem], weight: count / most }));
  return { alternatives, isRequired: false, idf: 0, importance: weight * ALIKE_SHARE };
}
