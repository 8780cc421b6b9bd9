import { type ComponentType, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { describeShowing } from '#commerce/listing/count-text.ts';
import { showsLoadMore, showsLoadMoreByCount, showsLoadPrevious } from '#commerce/listing/load-buttons.ts';
import { productsOf } from '#commerce/listing/merge-pages.ts';
import { pageOffset, SKELETON_CARDS } from '#commerce/listing/page-size.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { CloseHeading } from './close-heading.tsx';
import type { LeadProps, ListingView } from './listing-view.ts';
import { LoadButton } from './load-button.tsx';
import type { FilterState } from './use-filters.ts';
import { useImpressions } from './use-impressions.ts';
import { useLead } from './use-lead.ts';
import type { ListPage } from './use-pages.ts';

/** Cards in the first view of a wide screen, and of a phone. */
const FIRST_VIEW = 5;
const FIRST_VIEW_PHONE = 2;

interface ProductGridProps {
  view: ListingView;
  pages: readonly ListPage[];
  state: Pick<FilterState, 'isStale' | 'failedHref'>;
  Lead?: ComponentType<LeadProps>;
  onFollow: (card: CardView, position: number) => void;
  onLeave: (productId: string) => void;
}

export function ProductGrid({
  view,
  pages,
  state: { isStale, failedHref },
  Lead,
  onFollow,
  onLeave,
}: ProductGridProps) {
  const t = useTranslations('plp');
  const local = useLocalPath();
  const { brand } = useSite();
  const { location } = useNavigation();
  const cards = productsOf(pages);
  const first = pages[0]?.page ?? view.page;
  const last = pages.at(-1)?.page ?? view.page;
  const offset = pageOffset(first, view.pageSize);
  const lead = useLead(view, pages[0]);
  const leading = Lead && lead.sponsored ? FIRST_VIEW : 0;
  const listed = view.total + view.closeTotal;
  const showing = describeShowing({ offset, count: cards.length }, listed);
  const hasNextPage = last === view.page ? view.hasNextPage : pageOffset(last + 1, view.pageSize) < listed;
  const offersMore =
    view.pageCount === null ? showsLoadMore({ hasNextPage }) : showsLoadMoreByCount(last, view.pageCount);
  const goingTo = location && location.pathname + location.search;
  const nextHref = local(hrefWithPage(view.address, last + 1));
  const previousHref = local(hrefWithPage(view.address, first - 1));
  const grid = useSteadyScroll(first);
  const isServerRendered = useServerRendered(view);
  useImpressions(grid, view, cards, offset);
  const { cardsPerRow, contentWidth } = brand.theme;
  const sizes = `(min-width: 96rem) ${Math.round(contentWidth / cardsPerRow)}px, (min-width: 64rem) ${Math.round(100 / cardsPerRow)}vw, (min-width: 48rem) 25vw, 50vw`;

  return (
    <section aria-label={t('products')} aria-busy={isStale} className="product-list">
      <h2 className="sr-only">{t('products')}</h2>
      {showsLoadPrevious({ firstPage: first }) && (
        <LoadButton
          href={previousHref}
          isLoading={goingTo === previousHref}
          hasFailed={failedHref === previousHref}
          label={t('loadPrevious')}
        />
      )}
      <ul
        ref={grid}
        className="card-grid"
        data-stale={isStale || undefined}
        style={{ '--cards-per-row': cardsPerRow } as CSSProperties}
      >
        {Lead && lead.sponsored && (
          <Lead
            key={`${lead.sponsored.signal} ${lead.sponsored.brand}`}
            sponsored={lead.sponsored}
            sizes={sizes}
            onShown={lead.setShown}
            onLeave={onLeave}
          />
        )}
        {cards.map((card, index) => {
          const hidden = Lead ? lead.hidden(card.key) : null;
          if (hidden === 'everywhere') return null;
          const item = (
            <li
              key={card.id}
              className={
                classNames(
                  hidden && 'md:hidden',
                  isServerRendered && index >= FIRST_VIEW && 'deferred-layout',
                ) || undefined
              }
            >
              <ProductCard
                card={card}
                sizes={sizes}
                priority={picturePriority(index + leading)}
                selectedSizes={view.filters.sizes}
                onFollow={() => onFollow(card, offset + index + 1)}
              />
            </li>
          );
          return offset + index === view.total && view.closeTotal > 0
            ? [<CloseHeading key="close" view={view} />, item]
            : item;
        })}
        {goingTo === nextHref &&
          Array.from({ length: SKELETON_CARDS }, (_, place) => place).map((place) => (
            <li key={`skeleton ${place}`}>
              <CardSkeleton />
            </li>
          ))}
      </ul>
      <div className="list-end">
        <p className="text-soft text-sm">{t('showing', { shown: showing.shown, total: showing.total })}</p>
        <ProgressBar
          label={t('showing', { shown: showing.shown, total: showing.total })}
          value={showing.percent}
          className="list-progress"
        />
        {offersMore && (
          <LoadButton
            href={nextHref}
            isLoading={goingTo === nextHref}
            hasFailed={failedHref === nextHref}
            label={t('loadMore')}
          />
        )}
      </div>
    </section>
  );
}

function picturePriority(place: number): boolean | 'early' {
  if (place >= FIRST_VIEW) return false;
  return place < FIRST_VIEW_PHONE || 'early';
}

/** Whether the list is still the one that the server rendered. */
function useServerRendered(view: ListingView): boolean {
  const isHydrated = useHydrated();
  const [served] = useState(() => (isHydrated ? null : view));
  return view === served;
}

/** Keeps the visible cards in place when a page is added above them. */
function useSteadyScroll(firstPage: number) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef<{ firstPage: number; card: HTMLElement | null; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current: was } = before;
    if (was?.card?.isConnected && firstPage < was.firstPage) {
      window.scrollBy({ top: pageTop(was.card) - was.top, behavior: 'instant' });
    }
    const card = grid.current?.querySelector<HTMLElement>('[data-product]') ?? null;
    before.current = { firstPage, card, top: card ? pageTop(card) : 0 };
  });
  return grid;
}

function pageTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
