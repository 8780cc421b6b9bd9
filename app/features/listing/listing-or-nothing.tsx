import type { ComponentProps, ReactNode } from 'react';
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
  /** Help with choosing, where the page has it. */
  chat?: ReactNode;
}

export default function ListingOrNothing(props: ListingOrNothingProps) {
  const { view, nothing, understood, chat, Lead, Personal } = props;
  const above = (
    <>
      {understood && <SearchNotes {...understood} />}
      {chat}
    </>
  );
  if (view) return <ListingPage view={view} above={above} Lead={Lead} />;
  return nothing && <EmptyPage {...nothing} Personal={Personal} />;
}
