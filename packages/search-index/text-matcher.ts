import { type Bits, hasBit, newBits, setBit } from './bitset.ts';
import { STRONG_IMPACT } from './document-text.ts';
import type { QuerySlot } from './query-slots.ts';
import type { SegmentReader } from './segment-reader.ts';

/** Working memory for one segment's text queries, cleared by what the last query touched. */
export class TextScratch {
  readonly score: Float32Array;
  readonly best: Float32Array;
  /** Last slot that matched, twice its number plus one when it matched strongly. */
  readonly stamp: Uint8Array;
  /** Required slots that matched at all, and strongly. */
  readonly found: Uint8Array;
  readonly strong: Uint8Array;
  /** How telling those slots are, added up. */
  readonly telling: Float32Array;
  /** Words of a phrase that the document has so far, and the weakest impact among them. */
  readonly has: Uint8Array;
  readonly weakest: Uint8Array;
  readonly touched: Uint32Array;
  touchedCount = 0;

  constructor(size: number) {
    this.score = new Float32Array(size);
    this.best = new Float32Array(size);
    this.stamp = new Uint8Array(size);
    this.found = new Uint8Array(size);
    this.strong = new Uint8Array(size);
    this.telling = new Float32Array(size);
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
      this.telling[doc] = 0;
    }
    this.touchedCount = 0;
  }
}

/** Adds up scores over all slots; a slot gives a document the value of its best alternative. */
export function scoreText(reader: SegmentReader, slots: readonly QuerySlot[], scratch: TextScratch): void {
  scratch.clear();
  slots.forEach((slot, index) => {
    for (const { stems, weight } of slot.alternatives) {
      const terms = stems.map((stem) => reader.terms.find(stem));
      if (terms.some((term) => term < 0)) continue;
      const entry = { slot: index + 1, factor: (slot.idf * weight) / 255, ...slot };
      if (terms.length === 1) addTerm(reader, terms[0]!, entry, scratch);
      else addAllOf(reader, terms, entry, scratch);
    }
  });
}

/** A slot as it is being scored by one of its alternatives. */
interface SlotEntry {
  /** Counted from one. */
  slot: number;
  factor: number;
  isRequired: boolean;
  telling: number;
}

function addTerm(reader: SegmentReader, term: number, entry: SlotEntry, scratch: TextScratch): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
    credit(scratch, postingDocs[i]!, entry, postingImpacts[i]!);
  }
}

/** A document has the phrase as weakly as its weakest word. */
function addAllOf(
  reader: SegmentReader,
  terms: readonly number[],
  entry: SlotEntry,
  scratch: TextScratch,
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
      if (isLast) credit(scratch, doc, entry, weakest[doc]!);
    }
  });
}

function credit(
  scratch: TextScratch,
  doc: number,
  { slot, factor, isRequired, telling }: SlotEntry,
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
      scratch.telling[doc] = scratch.telling[doc]! + telling;
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
 * How well documents answer. First by slots found, and one better when none of them was found in a description only;
 * then by how telling the found ones are: for "perfume for women" a perfume is nearer than anything for women. The
 * documents of the best match are the answer: every word if possible, the best part of them if not.
 */
export interface MatchLevel {
  found: number;
  telling: number;
}

export const NO_MATCH: MatchLevel = { found: 0, telling: 0 };
const TELLING_TOLERANCE = 1e-3;

export function bestLevel(scratch: TextScratch, base: Bits): MatchLevel {
  const best = { ...NO_MATCH };
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    const found = foundLevel(scratch, doc);
    const telling = scratch.telling[doc]!;
    if (found < best.found || (found === best.found && telling <= best.telling) || !hasBit(base, doc))
      continue;
    best.found = found;
    best.telling = telling;
  }
  return best;
}

export function betterLevel(a: MatchLevel, b: MatchLevel): MatchLevel {
  if (a.found !== b.found) return a.found > b.found ? a : b;
  return a.telling >= b.telling ? a : b;
}

/** Whether these documents have every one of so many things, be it in a description. */
export const hasAll = ({ found }: MatchLevel, required: number): boolean => found >= required * 2;

/** The same, and none of them in a description only. */
export const hasAllStrongly = ({ found }: MatchLevel, required: number): boolean => found > required * 2;

export function bitsAtLevel(scratch: TextScratch, base: Bits, level: MatchLevel): Bits {
  const bits = newBits(scratch.score.length);
  if (level.found === 0) return bits;
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    if (foundLevel(scratch, doc) !== level.found) continue;
    if (scratch.telling[doc]! > level.telling - TELLING_TOLERANCE && hasBit(base, doc)) setBit(bits, doc);
  }
  return bits;
}

function foundLevel(scratch: TextScratch, doc: number): number {
  const found = scratch.found[doc]!;
  return found * 2 + (scratch.strong[doc] === found ? 1 : 0);
}
