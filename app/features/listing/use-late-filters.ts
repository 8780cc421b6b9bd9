import { startTransition, useEffect, useState } from 'react';
import type { ListingView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

interface ShownFilters {
  view: ListingView;
  choice: FilterChoice;
}

/**
 * What the filters show: hundreds of links, most of them in closed panels. The counts of a new list follow once its cards are shown; what
 * is chosen shows at once.
 */
export function useLateFilters(view: ListingView, choice: FilterChoice): ShownFilters {
  const [shown, setShown] = useState<ShownFilters>({ view, choice });
  useEffect(() => {
    startTransition(() =>
      setShown((now) => (now.view === view && now.choice === choice ? now : { view, choice })),
    );
  }, [view, choice]);
  return shown.choice.filters === choice.filters ? shown : { view: shown.view, choice };
}
