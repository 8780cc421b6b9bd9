import { useFormatter, useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { OrderActions } from '#app/features/checkout/order-actions.tsx';
import { OrderDetails } from '#app/features/checkout/order-details.tsx';
import { OrderInvoices } from '#app/features/checkout/order-invoices.tsx';
import { OrderProgress } from '#app/features/checkout/order-progress.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { Route } from './+types/order';
import { handleOrderAction } from './order-actions.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { customer, sessionId } = await requireCustomer(context, request);
  const viewer = { customerId: customer.id, sessionId, key: null };
  const order = await context.get(shopContext).checkout.orderStore.find(params.number, viewer);
  if (!order) throw new Response(null, { status: 404 });
  return { order, documents: await context.get(shopContext).checkout.invoices.ofOrder(order.number) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCustomer(context, request);
  return handleOrderAction(context, request, params.number);
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  const t = useTranslations('account');
  const format = useFormatter();
  return (
    <article className="grid gap-8">
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
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <OrderInvoices number={order.number} documents={loaderData.documents} currency={order.currency} />
      <OrderActions order={order} problem={actionData?.problem ?? null} />
    </article>
  );
}
