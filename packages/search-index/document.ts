/** What search engines index: one document for each product. Prices are in minor units, times in seconds. */
export interface SearchDocument {
  id: string;
  productKey: string;
  title: string;
  brand: string;
  description: string;
  /** Title and description in other languages, by language: found by shoppers who read them. */
  texts?: Record<string, { title?: string; description?: string }>;
  /** Category slugs, those of the primary path first, deepest first. */
  categorySlugs: string[];
  /** Their names, in the same order. */
  categoryNames: string[];
  /** Exact colour names beside the colours of the facet: "Burgundy" for the facet value Red. */
  colourNames?: string[];
  /** Facet values by key. */
  facets: Record<string, string[]>;
  price: number;
  wasPrice: number;
  /** Largest discount of a variant, whole per cent. */
  discountPercentage: number;
  averageRating: number;
  totalReviewCount: number;
  totalRevenueAmount: number;
  publishedAtTimestamp: number;
  isOnStock: boolean;
  /** Sites that sell it; empty means all. */
  fascias: string[];
}
