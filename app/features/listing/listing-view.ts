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
  terms: TermView[];
  /** The terms are colours that can be painted. */
  isSwatches: boolean;
  /** Its values can be searched by typing. */
  isSearchable: boolean;
};

/** CSS background of its swatch, where the facet shows colours. */
export type TermView = FacetTerm & { swatch?: string };

export type ChosenFilter = Pick<SelectedFacet, 'key' | 'term' | 'termLabel'>;

/** One page of a list, with only what the browser shows. */
export interface ListingView {
  type: ListType;
  /** Path and query of this list without page and language, as its links are built from. */
  address: string;
  title: string;
  query: string | null;
  filters: Filters;
  /** Values of one filter that may be chosen together. */
  maxPerKey: number;
  sort: SortKey;
  page: number;
  pageSize: number;
  total: number;
  hasNextPage: boolean;
  /** Set by the alternative engine, whose lists page by their count. */
  pageCount: number | null;
  cards: CardView[];
  /** What may lead the list, where advertisers may. */
  sponsored: SponsoredList<CardView> | null;
  /** What else there is, where the list itself has nothing. */
  liked: CardView[];
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

/** What stands before the list, made by another department. */
export interface LeadProps {
  sponsored: SponsoredList<CardView>;
  /** As in HTML: how wide a card's picture will be shown. */
  sizes: string;
  /** Which products lead now; they do not come again below. */
  onShown: (productKeys: readonly string[]) => void;
  /** Called before a product is visited. */
  onLeave: (productId: string) => void;
}
