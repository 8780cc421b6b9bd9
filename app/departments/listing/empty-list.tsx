import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { hrefWithPage } from '#domain/listing-url/listing-href.ts';
import { BROWSE_THE_SHOP, describeEmptyList } from '#domain/visibility/empty-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LikedProducts } from './liked-products.tsx';
import type { ListingView } from './listing-view.ts';
import './listing.css';

/** Filters that leave nothing, or a page beyond the last: said in the list's own place, with the way back. */
export function EmptyList({ view }: { view: ListingView }) {
  const t = useTranslations('plp');
  const local = useLocalPath();
  if (view.total > 0) {
    return (
      <div className="empty-list">
        <p className="heading text-xl">{t('pastTheEnd', { page: view.page })}</p>
        <ButtonLink to={local(hrefWithPage(view.address, 1))}>{t('firstPage')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="empty-list">
      <p className="heading text-xl">{t('empty.filtered')}</p>
      <p className="text-soft">{t('empty.filteredHint')}</p>
    </div>
  );
}

interface EmptyPageProps {
  address: string;
  query: string | null;
  liked: ListingView['liked'];
}

/** Words that nothing matches, or a category that is not there. */
export function EmptyPage({ address, query, liked }: EmptyPageProps) {
  const t = useTranslations();
  const local = useLocalPath();
  const message = describeEmptyList(address, query);
  const title = t(message.key, message.values);
  return (
    <main id="content" tabIndex={-1} className="page-width listing">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="empty-list">
        <h1 className="heading text-2xl">{title}</h1>
        {query !== null && <p className="text-soft">{t('plp.empty.spelling')}</p>}
        <ButtonLink to={local(BROWSE_THE_SHOP.href)}>{t(BROWSE_THE_SHOP.label.key)}</ButtonLink>
      </div>
      <LikedProducts cards={liked} />
    </main>
  );
}
