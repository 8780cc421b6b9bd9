import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '#ui/use-latest.ts';
import type { ListingView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

/** A list that is there sooner takes its filters along. */
const CATCH_UP_AFTER_MS = 150;

interface ShownFilters {
  view: ListingView;
  choice: FilterChoice;
}

export interface LateFilters extends ShownFilters {
  /** Brings the addresses of all links up to date, before one of them is followed. */
  catchUp: () => void;
}

/**
 * What the filters show: hundreds of links, most of them in closed panels. What is chosen shows at once; the addresses of the links
 * and the counts of a new list follow once its cards are shown.
 */
export function useLateFilters(view: ListingView, choice: FilterChoice, isLoading: boolean): LateFilters {
  const [shown, setShown] = useState<ShownFilters>({ view, choice });
  useEffect(() => {
    const update = () =>
      startTransition(() =>
        setShown((now) => (isSameList(now.view, view) && now.choice === choice ? now : { view, choice })),
      );
    if (!isLoading) {
      update();
      return;
    }
    const timer = setTimeout(update, CATCH_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, choice, isLoading]);
  const catchUp = useLatest(() => {
    if (shown.choice !== choice) flushSync(() => setShown({ view: shown.view, choice }));
  });
  const { filters } = choice;
  // The same object as long as nothing changes: React would hydrate the filters at once for another one.
  return useMemo(
    () => ({
      view: shown.view,
      choice: shown.choice.filters === filters ? shown.choice : { ...shown.choice, filters },
      catchUp,
    }),
    [shown, filters, catchUp],
  );
}

/** A further page has the same filters. */
function isSameList(shown: ListingView, view: ListingView): boolean {
  return (
    shown === view || (shown.address === view.address && shown.total === view.total && shown.page < view.page)
  );
}
