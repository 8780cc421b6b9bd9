import { useTranslations } from 'use-intl';
import { useSiteIfKnown } from '#app/site/site.ts';

/** Two or three promises in one quiet line; phones show the first. */
export function UspStrip({ freeDeliveryFrom }: { freeDeliveryFrom: string | null }) {
  const t = useTranslations('shell.usp');
  const site = useSiteIfKnown();
  const isOneBrand = site !== null && site.brand.slug !== 'selvedge';
  const promises = [
    freeDeliveryFrom && t('freeDelivery', { amount: freeDeliveryFrom }),
    t('returns'),
    !isOneBrand && t('brands'),
  ].filter((text): text is string => Boolean(text));
  return (
    <aside aria-label={t('label')} className="strip text-xs">
      <ul className="page-width flex min-h-9 items-center justify-center gap-x-12 gap-y-1">
        {promises.map((text, position) => (
          <li key={text} className={position > 0 ? 'hidden md:block' : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
