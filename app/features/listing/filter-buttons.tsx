'use no memo';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useContentFor } from '#app/hydration/use-server-rendered.ts';
import { countSelected } from '#commerce/listing/url/select-filters.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { FilterIcon } from '#ui/icon-tool.tsx';
import { opensOverlay } from '#ui/native-overlay.ts';
import { FILTER_DRAWER, unfoldFacet } from './filter-drawer-id.ts';
import type { ListingView } from './listing-view.ts';
import { SortForm } from './sort-form.tsx';
import type { FilterState } from './use-filters.ts';

interface FilterButtonsProps {
  view: ListingView;
  state: FilterState;
  pills: readonly { key: string; label: string }[];
}

/** The browser opens the drawer; what is pressed before hydration unfolds its facet afterwards (`early-input.ts`). */
const OPENS = { ...opensOverlay(FILTER_DRAWER), 'data-tell-react': '' };

/** On phones: a button for all filters, the sort, and a pill for each of the first facets. */
export function FilterButtons({ view, state, pills }: FilterButtonsProps) {
  if (!useContentFor('phone')) return <div className="filter-buttons" />;
  return (
    <div className="filter-buttons">
      <div className="filter-pills">
        <button type="button" className="chip" {...OPENS} onClick={() => unfoldFacet(null)}>
          <FilterLabel state={state} />
        </button>
        <SortForm view={view} />
        {pills.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="chip"
            {...OPENS}
            data-chosen={(state.filters[key]?.length ?? 0) > 0 || undefined}
            onClick={() => unfoldFacet(key)}
          >
            {label}
            <ChevronDownIcon />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The filter button at the bottom of the screen, once the first one is scrolled away. */
export function FilterFloat({ state }: Pick<FilterButtonsProps, 'state'>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const first = document.querySelector('.filter-buttons');
    if (!first) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      setShown(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, []);
  if (!isShown) return null;
  return (
    <div className="filter-float">
      <button type="button" {...OPENS} onClick={() => unfoldFacet(null)}>
        <FilterLabel state={state} />
      </button>
    </div>
  );
}

function FilterLabel({ state }: Pick<FilterButtonsProps, 'state'>) {
  const t = useTranslations('plp.facets');
  const count = countSelected(state.filters);
  return (
    <>
      <FilterIcon />
      {t('filter')}
      {count > 0 && <span className="facet-chosen">{count}</span>}
    </>
  );
}
