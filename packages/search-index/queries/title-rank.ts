import { type Bits, hasBit } from '../segments/bitset.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { QuerySlot } from './query-slots.ts';

const COVERAGE_BONUS = 0.15;
const ORDER_BONUS = 0.25;
const HEAD_BONUS = 0.25;
const KIND_BONUS = 0.5;
/** For a title that names another product: a sofa cover is no sofa. */
const OTHER_PRODUCT = 0.6;

/**
 * Prefers titles that match the query closely: a large part of the title was typed, in the same order, and title and
 * query end with the same word ("… Midi Dress"). A category with the name of the last word counts too, so that for
 * "jewellery" a ring comes before a jewellery box.
 */
export class TitleRank {
  readonly #reader: SegmentReader;
  readonly #slotCount: number;
  /** Number of the slot that names the product, counted from one. */
  readonly #headSlot: number;
  /** Slot number plus one by term. */
  readonly #slotOfTerm: Uint8Array;
  /** Documents in a category with the name of the last word. */
  readonly #kind: Bits | null;

  constructor(reader: SegmentReader, slots: readonly QuerySlot[]) {
    this.#reader = reader;
    this.#slotCount = slots.length;
    const head = slots.findIndex(({ isHead }) => isHead);
    this.#headSlot = head < 0 ? slots.length : head + 1;
    this.#slotOfTerm = new Uint8Array(reader.terms.length);
    const named = slots[this.#headSlot - 1]?.alternatives.flatMap(({ stems }) => stems.slice(-1)) ?? [];
    this.#kind = reader.kindBits(named);
    slots.forEach((slot, index) => {
      for (const stem of slot.alternatives.flatMap(({ stems }) => stems)) {
        const term = reader.terms.find(stem);
        if (term >= 0) this.#slotOfTerm[term] = index + 1;
      }
    });
  }

  /** A bound for `factor` that needs no title. */
  bestFactor(doc: number): number {
    const best = 1 + COVERAGE_BONUS + HEAD_BONUS + (this.#slotCount > 1 ? ORDER_BONUS : 0);
    return this.#kind !== null && hasBit(this.#kind, doc) ? best + KIND_BONUS : best;
  }

  /** The factor for the document's score. */
  factor(doc: number): number {
    const { titleStarts, titleTerms, titleHeads } = this.#reader.data.text;
    const start = titleStarts[doc]!;
    const end = titleStarts[doc + 1]!;
    if (start === end) return 1;
    let covered = 0;
    let inOrder = 0;
    let previous = 0;
    for (let i = start; i < end; i++) {
      const slot = this.#slotOfTerm[titleTerms[i]!]!;
      if (slot > 0) covered++;
      if (slot > 1 && previous === slot - 1) inOrder++;
      previous = slot;
    }
    const head = titleTerms[Math.min(end - 1, start + titleHeads[doc]!)]!;
    const namesSame = this.#slotOfTerm[head] === this.#headSlot;
    const endsAlike = namesSame || previous === this.#headSlot ? HEAD_BONUS : 0;
    const isKind = this.#kind !== null && hasBit(this.#kind, doc) ? KIND_BONUS : 0;
    const order = this.#slotCount > 1 ? Math.min(1, inOrder / (this.#slotCount - 1)) : 0;
    const isOther = !namesSame && isKind === 0 && this.#reader.isHead(head) ? OTHER_PRODUCT : 1;
    return (
      (1 + COVERAGE_BONUS * (covered / (end - start)) + ORDER_BONUS * order + endsAlike + isKind) * isOther
    );
  }
}
