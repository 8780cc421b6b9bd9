import { type Bits, clearBit, hasBit } from './bitset.ts';
import type { FacetMove, SegmentFacets } from './segment.ts';

interface CachedCounts {
  documents: Bits;
  counts: Uint32Array;
}

const MAX_CACHED = 64;

/**
 * Caches the facet counts of whole categories, which are queried most and read the most rows. Removals are subtracted,
 * so that writing a few documents does not empty the cache.
 */
export class CategoryCounts {
  readonly #facets: SegmentFacets;
  readonly #cached = new Map<string, CachedCounts>();

  constructor(facets: SegmentFacets) {
    this.#facets = facets;
  }

  get(name: string): Uint32Array | undefined {
    return this.#cached.get(name)?.counts;
  }

  set(name: string, documents: Bits, counts: Uint32Array): void {
    const [oldest] = this.#cached.keys();
    if (oldest !== undefined && this.#cached.size >= MAX_CACHED) this.#cached.delete(oldest);
    this.#cached.set(name, { documents: documents.slice(), counts: counts.slice() });
  }

  applyRemoval(doc: number): void {
    const { rowStarts, rowCodes } = this.#facets;
    for (const { documents, counts } of this.#cached.values()) {
      if (!hasBit(documents, doc)) continue;
      clearBit(documents, doc);
      for (let i = rowStarts[doc]!; i < rowStarts[doc + 1]!; i++)
        counts[rowCodes[i]!] = counts[rowCodes[i]!]! - 1;
    }
  }

  /** Drops the counts instead of correcting them: the shared row may have been counted after it changed. */
  applyMove({ doc }: FacetMove): void {
    for (const [name, { documents }] of this.#cached) if (hasBit(documents, doc)) this.#cached.delete(name);
  }
}
