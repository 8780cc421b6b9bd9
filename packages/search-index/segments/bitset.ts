/** A set of document numbers, one bit each, thirty-two to a word. */
export type Bits = Uint32Array;

export function newBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): Bits {
  const bits = newBits(size);
  fillRange(bits, 0, size);
  return bits;
}

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = bits[index >>> 5]! | (1 << (index & 31));
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5] = bits[index >>> 5]! & ~(1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[index >>> 5]! >>> (index & 31)) & 1) === 1;
}

/** Sets every bit of `[from, to)`. */
export function fillRange(bits: Bits, from: number, to: number): void {
  if (to <= from) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    bits[first] = bits[first]! | (head & tail);
    return;
  }
  bits[first] = bits[first]! | head;
  bits.fill(0xffffffff, first + 1, last);
  bits[last] = bits[last]! | tail;
}

export function andBits(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) target[w] = target[w]! & other[w]!;
}

export function orBits(target: Bits, other: Bits): void {
  for (let w = 0; w < target.length; w++) target[w] = target[w]! | other[w]!;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let w = 0; w < bits.length; w++) total += popCount(bits[w]!);
  return total;
}

/** How many documents are in both sets. */
export function countCommon(a: Bits, b: Bits): number {
  let total = 0;
  for (let w = 0; w < a.length; w++) {
    const common = a[w]! & b[w]!;
    if (common !== 0) total += popCount(common);
  }
  return total;
}

export function* eachBit(bits: Bits): Generator<number> {
  for (let w = 0; w < bits.length; w++) {
    let word = bits[w]!;
    while (word !== 0) {
      yield (w << 5) + lowestBit(word);
      word &= word - 1;
    }
  }
}

/** Position of the lowest set bit of a word that is not zero. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function popCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
