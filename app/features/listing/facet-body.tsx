import { Suspense } from 'react';
import { VISIBLE_TERMS } from '#commerce/search/facets/facet-layout.ts';
import { late } from '#ui/late.ts';
import { FacetTerms } from './facet-terms.tsx';
import type { FacetView } from './listing-view.ts';
import type { FilterState } from './use-filters.ts';

/** Rendered with the page, awake a little later: nobody drags a slider in the first second. */
const FacetRange = late(async () => ({ default: (await import('./facet-range.tsx')).FacetRange }));
const FacetSearch = late(async () => ({ default: (await import('./facet-search.tsx')).FacetSearch }));

interface FacetBodyProps {
  facet: FacetView;
  state: FilterState;
  address: string;
  replace?: boolean;
}

/** The inside of a facet, wherever it is opened. */
export function FacetBody({ facet, state, address, replace }: FacetBodyProps) {
  if (facet.facetType === 'range') {
    return (
      <Suspense>
        <FacetRange facet={facet} state={state} address={address} replace={replace} />
      </Suspense>
    );
  }
  if (facet.isSearchable && facet.terms.length > VISIBLE_TERMS) {
    return (
      <Suspense>
        <FacetSearch facet={facet} state={state} address={address} />
      </Suspense>
    );
  }
  return <FacetTerms facet={facet} state={state} />;
}
