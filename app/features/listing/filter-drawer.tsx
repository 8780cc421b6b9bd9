import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { describeCount } from '#commerce/listing/count-text.ts';
import { clearFilters, countSelected } from '#commerce/listing/url/select-filters.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { FacetBody } from './facet-body.tsx';
import type { ListingView } from './listing-view.ts';
import { NextDayToggle } from './next-day-toggle.tsx';
import type { FilterState } from './use-filters.ts';
import { useListLinks } from './use-list-links.ts';

interface FilterDrawerProps {
  view: ListingView;
  state: FilterState;
  /** The facet that is open at first; null for none. */
  openKey: string | null;
  onClose: () => void;
}

/** All facets in a drawer. Each choice applies at once; the button shows the number of matching products. */
export default function FilterDrawer({ view, state, openKey, onClose }: FilterDrawerProps) {
  const t = useTranslations();
  const count = describeCount(view.total);
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('plp.facets.filters')}
      closeLabel={t('plp.facets.close')}
      footer={<DrawerFoot view={view} state={state} onClose={onClose} label={t(count.key, count.values)} />}
    >
      <DrawerFacets view={view} state={state} openKey={openKey} />
    </Drawer>
  );
}

function DrawerFacets({ view, state, openKey }: Omit<FilterDrawerProps, 'onClose'>) {
  const ref = useRef<HTMLDivElement>(null);
  // Choices replace the history entry: one step back returns to the list before the drawer was opened.
  useListLinks(ref, { replace: true });
  return (
    <div ref={ref} className="facet-list">
      <NextDayToggle facets={view.facets} state={state} />
      {view.facets
        .filter(({ key }) => key !== 'isNextDay')
        .map((facet) => {
          const count = state.filters[facet.key]?.length ?? 0;
          return (
            <details key={facet.key} className="facet-fold" open={facet.key === openKey || undefined}>
              <summary data-autofocus={facet.key === openKey || undefined}>
                <span>{facet.label}</span>
                {count > 0 && <span className="facet-chosen">{count}</span>}
                <ChevronDownIcon />
              </summary>
              <FacetBody facet={facet} state={state} address={view.address} replace />
            </details>
          );
        })}
    </div>
  );
}

function DrawerFoot({ view, state, label, onClose }: Omit<FilterDrawerProps, 'openKey'> & { label: string }) {
  const t = useTranslations('plp');
  const ref = useRef<HTMLDivElement>(null);
  useListLinks(ref, { replace: true });
  return (
    <div ref={ref} className="facet-foot" aria-busy={state.isLoading || undefined}>
      {state.failedHref !== null && (
        <p role="alert" className="facet-failure">
          {t('loadFailed')}
        </p>
      )}
      {countSelected(state.filters) > 0 && (
        <a
          href={state.hrefFor(clearFilters(state.filters))}
          data-filter=""
          className="button button-secondary"
        >
          {t('facets.clear')}
        </a>
      )}
      <Button wide onClick={onClose} aria-live="polite" disabled={view.total === 0 && !state.isLoading}>
        {t('facets.show', { count: label })}
      </Button>
    </div>
  );
}
