import { useTranslations } from 'use-intl';

/** What the shop promises every shopper, from its settings. */
export interface ShopPromises {
  freeDeliveryFrom: string | null;
  returnDays: number;
  /** A line of the brand's own. */
  ofBrand: string | null;
}

/** The promises in one line above the header; phones show the first. */
export function UspStrip({ promises }: { promises: ShopPromises | null }) {
  const t = useTranslations('shell.usp');
  const lines = promises
    ? [
        promises.freeDeliveryFrom && t('freeDelivery', { amount: promises.freeDeliveryFrom }),
        t('returns', { days: promises.returnDays }),
        promises.ofBrand,
      ]
    : [];
  return (
    <aside aria-label={t('label')} className="strip text-xs">
      <ul className="page-width flex min-h-9 items-center justify-center gap-x-12 gap-y-1">
        {lines
          .filter((line) => line !== null)
          .map((line, position) => (
            <li key={line} className={position > 0 ? 'hidden md:block' : undefined}>
              {line}
            </li>
          ))}
      </ul>
    </aside>
  );
}
