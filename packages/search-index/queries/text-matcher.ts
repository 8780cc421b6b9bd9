import { type Bits, hasBit, newBits, setBit } from '../segments/bitset.ts';
import { STRONG_IMPACT } from '../segments/document-text.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { QuerySlot } from './query-slots.ts';

/** The numbers of a document lie beside each other: on a million documents each access to memory counts. */
const STRIDE = 4;
const [SCORE, BEST, IMPORTANCE, MARKS] = [0, 1, 2, 3];
/** In the marks: the required slots that matched at all, and strongly, from these bits on. */
const [FOUND_SHIFT, STRONG_SHIFT] = [8, 16];
const BYTE = 0xff;

/** Working memory for the text queries of one segment. Only the entries that the last query touched are cleared. */
export class TextScratch {
  readonly size: number;
  /** By document: the score, the best alternative of the last slot, and the summed importance of the required slots. */
  readonly numbers: Float32Array;
  /** The fourth number: the last slot that matched (twice its number plus one when it matched strongly), then counts of slots. */
  readonly marks: Uint32Array;
  /** For close matches: the importance that the best alternative of the last slot stands for. */
  readonly bestImportance: Float32Array;
  /** Words of a phrase that the document has so far, and the weakest impact among them. */
  readonly has: Uint8Array;
  readonly weakest: Uint8Array;
  readonly touched: Uint32Array;
  touchedCount = 0;

  constructor(size: number) {
    this.size = size;
    this.numbers = new Float32Array(size * STRIDE);
    this.marks = new Uint32Array(this.numbers.buffer);
    this.bestImportance = new Float32Array(size);
    this.has = new Uint8Array(size);
    this.weakest = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  clear(): void {
    const { numbers, marks, touched } = this;
    for (let i = 0; i < this.touchedCount; i++) {
      const at = touched[i]! * STRIDE;
      numbers[at + SCORE] = 0;
      numbers[at + IMPORTANCE] = 0;
      marks[at + MARKS] = 0;
    }
    this.touchedCount = 0;
  }

  isTouched(doc: number): boolean {
    return this.marks[doc * STRIDE + MARKS] !== 0;
  }

  scoreOf(doc: number): number {
    return this.numbers[doc * STRIDE + SCORE]!;
  }

  setScore(doc: number, score: number): void {
    this.numbers[doc * STRIDE + SCORE] = score;
  }

  importanceOf(doc: number): number {
    return this.numbers[doc * STRIDE + IMPORTANCE]!;
  }

  /** How many required slots matched. */
  foundOf(doc: number): number {
    return (this.marks[doc * STRIDE + MARKS]! >>> FOUND_SHIFT) & BYTE;
  }

  /** Twice the number of required slots that matched, and one more when all of them matched strongly. */
  levelOf(doc: number): number {
    const marks = this.marks[doc * STRIDE + MARKS]!;
    const found = (marks >>> FOUND_SHIFT) & BYTE;
    return found * 2 + (marks >>> STRONG_SHIFT === found ? 1 : 0);
  }
}

/**
 * Adds up scores of the documents of `base` over all slots; a slot adds the value of its best alternative. With `first`, only
 * documents that match that slot are scored.
 */
export function scoreText(
  reader: SegmentReader,
  slots: readonly QuerySlot[],
  { text: scratch, base }: { text: TextScratch; base: Bits },
  first: QuerySlot | null,
): void {
  scratch.clear();
  if (first !== null) addSlot(reader, first, slots.indexOf(first) + 1, scratch, base);
  slots.forEach((slot, index) => {
    if (slot !== first) addSlot(reader, slot, index + 1, scratch, first === null ? base : null);
  });
}

/** Without `base`, adds to the documents that were scored before. */
function addSlot(
  reader: SegmentReader,
  slot: QuerySlot,
  number: number,
  scratch: TextScratch,
  base: Bits | null,
): void {
  const isWanted =
    base === null ? (doc: number) => scratch.isTouched(doc) : (doc: number) => hasBit(base, doc);
  for (const { stems, weight } of slot.alternatives) {
    const terms = stems.map((stem) => reader.terms.find(stem));
    if (terms.some((term) => term < 0)) continue;
    const { isRequired, importance } = slot;
    const entry = { slot: number, factor: (slot.idf * weight) / 255, isRequired, importance };
    if (terms.length > 1) {
      addAllOf(reader, terms, entry, scratch, (_, doc, __, impact) => {
        if (isWanted(doc)) credit(scratch, doc, entry, impact);
      });
    } else if (base === null) addTermToTouched(reader, terms[0]!, entry, scratch);
    else addTerm(reader, terms[0]!, entry, scratch, base);
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
        if (isCommon && !scratch.isTouched(doc)) continue;
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
  const { numbers, marks, bestImportance } = scratch;
  const at = doc * STRIDE;
  const value = entry.factor * CLOSE_SHARE[impact]!;
  const mark = marks[at + MARKS]!;
  if (mark === 0) scratch.touched[scratch.touchedCount++] = doc;
  if ((mark & BYTE) >>> 1 !== entry.slot) {
    // Whether a required slot was found is all that counts here.
    const found = entry.isRequired ? 1 : (mark >>> FOUND_SHIFT) & BYTE;
    marks[at + MARKS] = (found << FOUND_SHIFT) | (entry.slot * 2);
    numbers[at + BEST] = value;
    bestImportance[doc] = entry.importance;
    numbers[at + SCORE] = numbers[at + SCORE]! + value;
    numbers[at + IMPORTANCE] = numbers[at + IMPORTANCE]! + entry.importance;
    return;
  }
  if (value > numbers[at + BEST]!) {
    numbers[at + SCORE] = numbers[at + SCORE]! + value - numbers[at + BEST]!;
    numbers[at + BEST] = value;
  }
  if (entry.importance > bestImportance[doc]!) {
    numbers[at + IMPORTANCE] = numbers[at + IMPORTANCE]! + entry.importance - bestImportance[doc]!;
    bestImportance[doc] = entry.importance;
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

function addTerm(
  reader: SegmentReader,
  term: number,
  entry: SlotEntry,
  scratch: TextScratch,
  base: Bits,
): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
    const doc = postingDocs[i]!;
    if (hasBit(base, doc)) credit(scratch, doc, entry, postingImpacts[i]!);
  }
}

function addTermToTouched(reader: SegmentReader, term: number, entry: SlotEntry, scratch: TextScratch): void {
  const { postingStarts, postingDocs, postingImpacts } = reader.data.text;
  for (let i = postingStarts[term]!, end = postingStarts[term + 1]!; i < end; i++) {
    const doc = postingDocs[i]!;
    if (scratch.isTouched(doc)) credit(scratch, doc, entry, postingImpacts[i]!);
  }
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
  const { numbers, marks } = scratch;
  const at = doc * STRIDE;
  const value = factor * impact;
  const isStrong = impact >= STRONG_IMPACT ? 1 : 0;
  const mark = marks[at + MARKS]!;
  if (mark === 0) scratch.touched[scratch.touchedCount++] = doc;
  if ((mark & BYTE) >>> 1 !== slot) {
    const counted = isRequired ? (1 << FOUND_SHIFT) + (isStrong << STRONG_SHIFT) : 0;
    marks[at + MARKS] = (mark & ~BYTE) + counted + slot * 2 + isStrong;
    numbers[at + BEST] = value;
    numbers[at + SCORE] = numbers[at + SCORE]! + value;
    if (isRequired) numbers[at + IMPORTANCE] = numbers[at + IMPORTANCE]! + importance;
    return;
  }
  if (value > numbers[at + BEST]!) {
    numbers[at + SCORE] = numbers[at + SCORE]! + value - numbers[at + BEST]!;
    numbers[at + BEST] = value;
  }
  if (isStrong === 1 && (mark & 1) === 0) marks[at + MARKS] = mark + 1 + (isRequired ? 1 << STRONG_SHIFT : 0);
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

export function bestLevel(scratch: TextScratch): MatchLevel {
  const best = { ...NO_MATCH };
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    const found = scratch.levelOf(doc);
    const importance = scratch.importanceOf(doc);
    const isBetter = found > best.found || (found === best.found && importance > best.importance);
    if (!isBetter) continue;
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

export function bitsAtLevel(scratch: TextScratch, level: MatchLevel): Bits {
  const bits = newBits(scratch.size);
  if (level.found === 0) return bits;
  for (let i = 0; i < scratch.touchedCount; i++) {
    const doc = scratch.touched[i]!;
    if (scratch.levelOf(doc) !== level.found) continue;
    if (scratch.importanceOf(doc) > level.importance - IMPORTANCE_TOLERANCE) setBit(bits, doc);
  }
  return bits;
}
