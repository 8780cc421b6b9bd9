import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { PanelProps } from '#app/admin/resource/resource-panels.tsx';
import type { OfferFigures } from '#commerce/promotions/promotion-store.server.ts';

/** How far an offer is used, its codes, and where it can be tried out. */
export function OfferPanel({ record, body, canWrite }: PanelProps) {
  const t = useTranslations('staff-offers');
  const format = useFormatter();
  const figures = record?.extra as OfferFigures | null | undefined;
  const limit = typeof body.totalUses === 'number' ? body.totalUses : null;
  return (
    <section aria-labelledby="offer-use">
      <h2 id="offer-use" className="studio-side-title">
        {t('use')}
      </h2>
      {figures && (
        <dl className="studio-facts">
          <div>
            <dt>{t('uses')}</dt>
            <dd>
              {limit === null ? format.number(figures.uses) : t('usesOf', { uses: figures.uses, limit })}
            </dd>
          </div>
          {figures.reserved > 0 && (
            <div>
              <dt>{t('reserved')}</dt>
              <dd>{format.number(figures.reserved)}</dd>
            </div>
          )}
          {figures.codes > 0 && (
            <div>
              <dt>{t('codes')}</dt>
              <dd>
                {t('codesSpent', { spent: figures.spentCodes, codes: figures.codes })}{' '}
                {canWrite && (
                  <a href={`/staff/offer-codes/${record?.id}`} download className="text-link">
                    {t('downloadCodes')}
                  </a>
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
      <p>
        <Link to="/staff/offer-simulator" className="text-link">
          {t('tryOut')}
        </Link>
      </p>
    </section>
  );
}
