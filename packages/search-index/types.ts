export type SortKey = 'relevance' | 'best-sellers' | 'price-asc' | 'price-desc' | 'newness' | 'rating-desc';

export interface SearchQuery {
  /** What was typed; null for a category listing. */
  text: string | null;
  categorySlug: string | null;
  /** Selected values by key; ranges `priceRange` and `discountRange` hold `min-max` strings (pounds, per cent). */
  filters: Record<string, string[]>;
  sort: SortKey;
  offset: number;
  limit: number;
  /** Of what the list finds only these products, in any order (recently viewed, visual search, advertisements). */
  ids?: string[];
  fascia?: string;
  /** The shopper's language, for rules that hold in one. */
  locale?: string;
  /** Personalisation token: user id, or the guest's cookie value. */
  userToken?: string;
  /** Rule contexts, for example the list type. */
  contexts?: string[];
  /** Facets wanted in the answer; undefined means all. */
  facetKeys?: string[];
}

export interface SearchResult {
  /** Product ids of the page, in order. */
  ids: string[];
  total: number;
  facets: FacetCount[];
  queryId: string;
  /** What the engine took from the typed text as filters ("black dress under 50"). */
  understood: {
    filters: Record<string, string[]>;
    text: string;
    correctedFrom: string | null;
    /** All of the typed text with its slips put right, where there were some. */
    correctedTo?: string | null;
    /** Whether nothing has all that was asked for, so that these have only a part of it. */
    isRelaxed?: boolean;
  };
  redirect: string | null;
  abTestId: string | null;
  abTestVariantId: string | null;
}

export interface FacetCount {
  key: string;
  terms: FacetTerm[];
  /** Smallest and largest number for numeric facets (pence, per cent). */
  range?: { min: number; max: number };
}

export interface FacetTerm {
  term: string;
  count: number;
}

export interface SuggestRequest {
  text: string;
  limit: number;
  fascia?: string;
  locale?: string;
}

export interface Suggestions {
  queries: string[];
  /** A count is null where the engine does not say how many products there are. */
  categories: { slug: string; name: string; count: number | null }[];
  brands: { name: string; count: number | null }[];
  productIds: string[];
}

export interface DocumentPatch {
  id: string;
  price?: number;
  wasPrice?: number;
  discountPercentage?: number;
  isOnStock?: boolean;
  averageRating?: number;
  totalReviewCount?: number;
  totalRevenueAmount?: number;
  /** New values for keys that follow the numbers, such as price bands and the rating group. */
  facets?: Record<string, string[]>;
}

/** Merchandising data an engine needs beside the documents. */
export interface SearchRules {
  synonyms: string[][];
  redirects: { query: string; url: string }[];
  /** Pins, boosts and buries by context or query. */
  rules: SearchRule[];
  /** What holds on one brand's site or in one language only; later ones have the last word. */
  scoped?: ScopedRules[];
}

export interface ScopedRules extends Omit<SearchRules, 'scoped'> {
  fascia?: string;
  locale?: string;
}

export interface SearchRule {
  when: { query?: string; categorySlug?: string; context?: string };
  pin?: string[];
  boost?: Record<string, string[]>;
  bury?: Record<string, string[]>;
}
