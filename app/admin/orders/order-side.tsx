import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { AddressLines } from './address-lines.tsx';

/** Who ordered, where it goes and how. */
export function OrderSide({ order, mayOpenCustomer }: { order: StaffOrderPage; mayOpenCustomer: boolean }) {
  const t = useTranslations('staff-orders');
  const format = useFormatter();
  const { customer, shippingAddress, billingAddress, delivery, card } = order;
  const isSame = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <aside className="order-side" aria-label={t('customer')}>
      <Fact title={t('customer')}>
        {customer && mayOpenCustomer ? (
          <Link to={`/staff/customers/${customer.id}`} className="text-link">
            {customer.name}
          </Link>
        ) : (
          <p>{customer?.name ?? `${shippingAddress.firstName} ${shippingAddress.lastName}`}</p>
        )}
        <p className="studio-soft">
          {customer ? t('orderCount', { count: customer.orderCount }) : t('guest')}
        </p>
        <p>
          <a href={`mailto:${order.email}`} className="text-link">
            {order.email}
          </a>
        </p>
      </Fact>
      <Fact title={t('deliverTo')}>
        <AddressLines address={shippingAddress} />
      </Fact>
      <Fact title={t('deliveryMethod')}>
        <p>{delivery.name}</p>
        {delivery.estimatedDate && (
          <p className="studio-soft">{t('expected', { date: day(delivery.estimatedDate) })}</p>
        )}
        {order.returnUntil && (
          <p className="studio-soft">{t('returnUntil', { date: day(order.returnUntil) })}</p>
        )}
      </Fact>
      <Fact title={t('billTo')}>
        {isSame ? (
          <p className="studio-soft">{t('sameAddress')}</p>
        ) : (
          <AddressLines address={billingAddress} />
        )}
      </Fact>
      {card && (
        <Fact title={t('paidWith')}>
          <p>{[card.brand, card.lastFour && `•••• ${card.lastFour}`].filter(Boolean).join(' ')}</p>
        </Fact>
      )}
      {order.rewardsPoints > 0 && (
        <p className="studio-soft">{t('points', { count: order.rewardsPoints })}</p>
      )}
    </aside>
  );
}

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="order-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
