import { useFormatter, useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import type { OrderView } from '#commerce/orders/order-store.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { CheckIcon } from '#ui/icon.tsx';

const STEPS = ['placed', 'dispatched', 'delivered'] as const;
const REACHED: Partial<Record<OrderView['state'], number>> = {
  placed: 0,
  packed: 0,
  'part-dispatched': 0,
  dispatched: 1,
  delivered: 2,
  'return-requested': 2,
  returned: 2,
  refunded: 2,
};

/** The progress of the delivery, and of a return and its refund. */
export function OrderProgress({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: order.currency }, locale);
  const reached = REACHED[order.state];
  const day = (moment: string) => format.dateTime(new Date(moment), { day: 'numeric', month: 'long' });
  const detail = {
    placed: day(order.placedAt),
    dispatched: order.dispatchedAt ? day(order.dispatchedAt) : '',
    delivered:
      reached !== 2 && order.delivery.estimatedDate
        ? t('expected', { date: formatDeliveryDate(order.delivery.estimatedDate, locale) })
        : '',
  };
  const openReturn = order.returns.find(({ state }) => state === 'requested');
  return (
    <div className="grid gap-4">
      {reached !== undefined && (
        <ol className="grid gap-3 sm:grid-cols-3 sm:gap-6">
          {STEPS.map((step, position) => (
            <li
              key={step}
              aria-current={position === reached ? 'step' : undefined}
              className={`border-t-2 pt-3 ${position <= reached ? 'border-ink' : 'border-line text-soft'}`}
            >
              <span className="flex items-center gap-2 font-medium">
                {position <= reached && <CheckIcon className="size-4" />}
                {t(`way.${step}`)}
              </span>
              <span className="text-soft block text-sm">{detail[step]}</span>
            </li>
          ))}
        </ol>
      )}
      <div role="status" className="grid gap-2">
        {order.state === 'cancelled' && <Note>{t('cancelled')}</Note>}
        {order.state === 'part-dispatched' && <Note>{t('partDispatched')}</Note>}
        {openReturn && <Note>{t('returnOpen', { amount: money(openReturn.amount) })}</Note>}
        {order.parcels.map(
          ({ id, count, carrier, trackingNumber, link }) =>
            (carrier || trackingNumber) && (
              <p key={id} className="border-line-strong max-w-prose border-l-4 py-1 pl-4">
                {t('parcel', { count, how: [carrier, trackingNumber].filter(Boolean).join(' ') })}{' '}
                {link && (
                  <a href={link} className="text-link" target="_blank" rel="noreferrer">
                    {t('track')}
                  </a>
                )}
              </p>
            ),
        )}
        {order.refunds.map(({ id, amount, isDone }) => (
          <Note key={id}>{t(isDone ? 'refunded' : 'refundComing', { amount: money(amount) })}</Note>
        ))}
      </div>
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <p className="border-line-strong max-w-prose border-l-4 py-1 pl-4">{children}</p>;
}
