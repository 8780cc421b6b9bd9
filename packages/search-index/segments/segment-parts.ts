import { buildTypoTable, type TypoTableData } from '../text/typo-table.ts';
import { NO_PRICE, type PriceColumns, type SegmentFacets, type SegmentNumbers } from './segment.ts';
import {
  accumulateStarts,
  sharedBytes,
  sharedDoubles,
  sharedFloats,
  sharedShorts,
  sharedWords,
} from './shared-arrays.ts';
import { buildStringTable, type StringTableData } from './string-table.ts';

export function newNumbers(size: number): SegmentNumbers {
  return {
    price: sharedWords(size),
    discount: sharedBytes(size),
    rating: sharedDoubles(size),
    reviews: sharedWords(size),
    revenue: sharedDoubles(size),
    published: sharedDoubles(size),
    quality: sharedFloats(size),
  };
}

/** Columns of a price list in which no document has a price yet. */
export function newPrices(size: number): PriceColumns {
  return { price: sharedWords(size).fill(NO_PRICE), discount: sharedBytes(size) };
}

export function writePrice(
  columns: PriceColumns,
  doc: number,
  { price, discountPercentage }: { price: number; discountPercentage: number },
): void {
  columns.price[doc] = Math.min(NO_PRICE - 1, Math.max(0, Math.round(price)));
  columns.discount[doc] = Math.min(100, Math.max(0, Math.round(discountPercentage)));
}

/** Codes take two bytes each while they fit. */
export function newRowCodes(length: number, valueCount: number): Uint16Array | Uint32Array {
  return valueCount <= 0xffff ? sharedShorts(length) : sharedWords(length);
}

/** The documents of each code, from the codes of each document. */
export function invertRows(
  rowStarts: Uint32Array,
  rowCodes: Uint16Array | Uint32Array,
  valueCount: number,
): Pick<SegmentFacets, 'valueStarts' | 'valueDocs'> {
  const valueStarts = sharedWords(valueCount + 1);
  for (let i = 0; i < rowCodes.length; i++)
    valueStarts[rowCodes[i]! + 1] = valueStarts[rowCodes[i]! + 1]! + 1;
  accumulateStarts(valueStarts);
  const valueDocs = sharedWords(rowCodes.length);
  const next = valueStarts.slice();
  for (let doc = 0; doc + 1 < rowStarts.length; doc++) {
    for (let i = rowStarts[doc]!; i < rowStarts[doc + 1]!; i++) {
      const code = rowCodes[i]!;
      valueDocs[next[code]!] = doc;
      next[code] = next[code]! + 1;
    }
  }
  return { valueStarts, valueDocs };
}

/** Sorted surface words with their terms, and the typo table over them. */
export function buildSurfaces(termOfSurface: ReadonlyMap<string, number>): {
  surfaces: StringTableData;
  surfaceTerms: Uint32Array;
  typos: TypoTableData;
} {
  const words = sortByBytes([...termOfSurface.keys()]);
  const surfaceTerms = sharedWords(words.length);
  words.forEach((word, i) => {
    surfaceTerms[i] = termOfSurface.get(word)!;
  });
  return { surfaces: buildStringTable(words), surfaceTerms, typos: buildTypoTable(words) };
}

/** Strings order by UTF-16 units, tables by UTF-8 bytes; they differ only outside the basic plane. */
function sortByBytes(words: string[]): string[] {
  const hasAstral = words.some((word) => /[\ud800-\udfff]/.test(word));
  if (!hasAstral) return words.sort();
  return words
    .map((word) => ({ word, bytes: Buffer.from(word, 'utf8') }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ word }) => word);
}
