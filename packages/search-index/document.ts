/** What search engines index: one document for each product. Prices are in hundredths of their currency, times in seconds. */
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
  /** Prices by list, for queries that name one: a product is found in the lists that it has a price in. */
  prices?: Record<string, ListedPrice>;
  averageRating: number;
  totalReviewCount: number;
  totalRevenueAmount: number;
  publishedAtTimestamp: number;
  isOnStock: boolean;
  /** Sites that sell it; empty means all. */
  fascias: string[];
}

export interface ListedPrice {
  price: number;
  wasPrice: number;
  discountPercentage: number;
}

/** Prices of every currency are in hundredths of it, whatever its smallest coin, so that filters in whole units mean the same. */
export const PRICE_SCALE = 100;
