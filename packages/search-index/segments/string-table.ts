import { accumulateStarts, sharedBytes, sharedWords } from './shared-arrays.ts';

/** Many strings in three shared arrays: their bytes, where each starts, and an open-addressing hash to find one. */
export interface StringTableData {
  bytes: Uint8Array;
  starts: Uint32Array;
  /** Entry number plus one; zero is an empty slot. */
  slots: Uint32Array;
}

export class StringTable {
  readonly length: number;
  readonly data: StringTableData;
  readonly #buffer: Buffer;

  constructor(data: StringTableData) {
    this.data = data;
    this.length = data.starts.length - 1;
    this.#buffer = Buffer.from(data.bytes.buffer, data.bytes.byteOffset, data.bytes.byteLength);
  }

  at(index: number): string {
    return this.#buffer.toString('utf8', this.data.starts[index]!, this.data.starts[index + 1]!);
  }

  /** The entry's number, or -1. */
  find(text: string): number {
    const wanted = Buffer.from(text, 'utf8');
    return findBytes(this.data, wanted, 0, wanted.length);
  }

  /** Byte order of two entries: the order of their code points. */
  compare(a: number, b: number): number {
    const { starts } = this.data;
    return this.#buffer.compare(this.#buffer, starts[b]!, starts[b + 1]!, starts[a]!, starts[a + 1]!);
  }

  /** In a sorted table: the entries that begin with the prefix, as `[from, to)`. */
  prefixRange(prefix: string): [number, number] {
    const wanted = Buffer.from(prefix, 'utf8');
    const bound = (after: boolean): number => {
      let low = 0;
      let high = this.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const from = this.data.starts[middle]!;
        const to = Math.min(this.data.starts[middle + 1]!, from + wanted.length);
        const order = this.#buffer.compare(wanted, 0, wanted.length, from, to);
        if (order < 0 || (after && order === 0)) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return [bound(false), bound(true)];
  }
}

export function buildStringTable(strings: readonly string[]): StringTableData {
  const encoded = strings.map((text) => Buffer.from(text, 'utf8'));
  const starts = sharedWords(strings.length + 1);
  encoded.forEach((bytes, i) => {
    starts[i + 1] = bytes.length;
  });
  accumulateStarts(starts);
  const bytes = sharedBytes(starts[strings.length]!);
  encoded.forEach((part, i) => {
    bytes.set(part, starts[i]!);
  });
  return indexStrings(bytes, starts);
}

/** Copies chosen entries of several tables into one, without making strings of them. */
export function copyStrings(
  sources: readonly StringTableData[],
  count: number,
  each: (visit: (source: number, entry: number) => void) => void,
): StringTableData {
  const starts = sharedWords(count + 1);
  let next = 0;
  each((source, entry) => {
    const from = sources[source]!.starts;
    starts[++next] = from[entry + 1]! - from[entry]!;
  });
  accumulateStarts(starts);
  const bytes = sharedBytes(starts[count]!);
  next = 0;
  each((source, entry) => {
    const from = sources[source]!;
    bytes.set(from.bytes.subarray(from.starts[entry]!, from.starts[entry + 1]!), starts[next++]!);
  });
  return indexStrings(bytes, starts);
}

function indexStrings(bytes: Uint8Array, starts: Uint32Array): StringTableData {
  const count = starts.length - 1;
  let capacity = 4;
  while (capacity < count * 1.6) capacity *= 2;
  const slots = sharedWords(capacity);
  for (let i = 0; i < count; i++) {
    let slot = hashBytes(bytes, starts[i]!, starts[i + 1]!) & (capacity - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = i + 1;
  }
  return { bytes, starts, slots };
}

function findBytes(table: StringTableData, wanted: Uint8Array, from: number, to: number): number {
  const { bytes, starts, slots } = table;
  const mask = slots.length - 1;
  const length = to - from;
  let slot = hashBytes(wanted, from, to) & mask;
  for (;;) {
    const entry = slots[slot]! - 1;
    if (entry < 0) return -1;
    const start = starts[entry]!;
    if (starts[entry + 1]! - start === length) {
      let i = 0;
      while (i < length && bytes[start + i] === wanted[from + i]) i++;
      if (i === length) return entry;
    }
    slot = (slot + 1) & mask;
  }
}

/** FNV-1a with a final mix, since short numbered ids differ only in their last bytes. */
function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 2166136261;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 16777619);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
