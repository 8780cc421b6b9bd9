import { useFormatter, useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { shopContext } from '../context.ts';
import { OrderDetails } from '../departments/checkout/order-details.tsx';
import type { Route } from './+types/account-order';
import { requireCustomer } from './account-guard.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { customer, sessionId } = await requireCustomer(context, request);
  const viewer = { customerId: customer.id, sessionId, key: null };
  const order = await context.get(shopContext).orderBook.find(params.number, viewer);
  if (!order) throw new Response(null, { status: 404 });
  return { order };
}

export default function AccountOrder({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTranslations('account');
  const format = useFormatter();
  return (
    <article className="grid gap-6">
      <title>{t('orderNumber', { number: order.number })}</title>
      <ShopLink to="/account/orders" className="text-link justify-self-start text-sm">
        {t('allOrders')}
      </ShopLink>
      <header>
        <h2 className="heading text-xl">{t('orderNumber', { number: order.number })}</h2>
        <p className="text-soft">
          {format.dateTime(new Date(order.placedAt), { dateStyle: 'long' })} ·{' '}
          {t(`orderState.${order.state}`)}
        </p>
      </header>
      <OrderDetails order={order} />
    </article>
  );
}
