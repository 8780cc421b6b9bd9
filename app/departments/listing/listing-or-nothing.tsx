import type { Understood } from './describe-understood.ts';
import EmptyPage from './empty-page.tsx';
import { ListingPage } from './listing-page.tsx';
import type { ListingView } from './listing-view.ts';
import { SearchNotes } from './search-notes.tsx';

interface ListingOrNothingProps {
  view: ListingView | null;
  /** What stands there instead of a list. */
  nothing: Pick<ListingView, 'address' | 'query' | 'liked'> | null;
  understood?: Understood | null;
}

export default function ListingOrNothing({ view, nothing, understood }: ListingOrNothingProps) {
  if (view) return <ListingPage view={view} above={understood && <SearchNotes {...understood} />} />;
  return nothing && <EmptyPage {...nothing} />;
}
