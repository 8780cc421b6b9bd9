import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useContentFor, useFoldedContent } from '#app/hydration/use-server-rendered.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { FilterIcon } from '#ui/icon-tool.tsx';
import { opensOverlay } from '#ui/native-overlay.ts';
import { FacetBody } from './facet-body.tsx';
import { FILTER_DRAWER, unfoldFacet } from './filter-drawer-id.ts';
import { NextDayToggle } from './next-day-toggle.tsx';
import { SortForm } from './sort-form.tsx';
import { ALL_FILTERS, useAllFilters } from './use-all-filters.ts';
import type { LateFilters } from './use-late-filters.ts';
import { useListLinks } from './use-list-links.ts';

/** As many as the widest screen shows; CSS hides the last ones on narrower screens. */
const MAX_IN_FIRST_ROW = 9;

interface FacetBarProps {
  filters: LateFilters;
}

/** The first row of facets on wide screens; the rest are behind "more filters". */
export default function FacetBar({ filters: { view, choice: state, catchUp } }: FacetBarProps) {
  const t = useTranslations('plp.facets');
  const ref = useRef<HTMLDivElement>(null);
  useListLinks(ref, { beforeFollow: catchUp });
  useCloseOutside(ref);
  const showsAll = useAllFilters();
  const isFoldedRendered = useFoldedContent();
  const facets = view.facets.filter(({ key }) => key !== 'isNextDay');
  const row = showsAll ? facets : facets.slice(0, MAX_IN_FIRST_ROW);
  if (!useContentFor('wide')) return <div ref={ref} className="facet-bar" />;

  return (
    <div ref={ref} className="facet-bar">
      <div className="facet-row" data-all={showsAll || undefined}>
        {row.map((facet) => {
          const count = state.filters[facet.key]?.length ?? 0;
          return (
            <details key={facet.key} name="facet-bar" className="facet-menu">
              <summary className="chip" data-chosen={count > 0 || undefined}>
                {facet.label}
                {count > 0 && <span className="facet-chosen">{count}</span>}
                <ChevronDownIcon />
              </summary>
              <div className="facet-panel">
                {isFoldedRendered && (
                  <FacetBody facet={facet} state={state} address={view.address} showsAll={showsAll} />
                )}
              </div>
            </details>
          );
        })}
        <button
          type="button"
          className="chip facet-more"
          {...opensOverlay(FILTER_DRAWER)}
          onClick={() => unfoldFacet(null)}
        >
          <FilterIcon />
          {t('more')}
        </button>
        {!showsAll && <AllFiltersForm address={view.address} label={t('more')} />}
        <NextDayToggle facets={view.facets} state={state} />
      </div>
      <SortForm view={view} />
    </div>
  );
}

/** Without script there is no drawer: the list is loaded again with every facet in it. */
function AllFiltersForm({ address, label }: { address: string; label: string }) {
  const [path, query] = useLocalPath()(address).split('?', 2);
  return (
    <form action={path} className="without-script">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name={ALL_FILTERS.name} value={ALL_FILTERS.value} className="chip">
        {label}
      </button>
    </form>
  );
}

/** Closes an open native `<details>` on a click outside and on Escape. */
function useCloseOutside(ref: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const open = () => ref.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onPointer = (event: PointerEvent) => {
      const details = open();
      if (details && !details.contains(event.target as Node)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const details = open();
      if (event.key !== 'Escape' || !details) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}
