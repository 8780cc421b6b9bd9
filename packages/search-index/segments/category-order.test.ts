import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderByCategory } from './category-order.ts';

const SLUGS = ['women', 'clothing', 'dresses', 'jeans', 'home', 'sale'];

function orderOf(rows: number[][]) {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => {
    starts[i + 1] = starts[i]! + row.length;
  });
  return orderByCategory(starts, Uint32Array.from(rows.flat()), SLUGS);
}

describe('orderByCategory', () => {
  it('makes a category and each of its parents one run of documents', () => {
    const dress = [2, 1, 0];
    const jean = [3, 1, 0];
    const { ranges, order } = orderOf([dress, [4], jean, dress, [1, 0], jean]);
    expect(ranges[SLUGS.indexOf('women')]).toHaveLength(2);
    expect(ranges[SLUGS.indexOf('clothing')]).toHaveLength(2);
    const [from, to] = ranges[SLUGS.indexOf('dresses')]!;
    expect([...order.subarray(from, to)]).toEqual([0, 3]);
  });

  it('lists memberships outside the primary path one by one', () => {
    const { extraStarts, extraDocs, ranges, order } = orderOf([[2, 1, 0], [2, 1, 0, 5], [4]]);
    const sale = SLUGS.indexOf('sale');
    const docs = extraDocs.subarray(extraStarts[sale], extraStarts[sale + 1]);
    expect([...docs].map((number) => order[number])).toEqual([1]);
    expect(ranges[sale]).toEqual([]);
  });

  it('keeps exactly the memberships of the documents', () => {
    const anyRow = fc.uniqueArray(fc.nat({ max: SLUGS.length - 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
        const { order, ranges, extraStarts, extraDocs } = orderOf(rows);
        expect([...order].toSorted((a, b) => a - b)).toEqual(rows.map((_, i) => i));
        SLUGS.forEach((_, category) => {
          const found: number[] = [...extraDocs.subarray(extraStarts[category], extraStarts[category + 1])];
          const pairs = ranges[category]!;
          for (let i = 0; i < pairs.length; i += 2) {
            for (let number = pairs[i]!; number < pairs[i + 1]!; number++) found.push(number);
          }
          const expected = rows.flatMap((row, doc) => (row.includes(category) ? [doc] : []));
          expect(found.map((number) => order[number]!).toSorted((a, b) => a - b)).toEqual(expected);
        });
      }),
    );
  });
});
