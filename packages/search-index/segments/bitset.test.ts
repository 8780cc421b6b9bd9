import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  andBits,
  clearBit,
  countBits,
  countCommon,
  eachBit,
  fillRange,
  fullBits,
  hasBit,
  newBits,
  orBits,
  setBit,
} from './bitset.ts';

const SIZE = 200;
const anySet = fc.uniqueArray(fc.nat({ max: SIZE - 1 })).map((members) => new Set(members));

function bitsOf(members: Iterable<number>) {
  const bits = newBits(SIZE);
  for (const member of members) setBit(bits, member);
  return bits;
}

describe('a set of documents as bits', () => {
  it('holds what was set and lists it in order', () => {
    fc.assert(
      fc.property(anySet, (members) => {
        const bits = bitsOf(members);
        expect([...eachBit(bits)]).toEqual([...members].toSorted((a, b) => a - b));
        expect(countBits(bits)).toBe(members.size);
        for (let i = 0; i < SIZE; i++) expect(hasBit(bits, i)).toBe(members.has(i));
      }),
    );
  });

  it('intersects, unites and counts like sets do', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const both = bitsOf(a);
        andBits(both, bitsOf(b));
        const either = bitsOf(a);
        orBits(either, bitsOf(b));
        const shared = [...a].filter((member) => b.has(member));
        expect(new Set(eachBit(both))).toEqual(new Set(shared));
        expect(new Set(eachBit(either))).toEqual(new Set([...a, ...b]));
        expect(countCommon(bitsOf(a), bitsOf(b))).toBe(shared.length);
      }),
    );
  });

  it('fills exactly the given range', () => {
    fc.assert(
      fc.property(fc.nat({ max: SIZE }), fc.nat({ max: SIZE }), (from, to) => {
        const bits = newBits(SIZE);
        fillRange(bits, from, to);
        const expected = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
        expect([...eachBit(bits)]).toEqual(expected);
      }),
    );
  });

  it('is full up to its size, and bits can be cleared', () => {
    const bits = fullBits(33);
    expect(countBits(bits)).toBe(33);
    clearBit(bits, 32);
    expect(hasBit(bits, 32)).toBe(false);
    expect(countBits(bits)).toBe(32);
  });
});
