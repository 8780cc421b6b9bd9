import type { CardView } from '#app/features/product-card/card-view.ts';
import type { SponsoredList } from '#commerce/advertising/sponsored-list.ts';
import type { Crumb } from '#commerce/links/breadcrumbs.ts';
import type { Facet, FacetTerm, SelectedFacet } from '#commerce/search/facets/facet.ts';
import type { Filters, ListType } from '#commerce/search/facets/filters.ts';
import type { SortKey } from '#commerce/search/sort-options.ts';
import type { ListingHeaderView } from './header-view.ts';
import type { LongText } from './long-text.ts';

/** A facet as the panel shows it. */
export type FacetView = Pick<Facet, 'key' | 'label' | 'facetType' | 'range' | 'selected'> & {
  /** What the numbers of a range are. */
  unit?: 'money' | 'percent';
  terms: TermView[];
  /** The terms are colours with known swatches. */
  isSwatches: boolean;
  /** Its values can be searched by typing. */
  isSearchable: boolean;
};

/** `swatch` is a CSS background, in a facet of colours. */
export type TermView = FacetTerm & { swatch?: string };

export type ChosenFilter = Pick<SelectedFacet, 'key' | 'term' | 'termLabel'>;

/** One page of a list: only what the browser shows. */
export interface ListingView {
  type: ListType;
  /** Path and query of the list without page and language; its links are built from it. */
  address: string;
  title: string;
  query: string | null;
  filters: Filters;
  /** How many values of one filter may be selected together. */
  maxPerKey: number;
  sort: SortKey;
  page: number;
  pageSize: number;
  total: number;
  /** Products after the first `total` that are only close to the query. */
  closeTotal: number;
  hasNextPage: boolean;
  /** Set by the alternative engine, whose lists page by their count. */
  pageCount: number | null;
  cards: CardView[];
  /** Sponsored products before the list; null where none are allowed. */
  sponsored: SponsoredList<CardView> | null;
  /** Popular products, for an empty list. */
  popular: CardView[];
  facets: FacetView[];
  chosen: ChosenFilter[];
  sortKeys: SortKey[];
  crumbs: Crumb[];
  header: ListingHeaderView;
  /** The text below the list. */
  seo: LongText | null;
  queryId: string;
  meta: ListingMeta;
}

export interface ListingMeta {
  title: string;
  description: string;
  canonical: string;
  prev: string | null;
  next: string | null;
  robots: string;
  image: string | null;
}

/** Props of the sponsored cards before a list, which another feature renders. */
export interface LeadProps {
  sponsored: SponsoredList<CardView>;
  /** As in HTML: how wide a card's picture will be shown. */
  sizes: string;
  /** Called with the products shown: the list leaves them out. */
  onShown: (productKeys: readonly string[]) => void;
  /** Called before a product is opened. */
  onLeave: (productId: string) => void;
}
