import { type Bits, countBits, eachBit } from './bitset.ts';
import { orderByCategory } from './category-order.ts';
import type { SegmentCategories, SegmentData } from './segment.ts';
import { GrowingWords, sharedShorts, sharedWords } from './shared-arrays.ts';

export interface MergeSource {
  segment: SegmentData;
  /** Its documents that are not removed. */
  live: Bits;
}

/** The number of a document that is not copied, and of a term that no document has. */
export const REMOVED = 0xffffffff;

export interface MergePlan {
  size: number;
  /** Source and old number of each new document. */
  sourceOf: Uint16Array;
  docOf: Uint32Array;
  /** New number of each old document, by source; `REMOVED` when it is not live. */
  numberOf: Uint32Array[];
  categories: SegmentCategories;
}

/** Renumbers the live documents of all sources by category. */
export function planDocuments(sources: readonly MergeSource[]): MergePlan {
  const size = sources.reduce((total, { live }) => total + countBits(live), 0);
  const slugs: string[] = [];
  const names: string[] = [];
  const codes = new Map<string, number>();
  const rowStarts = new Uint32Array(size + 1);
  const rowCodes = new GrowingWords();
  const flatSource = new Uint16Array(size);
  const flatDoc = new Uint32Array(size);
  let flat = 0;
  sources.forEach(({ segment, live }, source) => {
    const { categories } = segment;
    const codeOf = categories.slugs.map((slug, i) => {
      const known = codes.get(slug);
      if (known !== undefined) return known;
      codes.set(slug, slugs.length);
      names.push(categories.names[i]!);
      return slugs.push(slug) - 1;
    });
    for (const doc of eachBit(live)) {
      for (let i = categories.rowStarts[doc]!; i < categories.rowStarts[doc + 1]!; i++) {
        rowCodes.push(codeOf[categories.rowCodes[i]!]!);
      }
      flatSource[flat] = source;
      flatDoc[flat] = doc;
      rowStarts[++flat] = rowCodes.length;
    }
  });
  const flatCodes = rowCodes.view();
  const { order, ...placed } = orderByCategory(rowStarts, flatCodes, slugs);

  const sourceOf = new Uint16Array(size);
  const docOf = new Uint32Array(size);
  const numberOf = sources.map(({ segment }) => new Uint32Array(segment.size).fill(REMOVED));
  const sharedStarts = sharedWords(size + 1);
  const sharedCodes = sharedShorts(flatCodes.length);
  let next = 0;
  for (let number = 0; number < size; number++) {
    const from = order[number]!;
    sourceOf[number] = flatSource[from]!;
    docOf[number] = flatDoc[from]!;
    numberOf[flatSource[from]!]![flatDoc[from]!] = number;
    for (let i = rowStarts[from]!; i < rowStarts[from + 1]!; i++) sharedCodes[next++] = flatCodes[i]!;
    sharedStarts[number + 1] = next;
  }
  const categories = { slugs, names, ...placed, rowStarts: sharedStarts, rowCodes: sharedCodes };
  return { size, sourceOf, docOf, numberOf, categories };
}
