import type { RelatedKind } from '../../../commerce/catalogue/product.ts';
import type { Draft } from './draft.ts';
import type { Sale } from './pricing.ts';
import type { StockLevel } from './stock.ts';
import type { UsedNames } from './used-names.ts';

/** Values that an example fixes; they are random for all other products. */
export interface Decisions {
  name?: string;
  description?: string;
  fullPrice?: number;
  sale?: Sale | null;
  stockLevel?: StockLevel;
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
  /** Its number in the catalogue, from which barcodes are made. */
  place: number;
  today: Date;
  related: Record<RelatedKind, string[]>;
  decisions: Decisions;
  claimName: UsedNames['claim'];
}
