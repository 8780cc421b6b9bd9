import { useFormatter, useTranslations } from 'use-intl';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { describePieces, useMoney } from './order-text.ts';

/** What left, and what comes back. */
export function OrderParcels({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const reasons = useTranslations('orders.reasons');
  const money = useMoney(order.currency);
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <>
      {order.shipments.length > 0 && (
        <section className="order-card" aria-labelledby="order-parcels">
          <h2 id="order-parcels">{t('parcels')}</h2>
          <ul className="order-rows">
            {order.shipments.map(({ id, pieces, carrier, trackingNumber, link, at }) => (
              <li key={id}>
                <span>{describePieces(order.lines, pieces).join(', ')}</span>
                <span className="studio-soft">
                  {[day(at), carrier, trackingNumber].filter(Boolean).join(' · ')}
                </span>
                {link && (
                  <a href={link} target="_blank" rel="noreferrer" className="text-link">
                    {t('track')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.returns.length > 0 && (
        <section className="order-card" aria-labelledby="order-returns">
          <h2 id="order-returns">{t('returns')}</h2>
          <ul className="order-rows">
            {order.returns.map(({ id, state, reason, pieces, amount, at }) => (
              <li key={id}>
                <span>
                  {describePieces(order.lines, pieces).join(', ')}
                  <span className="studio-soft"> {reasons(reason)}</span>
                </span>
                <span className="studio-soft">
                  {day(at)} · {t(`returnStates.${state}`)}
                </span>
                <span className="order-amount">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
