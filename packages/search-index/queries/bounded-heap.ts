/** Compares two documents with equal sort and tie values; negative when `a` comes first. */
export type CompareDocuments = (a: number, b: number) => number;

/**
 * Collects the first `capacity` documents of an order without sorting all of them. Smaller values come first; equal
 * values are ordered by the smaller tie value, then by `compare`, so that the order does not depend on insertion.
 */
export class BoundedHeap {
  readonly #capacity: number;
  readonly #values: Float64Array;
  readonly #ties: Float64Array;
  readonly #refs: Float64Array;
  readonly #compare: CompareDocuments;
  #size = 0;

  constructor(capacity: number, compare: CompareDocuments) {
    this.#capacity = capacity;
    this.#values = new Float64Array(capacity);
    this.#ties = new Float64Array(capacity);
    this.#refs = new Float64Array(capacity);
    this.#compare = compare;
  }

  /** Whether a document with this value is certainly not among the first. */
  excludes(value: number): boolean {
    return this.#size === this.#capacity && this.#capacity > 0 && value > this.#values[0]!;
  }

  add(value: number, tie: number, ref: number): void {
    if (this.#size < this.#capacity) {
      this.#siftUp(this.#size++, value, tie, ref);
    } else if (this.#capacity > 0 && value <= this.#values[0]! && this.#isBefore(value, tie, ref, 0)) {
      this.#siftDown(value, tie, ref);
    }
  }

  /** The collected documents, first to last. */
  sorted(): number[] {
    const order = Array.from({ length: this.#size }, (_, i) => i);
    order.sort((a, b) => (this.#isBefore(this.#values[a]!, this.#ties[a]!, this.#refs[a]!, b) ? -1 : 1));
    return order.map((i) => this.#refs[i]!);
  }

  #isBefore(value: number, tie: number, ref: number, slot: number): boolean {
    const other = this.#values[slot]!;
    if (value !== other) return value < other;
    const otherTie = this.#ties[slot]!;
    if (tie !== otherTie) return tie < otherTie;
    return this.#compare(ref, this.#refs[slot]!) < 0;
  }

  #siftUp(start: number, value: number, tie: number, ref: number): void {
    let slot = start;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      if (this.#isBefore(value, tie, ref, parent)) break;
      this.#move(parent, slot);
      slot = parent;
    }
    this.#place(slot, value, tie, ref);
  }

  #siftDown(value: number, tie: number, ref: number): void {
    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#slotIsBefore(child, child + 1)) child++;
      if (!this.#isBefore(value, tie, ref, child)) break;
      this.#move(child, slot);
      slot = child;
    }
    this.#place(slot, value, tie, ref);
  }

  #slotIsBefore(a: number, b: number): boolean {
    return this.#isBefore(this.#values[a]!, this.#ties[a]!, this.#refs[a]!, b);
  }

  #move(from: number, to: number): void {
    this.#place(to, this.#values[from]!, this.#ties[from]!, this.#refs[from]!);
  }

  #place(slot: number, value: number, tie: number, ref: number): void {
    this.#values[slot] = value;
    this.#ties[slot] = tie;
    this.#refs[slot] = ref;
  }
}
