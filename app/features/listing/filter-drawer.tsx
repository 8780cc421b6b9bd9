import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFoldedContent } from '#app/hydration/use-server-rendered.ts';
import { describeCount } from '#commerce/listing/count-text.ts';
import { clearFilters, countSelected } from '#commerce/listing/url/select-filters.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { NativeDrawer } from '#ui/native-drawer.tsx';
import { closesOverlay } from '#ui/native-overlay.ts';
import { FacetBody } from './facet-body.tsx';
import { FILTER_DRAWER } from './filter-drawer-id.ts';
import { NextDayToggle } from './next-day-toggle.tsx';
import type { FilterState } from './use-filters.ts';
import type { LateFilters } from './use-late-filters.ts';
import { useListLinks } from './use-list-links.ts';

interface FilterDrawerProps extends Pick<FilterState, 'isStale' | 'failedHref'> {
  filters: LateFilters;
}

/** All facets in a drawer. Each choice applies at once; the button shows the number of matching products. */
export default function FilterDrawer({ filters, isStale, failedHref }: FilterDrawerProps) {
  const t = useTranslations();
  const count = describeCount(filters.view.total);
  return (
    <NativeDrawer
      id={FILTER_DRAWER}
      title={t('plp.facets.filters')}
      closeLabel={t('plp.facets.close')}
      footer={
        <DrawerFoot
          filters={filters}
          isStale={isStale}
          failedHref={failedHref}
          label={t(count.key, count.values)}
        />
      }
    >
      <DrawerFacets filters={filters} />
    </NativeDrawer>
  );
}

function DrawerFacets({ filters: { view, choice, catchUp } }: Pick<FilterDrawerProps, 'filters'>) {
  const ref = useRef<HTMLDivElement>(null);
  const facets = useFoldedContent() ? view.facets : [];
  // Choices replace the history entry: one step back returns to the list before the drawer was opened.
  useListLinks(ref, { replace: true, beforeFollow: catchUp });
  return (
    <div ref={ref} className="facet-list">
      <NextDayToggle facets={facets} state={choice} />
      {facets
        .filter(({ key }) => key !== 'isNextDay')
        .map((facet) => {
          const count = choice.filters[facet.key]?.length ?? 0;
          return (
            <details key={facet.key} className="facet-fold" data-facet={facet.key}>
              <summary>
                <span>{facet.label}</span>
                {count > 0 && <span className="facet-chosen">{count}</span>}
                <ChevronDownIcon />
              </summary>
              <FacetBody facet={facet} state={choice} address={view.address} replace />
            </details>
          );
        })}
    </div>
  );
}

function DrawerFoot({
  filters: { view, choice },
  isStale,
  failedHref,
  label,
}: FilterDrawerProps & { label: string }) {
  const t = useTranslations('plp');
  const ref = useRef<HTMLDivElement>(null);
  useListLinks(ref, { replace: true });
  return (
    <div ref={ref} className="facet-foot" aria-busy={isStale || undefined}>
      {failedHref !== null && (
        <p role="alert" className="facet-failure">
          {t('loadFailed')}
        </p>
      )}
      {countSelected(choice.filters) > 0 && (
        <a
          href={choice.hrefFor(clearFilters(choice.filters))}
          data-filter=""
          className="button button-secondary"
        >
          {t('facets.clear')}
        </a>
      )}
      <Button
        wide
        aria-live="polite"
        disabled={view.total === 0 && !isStale}
        {...closesOverlay(FILTER_DRAWER)}
      >
        {t('facets.show', { count: label })}
      </Button>
    </div>
  );
}
