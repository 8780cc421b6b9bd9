import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type {
  DocumentPatch,
  FacetTerm,
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
  ScopedRules,
  SearchQuery,
  SearchResult,
  SearchRule,
  SearchRules,
  SortKey,
  Suggestions,
  SuggestRequest,
} from '@selvedge/search-index/types.ts';

/** What the shop asks of a search engine, whoever makes it. Counts are disjunctive within a key. */
export interface SearchEngine {
  /** Set by the alternative discovery engine: lists page by their count, and facet values are not searched by typing. */
  readonly isAlternative?: boolean;
  /** The last place in a list that it answers for; absent where lists have no end. */
  readonly furthest?: number;
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
  /** Obeys other rules from the next query on; absent where an engine keeps its rules itself. */
  setRules?(rules: SearchRules): Promise<void>;
  /** Hears how its answers were used; absent where an engine does not learn from it. */
  learn?(use: SearchUse): Promise<void>;
  close(): Promise<void>;
}

/** What a shopper did with products that a search had found. */
export type SearchUse = {
  /** As the search's answer named it. */
  queryId: string;
  productIds: string[];
  /** Whoever it was, the same each time. */
  userToken: string;
  customerId?: string;
} & (
  | { kind: 'click'; positions: number[] }
  | { kind: 'basket' }
  /** In minor units, one for each product, as paid for one piece. */
  | { kind: 'purchase'; paid: { price: number; discount: number; quantity: number }[]; currency: string }
);
