import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { hrefWithPage } from '#domain/listing-url/listing-href.ts';
import { countSelected } from '#domain/listing-url/select-filters.ts';
import { BROWSE_THE_SHOP, describeEmptyList } from '#domain/visibility/empty-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ListingView } from './listing-view.ts';

/** Nothing to show, why, and a way on. */
export function EmptyList({ view }: { view: ListingView }) {
  const t = useTranslations();
  const local = useLocalPath();
  if (view.total > 0) {
    return (
      <div className="empty-list">
        <p className="heading text-xl">{t('plp.pastTheEnd', { page: view.page })}</p>
        <ButtonLink to={local(hrefWithPage(view.address, 1))}>{t('plp.firstPage')}</ButtonLink>
      </div>
    );
  }
  if (countSelected(view.filters) > 0) {
    return (
      <div className="empty-list">
        <p className="heading text-xl">{t('plp.empty.filtered')}</p>
        <p className="text-soft">{t('plp.empty.filteredHint')}</p>
      </div>
    );
  }
  const message = describeEmptyList(view.address, view.query);
  return (
    <div className="empty-list">
      <p className="heading text-xl">{t(message.key, message.values)}</p>
      {view.query !== null && <p className="text-soft">{t('plp.empty.spelling')}</p>}
      <ButtonLink to={local(BROWSE_THE_SHOP.href)}>{t(BROWSE_THE_SHOP.label.key)}</ButtonLink>
    </div>
  );
}
