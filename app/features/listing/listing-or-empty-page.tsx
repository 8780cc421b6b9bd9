import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UnderstoodQuery } from './describe-understood-query.ts';
import EmptyPage from './empty-page.tsx';
import { ListingPage } from './listing-page.tsx';
import type { ListingView } from './listing-view.ts';

interface ListingOrEmptyPageProps {
  view: ListingView | null;
  /** For the page that replaces an empty list. */
  empty: Pick<ListingView, 'address' | 'query' | 'popular'> | null;
  Lead?: ComponentProps<typeof ListingPage>['Lead'];
  Personal?: ComponentProps<typeof EmptyPage>['Personal'];
  understood?: UnderstoodQuery | null;
  /** The chat panel, on pages that have it. */
  chat?: ReactNode;
  failedHref?: string;
}

export default function ListingOrEmptyPage(props: ListingOrEmptyPageProps) {
  const { view, empty, understood, chat, failedHref, Lead, Personal } = props;
  const above = (
    <>
      {understood && <SearchNotes {...understood} />}
      {chat}
    </>
  );
  if (view) return <ListingPage view={view} above={above} Lead={Lead} failedHref={failedHref} />;
  return empty && <EmptyPage {...empty} Personal={Personal} />;
}

/** Tells the shopper how the query was understood. */
function SearchNotes({ corrected, isPartial, readAs }: UnderstoodQuery) {
  const t = useTranslations('search');
  return (
    <div className="search-notes text-soft">
      {corrected && <p>{t('corrected', corrected)}</p>}
      {isPartial && <p>{t('partial')}</p>}
      {readAs.length > 0 && (
        <p>
          {t('understood')} <span className="text-ink">{readAs.join(' · ')}</span>
        </p>
      )}
    </div>
  );
}
