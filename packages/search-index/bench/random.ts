export const SYLLABLES =
  'va le mo ri ka no bel tar sen di ro lu mar ze fi pan gra co tel wyn ash ley bo den har row'.split(' ');

/** A generator of the same numbers in [0, 1) for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random choices that are the same in every run. */
export class RandomSource {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(list.length)]!;
  }

  /** One of the list, the first ones more often than the last ones. */
  skewed<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 2.2)]!;
  }

  word(): string {
    return Array.from({ length: 2 + this.whole(2) }, () => this.pick(SYLLABLES)).join('');
  }
}
