import { type Bits, hasBit, newBits, setBit } from '../segments/bitset.ts';
import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { QuerySlot } from './query-slots.ts';

/** Working memory for the text queries of one segment. Only the entries that the last query touched are cleared. */
export class TextScratch {
  readonly score: Float32Array;
  readonly best: Float32Array;
  /** For close matches: the importance that the best alternative of the last slot stands for. */
  readonly bestImportance: Float32Array;
  /** Last slot that matched, twice its number plus one when it matched strongly. */
  readonly stamp: Uint8Array;
  /** Required slots that matched at all, and strongly. */
  readonly found: Uint8Array;
  readonly strong: Uint8Array;
  /** The summed importance of those slots. */
  readonly importance: Float32Array;
  /** Words of a phrase that the document has so far, and the weakest impact among them. */
  readonly has: Uint8Array;
  readonly weakest: Uint8Array;
  readonly touched: Uint32Array;
  touchedCount = 0;

  constructor(size: number) {
    this.score = new Float32Array(size);
    this.best = new Float32Array(size);
    this.bestImportance = new Float32Array(size);
    this.stamp = new Uint8Array(size);
    this.found = new Uint8Array(size);
    this.strong = new Uint8Array(size);
    this.importance = new Float32Array(size);
    this.has = new Uint8Array(size);
    this.weakest = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  clear(): void {
    for (let i = 0; i < this.touchedCount; i++) {
      const doc = this.touched[i]!;
      this.score[doc] = 0;
      this.stamp[doc] = 0;
      this.found[doc] = 0;
      this.strong[doc] = 0;
      this.importance[doc] = 0;
    }
    this.touchedCount = 0;
  }
}

/**
 * Adds up scores over all slots; a slot adds the value of its best alternative. With `first`, only documents that match
 * that slot are scored.
 */
export function scoreText(
  reader: SegmentReader,
  slots: readonly QuerySlot[],
  scratch: TextScratch,
  first: QuerySlot | null,
): void {
  scratch.clear();
  if (first !== null) addSlot(reader, first, slots.indexOf(first) + 1, scratch, false);
  slots.forEach((slot, index) => {
    if (slot !== first) addSlot(reader, slot, index + 1, scratch, first !== null);
  });
}

function addSlot(
  reader: SegmentReader,
  slot: QuerySlot,
  number: number,
  scratch: TextScratch,
  isNarrowed: boolean,
): void {
  const add = isNarrowed ? creditTouched : credit;
  for (const { stems, weight } of slot.alternatives) {
    const terms = stems.map((stem) => reader.terms.find(stem));
    if (terms.some((term) => term < 0)) continue;
    const { isRequired, importance } = slot;
    const entry = { slot: number, factor: (slot.idf * weight) / 255, isRequired, importance };
    if (terms.length > 1) addAllOf(reader, terms, entry, scratch, add);
    else if (isNarrowed) addTermToTouched(reader, terms[0]!, entry, scratch);
    else addTerm(reader, terms[0]!, entry, scratch);
  }
}

/** What is left of a mention in a description, in relation to a mention in the title. */
const MENTION = 0.35;
/** By impact: how much of a word's weight counts for a close match, where descriptions count for more. */
const CLOSE_SHARE = Float32Array.from({ length: 256 }, (_, impact) =>
  impact >= STRONG_IMPACT
    ? Math.max(MENTION, (impact / 255) ** 0.5)
    : MENTION * (impact / STRONG_IMPACT) ** 0.3,
);

/**
 * Adds up scores for close matches, the most telling words first. Common words count only for documents that have a
 * more telling one, which keeps the work small.
 */
export function scoreClose(reader: SegmentReader, slots: readonly QuerySlot[], scratch: TextScratch): void {
  scratch.clear();
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const order = slots.map((slot, index) => ({ slot, number: index + 1 }));
  order.sort((a, b) => b.slot.importance - a.slot.importance);
  for (const { slot, number } of order) {
    const isCommon = scratch.touchedCount > Math.max(ENOUGH, reader.data.size / COMMON);
    for (const { stems, weight } of slot.alternatives) {
      const terms = stems.map((stem) => reader.terms.find(stem));
      if (terms.some((term) => term < 0)) continue;
      const entry = {
        slot: number,
        factor: slot.importance * weight,
        isRequired: slot.isRequired,
        importance: slot.importance * weight,
      };
      const [term = 0] = terms;
      if (terms.length > 1) {
        addAllOf(reader, terms, entry, scratch, creditClose);
        continue;
      }
      for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
        const doc = postingDocs[i]!;
        if (isCommon && scratch.stamp[doc] === 0) continue;
        creditClose(scratch, doc, entry, postingImpacts[i]!);
      }
    }
  }
}

/** Once so many documents are scored, and one in so many of all, no more are added. */
const ENOUGH = 1_000;
const COMMON = 25;

/** Adds the best alternative of a slot, and the part of the slot's weight that it stands for. */
function creditClose(scratch: TextScratch, doc: number, entry: SlotEntry, impact: number): void {
  const value = entry.factor * CLOSE_SHARE[impact]!;
  const stamp = scratch.stamp[doc]!;
  if (stamp === 0) scratch.touched[scratch.touchedCount++] = doc;
  if (stamp >>> 1 !== entry.slot) {
    scratch.stamp[doc] = entry.slot * 2;
    scratch.best[doc] = value;
    scratch.bestImportance[doc] = entry.importance;
    scratch.score[doc] = scratch.score[doc]! + value;
    scratch.importance[doc] = scratch.importance[doc]! + entry.importance;
    if (entry.isRequired) scratch.found[doc] = 1;
    return;
  }
  if (value > scratch.best[doc]!) {
    scratch.score[doc] = scratch.score[doc]! + value - scratch.best[doc]!;
    scratch.best[doc] = value;
  }
  if (entry.importance > scratch.bestImportance[doc]!) {
    scratch.importance[doc] = scratch.importance[doc]! + entry.importance - scratch.bestImportance[doc]!;
    scratch.bestImportance[doc] = entry.importance;
  }
}

/** A slot while one of its alternatives is scored. */
interface SlotEntry {
  /** Counted from one. */
  slot: number;
  factor: number;
  isRequired: boolean;
  importance: number;
}

function addTerm(reader: SegmentReader, term: number, entry: SlotEntry, scratch: TextScratch): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
    credit(scratch, postingDocs[i]!, entry, postingImpacts[i]!);
  }
}

function addTermToTouched(reader: SegmentReader, term: number, entry: SlotEntry, scratch: TextScratch): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const { stamp } = scratch;
  for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
    const doc = postingDocs[i]!;
    if (stamp[doc] !== 0) credit(scratch, doc, entry, postingImpacts[i]!);
  }
}

function creditTouched(scratch: TextScratch, doc: number, entry: SlotEntry, impact: number): void {
  if (scratch.stamp[doc] !== 0) credit(scratch, doc, entry, impact);
}

/** A phrase has the impact of its weakest word. */
function addAllOf(
  reader: SegmentReader,
  terms: readonly number[],
  entry: SlotEntry,
  scratch: TextScratch,
  add: typeof credit,
): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  const { has, weakest } = scratch;
  has.fill(0);
  terms.forEach((term, position) => {
    const isLast = position === terms.length - 1;
    for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
      const doc = postingDocs[i]!;
      if (has[doc] !== position) continue;
      has[doc] = position + 1;
      const impact = postingImpacts[i]!;
      if (position === 0 || impact < weakest[doc]!) weakest[doc] = impact;
      if (isLast) add(scratch, doc, entry, weakest[doc]!);
    }
  });
}

function credit(
  scratch: TextScratch,
  doc: number,
  { slot, factor, isRequired, importance }: SlotEntry,
  impact: number,
): void {
  const value = factor * impact;
  const isStrong = impact >= STRONG_IMPACT ? 1 : 0;
  const stamp = scratch.stamp[doc]!;
  if (stamp === 0) scratch.touched[scratch.touchedCount++] = doc;
  if (stamp >>> 1 !== slot) {
    scratch.stamp[doc] = slot * 2 + isStrong;
    scratch.best[doc] = value;
    scratch.score[doc] = scratch.score[doc]! + value;
    if (isRequired) {
      scratch.found[doc] = scratch.found[doc]! + 1;
      scratch.importance[doc] = scratch.importance[doc]! + importance;
      scratch.strong[doc] = scratch.strong[doc]! + isStrong;
    }
    return;
  }
  if (value > scratch.best[doc]!) {
    scratch.score[doc] = scratch.score[doc]! + value - scratch.best[doc]!;
    scratch.best[doc] = value;
  }
  if (isStrong === 1 && (stamp & 1) === 0) {
    scratch.stamp[doc] = stamp | 1;
    if (isRequired) scratch.strong[doc] = scratch.strong[doc]! + 1;
  }
}

/**
 * How well documents match. First by the number of slots found, and one better when none of them was found in a
 * description only; then by the importance of the found ones: for "perfume for women" a perfume is a better match than
 * other products for women. The result is every document of the best level: all words if possible, most of them if not.
 */
export interface MatchLevel {
  found: number;
  importance: number;
}

export const NO_MATCH: MatchLevel = { found: 0, importance: 0 };
const IMPORTANCE_TOLERANCE = 1e-3;

export function bestLevel(scratch: TextScratch, base: Bits): MatchLevel {
  const best = { ...NO_MATCH };
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    const found = foundLevel(scratch, doc);
    const importance = scratch.importance[doc]!;
    const isBetter = found > best.found || (found === best.found && importance > best.importance);
    if (!isBetter || !hasBit(base, doc)) continue;
    best.found = found;
    best.importance = importance;
  }
  return best;
}

export function betterLevel(a: MatchLevel, b: MatchLevel): MatchLevel {
  if (a.found !== b.found) return a.found > b.found ? a : b;
  return a.importance >= b.importance ? a : b;
}

/** Whether the documents match all required slots, descriptions included. */
export const hasAll = ({ found }: MatchLevel, required: number): boolean => found >= required * 2;

/** Whether the documents match all required slots, none of them in a description only. */
export const hasAllStrongly = ({ found }: MatchLevel, required: number): boolean => found > required * 2;

export function bitsAtLevel(scratch: TextScratch, base: Bits, level: MatchLevel): Bits {
  const bits = newBits(scratch.score.length);
  if (level.found === 0) return bits;
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    if (foundLevel(scratch, doc) !== level.found) continue;
    if (scratch.importance[doc]! > level.importance - IMPORTANCE_TOLERANCE && hasBit(base, doc))
      setBit(bits, doc);
  }
  return bits;
}

function foundLevel(scratch: TextScratch, doc: number): number {
  const found = scratch.found[doc]!;
  return found * 2 + (scratch.strong[doc] === found ? 1 : 0);
}
