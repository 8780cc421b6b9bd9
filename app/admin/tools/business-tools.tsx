import { useEffect, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LazyTexts } from '#app/i18n/lazy-texts.tsx';
import type { loader } from '#app/routes/api/staff/prices.ts';
import { callApi } from '#app/site/api-call.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import type { PriceBreakdown } from '#commerce/staff/price-breakdown.ts';
import './staff-tools.css';

export interface BusinessToolsProps {
  productId: string;
  sku: string;
}

export default function BusinessTools(props: BusinessToolsProps) {
  return (
    <LazyTexts area="staff-tools">
      <Tools {...props} />
    </LazyTexts>
  );
}

/** How the price on the page came about. */
function Tools({ productId, sku }: BusinessToolsProps) {
  const t = useTranslations('staff-tools');
  const id = useId();
  const [prices, setPrices] = useState<Record<string, PriceBreakdown> | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    callApi<typeof loader>(`/_api/staff/prices/${encodeURIComponent(productId)}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((result) => setPrices(result?.prices ?? null))
      // Without a response there is no breakdown to show.
      .catch(() => {});
    return () => leaving.abort();
  }, [productId]);

  const breakdown = prices?.[sku];
  if (!breakdown) return null;
  return (
    <>
      <button type="button" popoverTarget={id} className="text-link staff-price">
        {t('businessTools')}
      </button>
      <div id={id} popover="auto" className="tooltip">
        <p className="eyebrow text-soft">{sku}</p>
        <Breakdown breakdown={breakdown} />
      </div>
    </>
  );
}

function Breakdown({ breakdown }: { breakdown: PriceBreakdown }) {
  const t = useTranslations('staff-tools');
  const locale = useLocale();
  const money = (amount: Money) => formatMoney(amount, locale);
  const { internal, markdown, effects, final, addsUp } = breakdown;
  return (
    <dl className="staff-sums">
      <dt>{t('internalPrice')}</dt>
      <dd>{money(internal)}</dd>
      {markdown && (
        <>
          <dt>{t('markdown')}</dt>
          <dd>−{money(markdown)}</dd>
        </>
      )}
      {effects.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>−{money(value)}</dd>
        </div>
      ))}
      {effects.length === 0 && <dt className="staff-wide text-soft">{t('noDiscounts')}</dt>}
      <dt className="staff-total">{t('finalPrice')}</dt>
      <dd className="staff-total">{money(final)}</dd>
      {!addsUp && <dt className="staff-wide text-sale">{t('doesNotAddUp')}</dt>}
    </dl>
  );
}
