'use no memo';

import { isNextDaySelected } from '#commerce/search/facets/facet-layout.ts';
import type { FacetView } from './listing-view.ts';
import type { FilterState } from './use-filters.ts';

/** Shows what the path says; while the other choice loads, already that, and back again should it fail. */
export function NextDayToggle({ facets, state }: { facets: readonly FacetView[]; state: FilterState }) {
  const facet = facets.find(({ key }) => key === 'isNextDay');
  if (!facet) return null;
  return (
    <a
      href={state.hrefToToggle('isNextDay', 'true')}
      data-filter=""
      rel="nofollow"
      role="switch"
      aria-checked={isNextDaySelected(state.filters)}
      className="facet-switch"
    >
      {facet.label}
    </a>
  );
}
