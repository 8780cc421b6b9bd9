import type { RelatedKind } from '../../../commerce/catalogue/product.ts';
import type { Draft } from './draft.ts';
import type { NameBook } from './name-book.ts';
import type { Sale } from './pricing.ts';
import type { StockMood } from './stocking.ts';

/** What the examples fix and chance decides for everything else. */
export interface Decisions {
  name?: string;
  description?: string;
  fullPrice?: number;
  sale?: Sale | null;
  mood?: StockMood;
  preorderDays?: number | null;
  isSubscribable?: boolean;
  customisationGroup?: string | null;
  gift?: { sku: string; description: string } | null;
  isExcluded?: boolean;
  returns?: Draft['line']['returns'];
  averageRating?: number;
  reviewCount?: number;
  stock?: (position: number) => number;
  isPremier?: boolean;
}

export interface Writing {
  key: string;
  /** Numbers its barcodes; unique in the catalogue. */
  place: number;
  today: Date;
  related: Record<RelatedKind, string[]>;
  decisions: Decisions;
  claimName: NameBook['claim'];
}
