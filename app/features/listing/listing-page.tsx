import { type ComponentType, type CSSProperties, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { BACK_TO_TOP_FROM } from '#commerce/listing/back-to-top.ts';
import { describeCount } from '#commerce/listing/count-text.ts';
import { countSelected } from '#commerce/listing/url/select-filters.ts';
import { choosePills } from '#commerce/search/facets/facet-layout.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import HydratedFacetBar from './facet-bar.tsx';
import { FilterButtons, FilterFloat } from './filter-buttons.tsx';
import HydratedFilterDrawer from './filter-drawer.tsx';
import { ListingHeader } from './listing-header.tsx';
import { ListingMeta } from './listing-meta.tsx';
import { ListingSkeleton, useLongWait } from './listing-skeleton.tsx';
import type { LeadProps, ListingView } from './listing-view.ts';
import { LongTextView } from './long-text-view.tsx';
import { ProductGrid } from './product-grid.tsx';
import { reportClick } from './report-click.ts';
import { useFailureNotice } from './use-failure-notice.ts';
import { useFilters } from './use-filters.ts';
import { useLateFilters } from './use-late-filters.ts';
import { useListReturn } from './use-list-return.ts';
import { usePages } from './use-pages.ts';

const EmptyList = lazyWithRetry(() => import('./empty-list.tsx'));
/** In the same file as the page, but they hydrate last: they open and filter without script. */
const { Part: FacetBar } = deferHydration(async () => ({ default: HydratedFacetBar }), { isLast: true });
const { Part: FilterDrawer } = deferHydration(async () => ({ default: HydratedFilterDrawer }), {
  isLast: true,
});

interface ListingPageProps {
  view: ListingView;
  /** Between the header and the list: the chat panel, or the form for search by picture. */
  above?: ReactNode;
  /** Sponsored cards, before the first product. */
  Lead?: ComponentType<LeadProps>;
  /** The address of this list, with other filters, sort or page, that could not be loaded. */
  failedHref?: string;
}

export function ListingPage({ view, above, Lead, failedHref }: ListingPageProps) {
  const t = useTranslations();
  const local = useLocalPath();
  const state = useFilters(view, failedHref);
  const { filters, hrefFor, hrefToToggle } = state;
  const choice = { filters, hrefFor, hrefToToggle };
  const shown = useLateFilters(view, choice, state.isLoading);
  const pages = usePages(view);
  const leave = useLatest(useListReturn(pages));
  useFailureNotice(state);
  const isWaiting = useLongWait(state.isLeaving);
  const count = describeCount(view.total);
  const countText = t(count.key, count.values);
  const isEmpty = view.cards.length === 0;

  const follow = useLatest((card: CardView, position: number) => {
    leave(card.id);
    reportClick(view, card, position);
  });

  return (
    <main
      id="content"
      tabIndex={-1}
      className="page-width listing"
      style={{ '--back-to-top-from': `${BACK_TO_TOP_FROM.listing}px` } as CSSProperties}
    >
      <ListingMeta view={view} />
      <Breadcrumbs
        label={t('plp.breadcrumbs')}
        items={view.crumbs.map(({ name, href }) => ({ name, to: local(href) }))}
      />
      <div className="list-head">
        <h1 className="heading list-title -mb-1 pb-1 text-2xl" title={view.title}>
          {view.title}
        </h1>
        <p className="list-count text-soft">{countText}</p>
      </div>
      <LiveRegion message={state.isLoading ? '' : countText} />
      <ListingHeader header={view.header} title={view.title} />
      {above}
      {isWaiting ? (
        <ListingSkeleton />
      ) : (
        <>
          {(view.facets.length > 0 || countSelected(view.filters) > 0) && (
            <>
              <FilterButtons
                view={view}
                state={state}
                pills={choosePills(
                  view.facets.map((facet) => ({
                    ...facet,
                    dataType: 'text',
                    selectedCount: facet.selected.length,
                  })),
                )}
              />
              <Suspense>
                <FacetBar filters={shown} />
              </Suspense>
              <ChosenFilters view={view} state={choice} />
              <Suspense>
                <FilterDrawer filters={shown} isStale={state.isStale} failedHref={state.failedHref} />
              </Suspense>
            </>
          )}
          {isEmpty ? (
            <Suspense>
              <EmptyList view={view} />
            </Suspense>
          ) : (
            <>
              <ProductGrid
                view={view}
                pages={pages}
                state={state}
                Lead={Lead}
                onFollow={follow}
                onLeave={leave}
              />
              <FilterFloat state={state} />
            </>
          )}
          {view.seo && !isEmpty && <LongTextView text={view.seo} title={view.title} className="list-seo" />}
        </>
      )}
      <BackToTop label={t('plp.backToTop')} />
    </main>
  );
}
