import { type ComponentType, type CSSProperties, memo, useDeferredValue, useEffect, useState } from 'react';
import { NavigationType, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { layOutDeferredContent } from '#app/hydration/deferred-layout.ts';
import { useRendered, useServerRendered } from '#app/hydration/use-server-rendered.ts';
import { isPhone } from '#app/site/is-phone.ts';
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
import { useLongWait } from './listing-skeleton.tsx';
import type { LeadProps, ListingView } from './listing-view.ts';
import { LoadButton } from './load-button.tsx';
import type { FilterState } from './use-filters.ts';
import { useImpressions } from './use-impressions.ts';
import { useLead } from './use-lead.ts';
import type { ListPage } from './use-pages.ts';
import { useSteadyGrid } from './use-steady-grid.ts';

/** Cards in the first view of a wide screen, and of a phone. */
const FIRST_VIEW = 5;
const FIRST_VIEW_PHONE = 2;
/** Cards of a new page of results, or after the one that is scrolled to, that are rendered at once; the others a moment later. */
const FIRST_RENDERED = 8;
const FIRST_RENDERED_PHONE = 4;

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
  const isWaiting = useLongWait(isStale);
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
  const grid = useSteadyGrid({ list: view.address, firstPage: first, cards });
  const [firstRendered] = useState(() => (isPhone() ? FIRST_RENDERED_PHONE : FIRST_RENDERED));
  const { deferredFrom, lateFrom } = useDeferredFrom(view, cards, first, firstRendered);
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
        data-stale={isWaiting || undefined}
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
          const isLate = index >= lateFrom && index % view.pageSize >= firstRendered;
          const isDeferred = isLate || index >= deferredFrom;
          const item = (
            <GridCard
              key={card.id}
              card={card}
              position={offset + index + 1}
              sizes={sizes}
              priority={picturePriority(index + leading)}
              selectedSizes={view.filters.sizes}
              isLate={isLate}
              className={classNames(hidden && 'md:hidden', isDeferred && 'deferred-layout') || undefined}
              onFollow={onFollow}
            />
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

interface GridCardProps {
  card: CardView;
  position: number;
  sizes: string;
  priority: boolean | 'early';
  selectedSizes: readonly string[] | undefined;
  /** Rendered empty at first, as high as expected. */
  isLate: boolean;
  className: string | undefined;
  onFollow: (card: CardView, position: number) => void;
}

/** Rendered anew only when something of the card changes: the grid itself renders with each step of a navigation. */
const GridCard = memo(function GridCard(props: GridCardProps) {
  const { card, position, className, isLate, onFollow, ...rest } = props;
  const isRendered = useRendered(isLate);
  return (
    <li className={className}>
      {isRendered && <ProductCard {...rest} card={card} onFollow={() => onFollow(card, position)} />}
    </li>
  );
}, isSameCard);

/** A card that is rendered is not late any more. */
function isSameCard(before: GridCardProps, after: GridCardProps): boolean {
  return (Object.keys(after) as (keyof GridCardProps)[]).every(
    (name) => name === 'isLate' || before[name] === after[name],
  );
}

/** On the tallest screen, this many cards after the one that is scrolled to are visible. */
const BELOW_RETURN = 15;

/**
 * The places from which cards are laid out when they are scrolled near, or piece by piece in idle moments, and from which they are
 * rendered after the others. On return to a list the cards before the opened product are laid out at once: the position is restored
 * by their heights.
 */
function useDeferredFrom(
  view: ListingView,
  cards: readonly CardView[],
  firstPage: number,
  firstRendered: number,
) {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isServerRendered = useServerRendered();
  const [served] = useState(isServerRendered ? view : null);
  const [openedPage] = useState(firstPage);
  const [opened] = useSearchParams()[0].getAll('scrollTo');
  const rendered = useDeferredValue(cards);
  useEffect(() => {
    if (rendered.length > 0) layOutDeferredContent();
  }, [rendered]);
  // A page above the visible cards needs its whole height, so that these stay in place.
  if (firstPage < openedPage) return { deferredFrom: cards.length, lateFrom: cards.length };
  if (view === served) return { deferredFrom: FIRST_VIEW, lateFrom: cards.length };
  // The others are near the screen: the browser would lay out the list a second time for them.
  if (!isReturn) return { deferredFrom: cards.length, lateFrom: FIRST_VIEW };
  if (!opened) return { deferredFrom: cards.length, lateFrom: cards.length };
  // A sponsored product stands before the first card.
  const place = Math.max(
    cards.findIndex(({ id }) => id === opened),
    0,
  );
  return { deferredFrom: place + BELOW_RETURN, lateFrom: place + firstRendered };
}
