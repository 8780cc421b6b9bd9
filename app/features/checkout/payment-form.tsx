import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentForm } from '#app/site/document-form.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { LockIcon } from '#ui/icon-shop.tsx';
import { AddressText } from './address-text.tsx';
import { useCardFrame } from './use-card-frame.ts';

export type PaymentProblem =
  | 'refused'
  | 'total-updated'
  | 'in-progress'
  | 'no-card'
  | 'conflict'
  | 'too-many'
  | 'failed';

interface PaymentFormProps {
  view: BasketView;
  /** Idempotency key of this purchase: sent twice, it is still one order. */
  attemptKey: string;
  cardField: { session: string; url: string };
  testCards: { number: string; behaviour: string }[];
  problem: PaymentProblem | null;
  returnDays: number;
}

export function PaymentForm(props: PaymentFormProps) {
  const { view, attemptKey, cardField, testCards, problem, returnDays } = props;
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const { ref, state, send } = useCardFrame();
  const [isBusy, setBusy] = useState(false);
  const hasCard = useRef(false);
  const refusal = useRef<HTMLParagraphElement>(null);
  // The form loads a new document: focus the error so that it is read out, unless the shopper already types.
  useEffect(() => {
    if (document.activeElement === document.body) refusal.current?.focus();
  }, []);
  const total = formatMoney({ centAmount: view.totals.total, currencyCode: view.currency }, locale);

  /** First the provider's frame stores the card, then our form is sent with the card session's id. */
  async function pay(event: FormEvent<HTMLFormElement>) {
    if (hasCard.current) return;
    const form = event.currentTarget;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    hasCard.current = await send();
    if (hasCard.current) form.requestSubmit();
    else setBusy(false);
  }

  return (
    <div className="grid gap-10">
      <Review view={view} />
      <section className="grid gap-4">
        <h2 className="heading text-xl">{t('payment')}</h2>
        {problem && (
          <p ref={refusal} role="alert" tabIndex={-1} className="border-sale text-sale border-l-4 py-1 pl-4">
            {t(`problems.${problem}`)}
          </p>
        )}
        <p className="text-soft flex items-center gap-2 text-sm">
          <LockIcon /> {t('cardSafe')}
        </p>
        <iframe
          ref={ref}
          src={`${cardField.url}?locale=${locale}`}
          title={t('cardDetails')}
          className="-mx-1 block h-64 w-[calc(100%+8px)]"
        />
        <TestCards cards={testCards} />
      </section>
      <DocumentForm method="post" onSubmit={pay} onAway={() => setBusy(false)} className="grid gap-4">
        <input type="hidden" name="attemptKey" value={attemptKey} />
        <input type="hidden" name="cardSession" value={cardField.session} />
        <input type="hidden" name="expectedTotal" value={view.totals.total} />
        <Button type="submit" size="large" wide loading={isBusy} loadingLabel={t('paying')}>
          {t('pay', { total })}
        </Button>
        {state === 'wrong' && (
          <p role="status" className="text-sale text-sm">
            {t('problems.no-card')}
          </p>
        )}
        <p className="text-soft text-sm">{t('terms', { days: returnDays })}</p>
      </DocumentForm>
    </div>
  );
}

function Review({ view }: { view: BasketView }) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const method = view.delivery.find(({ id }) => id === view.deliveryMethodId);
  return (
    <dl className="border-line grid gap-x-6 border-t">
      <ReviewRow title={t('contact')} to="/checkout">
        {view.email}
      </ReviewRow>
      <ReviewRow title={t('deliverTo')} to="/checkout">
        {view.shippingAddress && <AddressText address={view.shippingAddress} />}
      </ReviewRow>
      <ReviewRow title={t('delivery')} to="/checkout/delivery">
        {method && (
          <>
            {method.name}
            {method.estimatedDate && (
              <span className="text-soft block text-sm">
                {t('by', { date: formatDeliveryDate(method.estimatedDate, locale) })}
              </span>
            )}
          </>
        )}
      </ReviewRow>
    </dl>
  );
}

function ReviewRow({ title, to, children }: { title: string; to: string; children: React.ReactNode }) {
  const t = useTranslations('checkout');
  return (
    <div className="border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <dt className="text-soft text-sm">{title}</dt>
      <dd className="order-3 col-span-2 sm:order-none sm:col-span-1">{children}</dd>
      <dd>
        <ShopLink to={to} className="text-link text-sm">
          {t('change')}
          <span className="sr-only"> {title}</span>
        </ShopLink>
      </dd>
    </div>
  );
}

/** Only the embedded provider has test cards. */
function TestCards({ cards }: { cards: PaymentFormProps['testCards'] }) {
  const t = useTranslations('checkout');
  if (cards.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="text-link inline-flex min-h-11 items-center">{t('testCards')}</summary>
      <ul className="text-soft grid gap-1 tabular-nums">
        {cards.map(({ number, behaviour }) => (
          <li key={number}>
            {number.replace(/(\d{4})(?=\d)/g, '$1 ')} – {t(`testCard.${behaviour}` as 'testCard.refuse')}
          </li>
        ))}
      </ul>
    </details>
  );
}
