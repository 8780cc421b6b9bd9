import { type Bits, clearBit, hasBit } from './bitset.ts';
import type { FacetMove, SegmentFacets } from './segment.ts';

interface Kept {
  documents: Bits;
  counts: Uint32Array;
}

const MAX_KEPT = 64;

/**
 * Remembers the counts of whole categories, which most visits ask for and which touch the most rows. Removals are
 * subtracted, so a put of a few documents does not empty it.
 */
export class PlainCounts {
  readonly #facets: SegmentFacets;
  readonly #kept = new Map<string, Kept>();

  constructor(facets: SegmentFacets) {
    this.#facets = facets;
  }

  get(name: string): Uint32Array | undefined {
    return this.#kept.get(name)?.counts;
  }

  keep(name: string, documents: Bits, counts: Uint32Array): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(name, { documents: documents.slice(), counts: counts.slice() });
  }

  noteRemoval(doc: number): void {
    const { rowStarts, rowCodes } = this.#facets;
    for (const { documents, counts } of this.#kept.values()) {
      if (!hasBit(documents, doc)) continue;
      clearBit(documents, doc);
      for (let i = rowStarts[doc]!; i < rowStarts[doc + 1]!; i++)
        counts[rowCodes[i]!] = counts[rowCodes[i]!]! - 1;
    }
  }

  /** Forgets rather than corrects: the shared row may have been counted before this note of it arrived. */
  noteMove({ doc }: FacetMove): void {
    for (const [name, { documents }] of this.#kept) if (hasBit(documents, doc)) this.#kept.delete(name);
  }
}
