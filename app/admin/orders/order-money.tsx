import { useFormatter, useTranslations } from 'use-intl';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { OrderTax } from './order-tax.tsx';
import { useMoney } from './order-text.ts';

/** What was paid, how, and what was refunded. */
export function OrderMoney({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const money = useMoney(order.currency);
  return (
    <section className="order-card" aria-labelledby="order-money">
      <h2 id="order-money">{t('money')}</h2>
      <dl className="order-sums">
        <Sum name={t('subTotal')}>{money(order.subTotal)}</Sum>
        {order.discounts.map(({ promotionId, name, amount }) => (
          <Sum key={promotionId} name={name}>
            −{money(amount)}
          </Sum>
        ))}
        <Sum name={`${t('delivery')}: ${order.delivery.name}`}>{money(order.delivery.price)}</Sum>
        <Sum name={t('total')} isStrong>
          {money(order.total)}
        </Sum>
        {order.refunded > 0 && (
          <>
            <Sum name={t('refundedSum')}>−{money(order.refunded)}</Sum>
            <Sum name={t('kept')} isStrong>
              {money(order.total - order.refunded)}
            </Sum>
          </>
        )}
      </dl>
      <OrderTax order={order} />
      <Refunds order={order} />
      <Attempts order={order} />
    </section>
  );
}

function Sum({
  name,
  isStrong = false,
  children,
}: {
  name: string;
  isStrong?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Refunds({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const money = useMoney(order.currency);
  const format = useFormatter();
  const rows = [
    ...order.refunds,
    ...order.returns
      .filter(({ state }) => state === 'received' || state === 'refunded')
      .map(({ id, amount, state, at }) => ({
        ...{ id, amount, at },
        kind: 'return' as const,
        reason: '',
        failure: null,
        isDone: state === 'refunded',
      })),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t('refunds')}</h3>
      <ul className="order-rows">
        {rows.map(({ id, kind, amount, reason, isDone, failure, at }) => (
          <li key={id}>
            <span>
              {t(`refundKinds.${kind}`)}
              {reason && <span className="studio-soft"> {reason}</span>}
              {failure && !isDone && <span className="order-warning">{t('refundFailed', { failure })}</span>}
            </span>
            <span className="studio-soft">
              {format.dateTime(new Date(at), { dateStyle: 'medium' })} ·{' '}
              {t(isDone ? 'refundDone' : 'refundDue')}
            </span>
            <span className="order-amount">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Attempts({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const money = useMoney(order.currency);
  const format = useFormatter();
  return (
    <>
      <h3>{t('attempts')}</h3>
      <ul className="order-rows">
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {t.has(`attemptStates.${payment.state}` as 'attemptStates.sent')
                ? t(`attemptStates.${payment.state}` as 'attemptStates.sent')
                : payment.state}
              <span className="studio-soft">
                {' '}
                {[payment.provider, payment.method, payment.reference].filter(Boolean).join(' · ')}
              </span>
              {payment.refusal && <span className="order-warning">{payment.refusal}</span>}
              {payment.needsReview && <span className="order-warning">{t('needsReview')}</span>}
            </span>
            <span className="studio-soft">
              {format.dateTime(new Date(payment.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
            <span className="order-amount">{money(payment.amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
