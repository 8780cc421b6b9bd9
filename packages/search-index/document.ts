/**
 * What the search engines index: one document per product. Numbers are raw (pence, seconds), so that an engine
 * sorts and filters on them without parsing.
 */
export interface SearchDocument {
  id: string;
  productKey: string;
  title: string;
  brand: string;
  description: string;
  /** Category slugs from the primary path first; the first is the deepest primary category. */
  categorySlugs: string[];
  /** Their names, in the same order. */
  categoryNames: string[];
  /** What its colours are called, beyond the families that are filtered by: "Burgundy" of the reds. */
  colourNames?: string[];
  /** Every filter key of the specification with its values (also `aiattributes.*`). */
  facets: Record<string, string[]>;
  price: number;
  wasPrice: number;
  /** Largest saving of a variant, whole per cent. */
  discountPercentage: number;
  averageRating: number;
  totalReviewCount: number;
  totalRevenueAmount: number;
  publishedAtTimestamp: number;
  isOnStock: boolean;
  /** Brand sites that sell it; empty means all. */
  fascias: string[];
}
