import { memo } from 'react';
import { FacetRange } from './facet-range.tsx';
import { FacetSearch } from './facet-search.tsx';
import { FacetTerms } from './facet-terms.tsx';
import type { FacetView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

interface FacetBodyProps {
  facet: FacetView;
  state: FilterChoice;
  address: string;
  replace?: boolean;
  /** All values from the start. */
  showsAll?: boolean;
}

/** The content of a facet, in the bar and in the drawer. */
export const FacetBody = memo(function FacetBody({
  facet,
  state,
  address,
  replace,
  showsAll,
}: FacetBodyProps) {
  if (facet.facetType === 'range') {
    return <FacetRange facet={facet} state={state} address={address} replace={replace} />;
  }
  if (facet.isSearchable) {
    return <FacetSearch facet={facet} state={state} address={address} showsAll={showsAll} />;
  }
  return <FacetTerms facet={facet} state={state} showsAll={showsAll} />;
}, isSameBody);

/** The choice in other facets counts for the addresses of the links, which may follow later; a range makes its address from it. */
function isSameBody(before: FacetBodyProps, { facet, state, address }: FacetBodyProps): boolean {
  return (
    before.facet === facet &&
    before.address === address &&
    before.state.hrefToToggle === state.hrefToToggle &&
    (facet.facetType === 'range'
      ? before.state.filters === state.filters
      : String(before.state.filters[facet.key]) === String(state.filters[facet.key]))
  );
}
