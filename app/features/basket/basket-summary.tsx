import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryProblemNotice } from '#app/site/delivery-problem.tsx';
import { DiscountRows } from '#app/site/discount-rows.tsx';
import { useSite } from '#app/site/site.ts';
import { TaxRows } from '#app/site/tax-rows.tsx';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { savingOf } from '#commerce/basket/totals.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { offerName } from '#commerce/promotions/offer-name.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PromoCode } from './promo-code.tsx';

interface BasketSummaryProps {
  view: BasketView;
  codeError: boolean;
  children: ReactNode;
}

/** The full total, including delivery and its date: checkout adds nothing to it. */
export function BasketSummary({ view, codeError, children }: BasketSummaryProps) {
  const t = useTranslations('basket');
  const { locale } = useSite();
  const { totals, freeDelivery, currency, expected } = view;
  const saving = savingOf(view.lines);
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  return (
    <section aria-labelledby="summary" className="bg-sunk grid gap-5 p-6 lg:sticky lg:top-40">
      <h2 id="summary" className="heading text-lg">
        {t('summary')}
      </h2>
      {freeDelivery && view.lines.length > 0 && (
        <div className="grid gap-2 text-sm">
          <p>
            {freeDelivery.isReached
              ? t('freeReached')
              : t('freeRemaining', { amount: money(freeDelivery.remaining) })}
          </p>
          <ProgressBar label={t('freeProgress')} value={freeDelivery.share} max={1} tone="good" />
        </div>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 tabular-nums">
        <dt>{t('subTotal')}</dt>
        <dd className="text-right">{money(totals.subTotal)}</dd>
        <DiscountRows discounts={totals.discounts} currency={currency} />
        <dt>
          {t('delivery')}
          {expected.date && (
            <span className="text-soft block text-sm">
              {t('by', { date: formatDeliveryDate(expected.date, locale) })}
            </span>
          )}
          {expected.delivery === 0 && totals.freeDelivery && (
            <span className="text-good block text-sm">
              {t('freeWith', { offer: offerName(totals.freeDelivery, locale) })}
            </span>
          )}
        </dt>
        <dd className="text-right">
          {view.deliveryProblem ? '–' : expected.delivery === 0 ? t('free') : money(expected.delivery)}
        </dd>
        <dt className="border-line-strong mt-1 border-t pt-3 text-lg">{t('total')}</dt>
        <dd className="border-line-strong mt-1 border-t pt-3 text-right text-lg font-medium">
          {money(expected.total)}
        </dd>
        {view.lines.length > 0 && <TaxRows {...view.tax} currency={currency} />}
      </dl>
      <DeliveryProblemNotice view={view} />
      {saving > 0 && (
        <p className="text-good -mt-3 text-right text-sm">{t('saving', { amount: money(saving) })}</p>
      )}
      <PromoCode codes={view.codes} currency={currency} hasError={codeError} />
      {children}
    </section>
  );
}
