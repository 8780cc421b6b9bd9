/** Typed arrays on shared memory: every thread reads the same bytes, nothing is copied between them. */
export const sharedBytes = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
export const sharedShorts = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2));
export const sharedWords = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedFloats = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4));
export const sharedDoubles = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8));

/** A list of 32-bit numbers that grows; ordinary arrays take several times the memory. */
export class GrowingWords {
  length = 0;
  #items = new Uint32Array(1024);

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(this.#items.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  view(): Uint32Array {
    return this.#items.subarray(0, this.length);
  }
}

/** Turns counts per bucket (shifted by one) into start positions: `starts[i]` to `starts[i + 1]` is bucket `i`. */
export function accumulateStarts(starts: Uint32Array): void {
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i]! + starts[i - 1]!;
}
