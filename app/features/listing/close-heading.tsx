import { useTranslations } from 'use-intl';
import type { ListingView } from './listing-view.ts';

/** Where a list of few products goes on with close ones. */
export function CloseHeading({ view }: { view: Pick<ListingView, 'query' | 'closeTotal'> }) {
  const t = useTranslations('plp');
  return (
    <li className="close-heading col-span-full border-line border-t pt-6">
      <h2 className="heading text-lg">{t('closeTo', { query: view.query ?? '', count: view.closeTotal })}</h2>
    </li>
  );
}
