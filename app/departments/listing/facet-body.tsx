import { VISIBLE_TERMS } from '#domain/facets/facet-layout.ts';
import { FacetRange } from './facet-range.tsx';
import { FacetSearch } from './facet-search.tsx';
import { FacetTerms } from './facet-terms.tsx';
import type { FacetView } from './listing-view.ts';
import type { FilterState } from './use-filters.ts';

interface FacetBodyProps {
  facet: FacetView;
  state: FilterState;
  address: string;
  replace?: boolean;
}

/** The inside of a facet, wherever it is opened. */
export function FacetBody({ facet, state, address, replace }: FacetBodyProps) {
  if (facet.facetType === 'range') {
    return <FacetRange facet={facet} state={state} address={address} replace={replace} />;
  }
  if (facet.isSearchable && facet.terms.length > VISIBLE_TERMS) {
    return <FacetSearch facet={facet} state={state} address={address} />;
  }
  return <FacetTerms facet={facet} state={state} />;
}
