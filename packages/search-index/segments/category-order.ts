import { accumulateStarts, sharedWords } from './shared-arrays.ts';

export interface CategoryOrder {
  /** Old number of each document in the new order. */
  order: Uint32Array;
  ranges: number[][];
  extraStarts: Uint32Array;
  extraDocs: Uint32Array;
}

const NO_CATEGORY = -1;

interface Leaf {
  category: number;
  /** Categories, deepest first, that every document of this leaf begins with. */
  path: number[];
  count: number;
}

/**
 * Numbers documents so that a category is a run of numbers: documents are sorted by their deepest primary category, and
 * categories by their path from the top. Other memberships are listed one by one.
 */
export function orderByCategory(
  rowStarts: Uint32Array,
  rowCodes: Uint16Array | Uint32Array,
  slugs: readonly string[],
): CategoryOrder {
  const size = rowStarts.length - 1;
  const leaves = collectLeaves(rowStarts, rowCodes);
  const byPath = [...leaves.values()].sort((a, b) => comparePaths(a.path, b.path, slugs));

  const next = new Map<number, number>();
  const ranges: number[][] = slugs.map(() => []);
  let from = 0;
  for (const leaf of byPath) {
    next.set(leaf.category, from);
    for (const category of leaf.path) extendRange(ranges[category]!, from, from + leaf.count);
    from += leaf.count;
  }

  const order = new Uint32Array(size);
  const numberOf = new Uint32Array(size);
  for (let doc = 0; doc < size; doc++) {
    const leaf = leafOf(rowStarts, rowCodes, doc);
    const number = next.get(leaf)!;
    next.set(leaf, number + 1);
    order[number] = doc;
    numberOf[doc] = number;
  }
  return { order, ranges, ...listExtras(rowStarts, rowCodes, slugs.length, leaves, order) };
}

function leafOf(rowStarts: Uint32Array, rowCodes: Uint16Array | Uint32Array, doc: number): number {
  const start = rowStarts[doc]!;
  return start === rowStarts[doc + 1]! ? NO_CATEGORY : rowCodes[start]!;
}

function collectLeaves(rowStarts: Uint32Array, rowCodes: Uint16Array | Uint32Array): Map<number, Leaf> {
  const leaves = new Map<number, Leaf>();
  for (let doc = 0; doc + 1 < rowStarts.length; doc++) {
    const category = leafOf(rowStarts, rowCodes, doc);
    const start = rowStarts[doc]!;
    const end = rowStarts[doc + 1]!;
    const leaf = leaves.get(category);
    if (leaf === undefined) {
      leaves.set(category, { category, path: Array.from(rowCodes.subarray(start, end)), count: 1 });
      continue;
    }
    leaf.count++;
    let shared = 0;
    while (
      shared < leaf.path.length &&
      start + shared < end &&
      leaf.path[shared] === rowCodes[start + shared]
    ) {
      shared++;
    }
    leaf.path.length = shared;
  }
  return leaves;
}

function comparePaths(a: number[], b: number[], slugs: readonly string[]): number {
  for (let i = 1; i <= Math.min(a.length, b.length); i++) {
    const left = slugs[a[a.length - i]!]!;
    const right = slugs[b[b.length - i]!]!;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function extendRange(ranges: number[], from: number, to: number): void {
  if (ranges[ranges.length - 1] === from) ranges[ranges.length - 1] = to;
  else ranges.push(from, to);
}

function listExtras(
  rowStarts: Uint32Array,
  rowCodes: Uint16Array | Uint32Array,
  categoryCount: number,
  leaves: Map<number, Leaf>,
  order: Uint32Array,
): { extraStarts: Uint32Array; extraDocs: Uint32Array } {
  const extraStarts = sharedWords(categoryCount + 1);
  const eachExtra = (visit: (category: number, number: number) => void) => {
    for (let number = 0; number < order.length; number++) {
      const doc = order[number]!;
      const explained = leaves.get(leafOf(rowStarts, rowCodes, doc))!.path.length;
      for (let i = rowStarts[doc]! + explained; i < rowStarts[doc + 1]!; i++) visit(rowCodes[i]!, number);
    }
  };
  eachExtra((category) => {
    extraStarts[category + 1] = extraStarts[category + 1]! + 1;
  });
  accumulateStarts(extraStarts);
  const extraDocs = sharedWords(extraStarts[categoryCount]!);
  const next = extraStarts.slice();
  eachExtra((category, number) => {
    extraDocs[next[category]!] = number;
    next[category] = next[category]! + 1;
  });
  return { extraStarts, extraDocs };
}
