import type { BasketLine } from './basket.ts';

/** Where a shopper found what they bought, for search analytics. */
export interface SearchTrace {
  queryId: string | null;
  hitObjectIds: string[];
}

/** A line as it lies in the basket: the domain's line and what only the shop needs. */
export interface StoredLine extends BasketLine {
  productId: string;
  addedAt: string;
  search: SearchTrace | null;
  bundleId: string | null;
}

/** Kept for a while, so that removing can be undone. */
export interface RemovedStoredLine {
  line: StoredLine;
  position: number;
  removedAt: string;
  from: 'lines' | 'saved';
}
