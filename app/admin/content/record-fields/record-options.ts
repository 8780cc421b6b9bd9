import { createContext, use } from 'react';
import type { StudioBrand } from '../studio-kit.ts';

/** What the forms of campaigns and rules let one choose from. */
export interface RecordOptions {
  brands: readonly StudioBrand[];
  /** In the order of the tree; the name says the way down to it. */
  categories: readonly { slug: string; name: string }[];
  /** Names of the brands and sellers in the catalogue. */
  makers: readonly string[];
  markets: readonly { code: string; name: string }[];
  /** The shop's own roles. */
  roles: readonly { id: string; name: string }[];
}

export const NO_OPTIONS: RecordOptions = { brands: [], categories: [], makers: [], markets: [], roles: [] };

export const RecordOptionsContext = createContext<RecordOptions>(NO_OPTIONS);

export function useRecordOptions(): RecordOptions {
  return use(RecordOptionsContext);
}
