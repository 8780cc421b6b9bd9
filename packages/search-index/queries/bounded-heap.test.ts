import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedHeap } from './bounded-heap.ts';

const anyRow = fc.record({ value: fc.integer({ min: -3, max: 3 }), tie: fc.integer({ min: -2, max: 2 }) });

describe('BoundedHeap', () => {
  it('gives the same as sorting everything, whatever the order of insertion', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 60 }),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (rows, capacity, reversed) => {
          const heap = new BoundedHeap(capacity, (a, b) => a - b);
          const numbered = rows.map((row, ref) => ({ ...row, ref }));
          for (const { value, tie, ref } of reversed ? numbered.toReversed() : numbered)
            heap.add(value, tie, ref);
          const expected = numbered
            .toSorted((a, b) => a.value - b.value || a.tie - b.tie || a.ref - b.ref)
            .slice(0, capacity)
            .map(({ ref }) => ref);
          expect(heap.sorted()).toEqual(expected);
        },
      ),
    );
  });
});
