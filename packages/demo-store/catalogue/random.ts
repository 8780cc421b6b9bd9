/** A deterministic random source: the same seed and labels always give the same sequence. */
export interface RandomSource {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** Up to `count` different items, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

export function randomFrom(seed: number, ...labels: (string | number)[]): RandomSource {
  const next = sfc32(...hash128(`${seed}/${labels.join('/')}`));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    weighted(list, weightOf) {
      let total = 0;
      for (const item of list) total += weightOf(item);
      let rest = next() * total;
      for (const item of list) {
        rest -= weightOf(item);
        if (rest < 0) return item;
      }
      return list[list.length - 1]!;
    },
    sample(list, count) {
      const pool = [...list];
      const wanted = Math.min(count, pool.length);
      for (let i = 0; i < wanted; i += 1) {
        const j = int(i, pool.length - 1);
        [pool[i], pool[j]] = [pool[j]!, pool[i]!];
      }
      return pool.slice(0, wanted);
    },
  };
}

/** Four FNV-style lanes, so that similar labels give unrelated sequences. */
function hash128(text: string): [number, number, number, number] {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  let c = 0x85ebca6b;
  let d = 0xc2b2ae35;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + a), 0x5bd1e995);
    c = Math.imul(c ^ (code + (b >>> 3)), 0x1b873593);
    d = Math.imul(d ^ (code + (c >>> 5)), 0x27d4eb2f);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  const step = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 10; i += 1) step();
  return step;
}
