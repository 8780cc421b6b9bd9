import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { DiscountRows } from '#app/site/discount-rows.tsx';
import { prepareRoute } from '#app/site/known-routes.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { RefusedOffers } from '#app/site/offer-reason.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { TaxRows } from '#app/site/tax-rows.tsx';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Picture } from '#ui/picture.tsx';
import './checkout.css';

const STEPS = [
  { step: 'details', path: '/checkout' },
  { step: 'delivery', path: '/checkout/delivery' },
  { step: 'payment', path: '/checkout/payment' },
] as const;

interface CheckoutFrameProps {
  view: BasketView;
  step: (typeof STEPS)[number]['step'];
  children: ReactNode;
}

/** The layout of a checkout step: the form, and beside it (on a phone above it) the summary. */
export function CheckoutFrame({ view, step, children }: CheckoutFrameProps) {
  const t = useTranslations('checkout');
  const current = STEPS.findIndex((one) => one.step === step);
  usePreparedStep(STEPS[current + 1]?.path);
  return (
    <main id="content" tabIndex={-1} data-enclosed="" className="page-width my-8 lg:my-12">
      <title>{`${t('title')}: ${t(`steps.${step}`)}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-2xl gap-8 lg:max-w-none lg:grid-cols-[minmax(0,34rem)_24rem] lg:justify-center lg:gap-x-20">
        <div className="grid content-start gap-8">
          <div className="grid gap-3">
            <h1 className="heading text-2xl">{t('title')}</h1>
            <ol className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {STEPS.map((one, position) => (
                <li
                  key={one.step}
                  aria-current={position === current ? 'step' : undefined}
                  className={position > current ? 'text-soft' : undefined}
                >
                  {position < current ? (
                    <ShopLink to={one.path} className="text-link inline-flex min-h-11 items-center">
                      {position + 1}. {t(`steps.${one.step}`)}
                    </ShopLink>
                  ) : (
                    <span
                      className={`inline-flex min-h-11 items-center ${position === current ? 'border-ink border-b-2 font-medium' : ''}`}
                    >
                      {position + 1}. {t(`steps.${one.step}`)}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:hidden">
            <Summary view={view} isCollapsible />
          </div>
          <RefusedOffers view={view} />
          {children}
        </div>
        <aside aria-label={t('summary')} className="hidden lg:block">
          <div className="sticky top-40">
            <Summary view={view} />
          </div>
        </aside>
      </div>
    </main>
  );
}

/** Fetches the code of the next step while this one is filled in. */
function usePreparedStep(path: string | undefined) {
  const local = useLocalPath();
  const address = path && local(path);
  useEffect(() => {
    if (!address) return;
    prepareRoute(address).catch(() => {
      // It is fetched when the step is opened.
    });
  }, [address]);
}

function Summary({ view, isCollapsible = false }: { view: BasketView; isCollapsible?: boolean }) {
  const t = useTranslations('checkout');
  const sizeText = useSizeText();
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: view.currency }, locale);
  const {
    totals,
    expected: { delivery, date, total },
  } = view;
  const body = (
    <>
      <ul className="grid gap-4">
        {view.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3 text-sm">
            {line.picture ? (
              <Picture
                src={line.picture.src}
                alt=""
                ratio={line.picture.ratio}
                tone={line.picture.tone}
                sizes="56px"
                widths={[80, 120]}
              />
            ) : (
              <span />
            )}
            <span className="min-w-0">
              {line.name}
              <span className="text-soft block">
                {[
                  line.colourLabel,
                  line.size && sizeText(line.size),
                  t('quantityShort', { count: line.quantity }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="tabular-nums">{line.isGift ? t('gift') : money(line.net)}</span>
          </li>
        ))}
      </ul>
      <dl className="border-line-strong grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 border-t pt-4 tabular-nums">
        <dt>{t('subTotal')}</dt>
        <dd className="text-right">{money(totals.subTotal)}</dd>
        <DiscountRows discounts={totals.discounts} currency={view.currency} />
        <dt>
          {t('delivery')}
          {date && (
            <span className="text-soft block text-sm">
              {t('by', { date: formatDeliveryDate(date, locale) })}
            </span>
          )}
        </dt>
        <dd className="text-right">
          {view.deliveryProblem ? '–' : delivery === 0 ? t('free') : money(delivery)}
        </dd>
        <dt className="text-lg">{t('total')}</dt>
        <dd className="text-right text-lg font-medium">{money(total)}</dd>
        <TaxRows {...view.tax} currency={view.currency} />
      </dl>
    </>
  );
  if (!isCollapsible) return <div className="bg-sunk grid gap-5 p-6">{body}</div>;
  return (
    <details className="bg-sunk px-4">
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <span>
          {t('pieces', { count: view.count })}
          {date && (
            <span className="text-soft block text-sm">
              {t('by', { date: formatDeliveryDate(date, locale) })}
            </span>
          )}
        </span>
        <span className="font-medium tabular-nums">{money(total)}</span>
      </summary>
      <div className="grid gap-5 pb-5">{body}</div>
    </details>
  );
}
