export type SortKey = 'relevance' | 'best-sellers' | 'price-asc' | 'price-desc' | 'newness' | 'rating-desc';

export interface SearchQuery {
  /** Typed text; null for a category. */
  text: string | null;
  categorySlug: string | null;
  /** Selected values by key. Facets of the roles `price` and `discount` have `min-max` strings (whole currency units, per cent). */
  filters: Record<string, string[]>;
  sort: SortKey;
  offset: number;
  limit: number;
  /** Restricts the result to these products (recently viewed, visual search, advertisements). */
  ids?: string[];
  fascia?: string;
  /** Whose prices are filtered, sorted and counted; only products that have one in it are found. */
  priceList?: string;
  /** The shopper's language, for rules of one language. */
  locale?: string;
  /** Personalisation token: user id, or the guest's cookie value. */
  userToken?: string;
  /** Rule contexts, for example the list type. */
  contexts?: string[];
  /** Facets wanted in the result; all when undefined. */
  facetKeys?: string[];
}

export interface SearchResult {
  /** Product ids of the page, in order. */
  ids: string[];
  /** Products that have what was typed. */
  total: number;
  facets: FacetCount[];
  /**
   * Where fewer than a page have everything that was typed, the list goes on with the closest others: `ids` has them
   * after the first `total` products. Their counts are apart.
   */
  close?: { total: number; facets: FacetCount[] };
  queryId: string;
  /** How the engine understood the typed text ("black dress under 50"). */
  understood: {
    filters: Record<string, string[]>;
    text: string;
    correctedFrom: string | null;
    /** The typed text with its typos corrected, if there were any. */
    correctedTo?: string | null;
    /** Whether no product has everything that was typed, so that these have a part of it. */
    isRelaxed?: boolean;
  };
  redirect: string | null;
  /** Where phones are sent instead of `redirect`. */
  redirectMobile?: string | null;
  abTestId: string | null;
  abTestVariantId: string | null;
}

export interface FacetCount {
  key: string;
  terms: FacetTerm[];
  /** Smallest and largest number for range facets (minor units, per cent). */
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
  priceList?: string;
  locale?: string;
}

export interface Suggestions {
  queries: string[];
  /** A count is null where the engine does not report it. */
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
  /** New values of facets that depend on the numbers, such as price bands. */
  facets?: Record<string, string[]>;
}

/** Merchandising rules. */
export interface SearchRules {
  synonyms: string[][];
  /** `urlMobile` is for phones, where they need another page. */
  redirects: { query: string; url: string; urlMobile?: string | null }[];
  /** Pins, boosts and buries by context or query. */
  rules: SearchRule[];
  /** Rules of one site or language; a later one overrides an earlier one. */
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

/** Two words that are used in the same way. */
export interface WordRelation {
  word: string;
  other: string;
  /** 0 to 1. */
  weight: number;
  /** Words that both are used with, or what shoppers did: the reason, for staff. */
  because: string[];
}

/** A product's place as shoppers' choices changed it, for one query or one category. */
export interface LearnedOrder {
  query?: string;
  categorySlug?: string;
  productId: string;
  /** Multiplies the score. */
  factor: number;
}

/** What an index learned, and what shoppers taught it. */
export interface LearnedData {
  /** From the catalogue. */
  relations: WordRelation[];
  /** From searches and what was clicked and bought after them. */
  shoppers: WordRelation[];
  order: LearnedOrder[];
}

/** Why a product stands where it stands. */
export interface SearchExplanation {
  /** Among the products that have everything, among the close ones, or not in the list. */
  part: 'first' | 'close' | 'none';
  /** Counted from one. */
  position: number | null;
  words: ExplainedWord[];
  /** What the score of the words is multiplied with. */
  factors: { name: 'title' | 'quality' | 'rules' | 'shoppers'; factor: number }[];
  isPinned: boolean;
}

export interface ExplainedWord {
  word: string;
  /** The form in which the product has it; null when it does not. */
  as: string | null;
  /** `title` also stands for brand, category and attributes. */
  place: 'title' | 'description' | null;
  weight: number;
  /** Whether it names the product, so that it counts for more. */
  isName: boolean;
}
