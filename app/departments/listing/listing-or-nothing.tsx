import type { ComponentProps } from 'react';
import type { Understood } from './describe-understood.ts';
import EmptyPage from './empty-page.tsx';
import { ListingPage } from './listing-page.tsx';
import type { ListingView } from './listing-view.ts';
import { SearchNotes } from './search-notes.tsx';

interface ListingOrNothingProps {
  view: ListingView | null;
  /** What stands there instead of a list. */
  nothing: Pick<ListingView, 'address' | 'query' | 'liked'> | null;
  Lead?: ComponentProps<typeof ListingPage>['Lead'];
  Personal?: ComponentProps<typeof EmptyPage>['Personal'];
  understood?: Understood | null;
}

export default function ListingOrNothing({
  view,
  nothing,
  understood,
  Lead,
  Personal,
}: ListingOrNothingProps) {
  if (view)
    return <ListingPage view={view} above={understood && <SearchNotes {...understood} />} Lead={Lead} />;
  return nothing && <EmptyPage {...nothing} Personal={Personal} />;
}
