import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type {
  DocumentPatch,
  FacetTerm,
  LearnedData,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '@selvedge/search-index/types.ts';

export type { SearchDocument } from '@selvedge/search-index/document.ts';
export type {
  DocumentPatch,
  FacetCount,
  FacetTerm,
  LearnedData,
  ScopedRules,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SearchRule,
  SearchRules,
  SortKey,
  Suggestions,
  SuggestRequest,
} from '@selvedge/search-index/types.ts';

/** The contract of a search engine. Counts are disjunctive within a key. */
export interface SearchEngine {
  /** Set by the alternative discovery engine: lists are paged by their count, and facet values cannot be searched. */
  readonly isAlternative?: boolean;
  /** Set by engines that have only the prices of the default brand's list: other markets are not offered price ranges and orders. */
  readonly hasOneList?: boolean;
  /** The largest offset that it accepts; absent where there is no limit. */
  readonly maxOffset?: number;
  /** A listing: category or text, filtered, sorted, one page, with all facet counts. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>;
  /** Values of one facet whose label contains the typed text, with counts under the other filters. */
  facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]>;
  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions>;
  /** Adds or replaces documents; visible to the next query. */
  put(documents: SearchDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Price, stock and rating changes without re-reading the text. */
  patch(changes: DocumentPatch[]): Promise<void>;
  /** Applies other rules from the next query on; absent where rules are managed at the vendor. */
  setRules?(rules: SearchRules): Promise<void>;
  /** Reports how its results were used; absent where an engine does not learn from it. */
  sendEvent?(event: SearchEvent): Promise<void>;
  /** Why a product stands where it stands; absent where an engine does not say. */
  explain?(query: SearchQuery, productId: string): Promise<SearchExplanation>;
  /** What it learned about its words; absent where it does not learn by itself. */
  readLearned?(): Promise<LearnedData>;
  /** Applies what shoppers' searches and clicks taught; absent where the vendor learns from `sendEvent`. */
  setShopperData?(data: Pick<LearnedData, 'shoppers' | 'order'>): Promise<void>;
  close(): Promise<void>;
}

/** What a shopper did with products of a search result. */
export type SearchEvent = {
  /** The query id of the result. */
  queryId: string;
  productIds: string[];
  /** Identifies the shopper across events. */
  userToken: string;
  customerId?: string;
} & (
  | { kind: 'click'; positions: number[] }
  | { kind: 'basket' }
  /** In minor units, one entry for each product, with the price of one piece. */
  | { kind: 'purchase'; paid: { price: number; discount: number; quantity: number }[]; currency: string }
);
