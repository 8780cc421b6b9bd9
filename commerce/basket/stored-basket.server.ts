import type { BasketLine } from './basket.ts';

/** The search that led to a line, for search analytics. */
export interface SearchTrace {
  queryId: string | null;
  hitObjectIds: string[];
}

/** A basket line with the fields that only the server needs. */
export interface StoredLine extends BasketLine {
  productId: string;
  addedAt: string;
  search: SearchTrace | null;
  bundleId: string | null;
}

/** Stored for a while, so that removing can be undone. */
export interface RemovedStoredLine {
  line: StoredLine;
  position: number;
  removedAt: string;
  from: 'lines' | 'saved';
}
