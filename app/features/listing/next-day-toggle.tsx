'use no memo';

import { isNextDaySelected } from '#commerce/search/facets/facet-layout.ts';
import type { FacetView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

/** The next-day filter as a switch; it changes at once and falls back when loading fails. */
export function NextDayToggle({ facets, state }: { facets: readonly FacetView[]; state: FilterChoice }) {
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
