import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ListingView } from './listing-view.ts';
import { PopularProducts } from './popular-products.tsx';

/** Replaces the list when the filters match nothing or the page is beyond the last one. */
export default function EmptyList({ view }: { view: ListingView }) {
  const t = useTranslations('plp');
  const local = useLocalPath();
  const isPastTheEnd = view.total > 0;
  return (
    <>
      <div className="empty-list">
        <p className="heading text-xl">
          {isPastTheEnd ? t('pastTheEnd', { page: view.page }) : t('empty.filtered')}
        </p>
        {isPastTheEnd ? (
          <ButtonLink to={local(hrefWithPage(view.address, 1))}>{t('firstPage')}</ButtonLink>
        ) : (
          <p className="text-soft">{t('empty.filteredHint')}</p>
        )}
      </div>
      <PopularProducts cards={view.popular} />
    </>
  );
}
