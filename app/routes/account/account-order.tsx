import { useFormatter, useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { OrderChoices } from '#app/features/checkout/order-choices.tsx';
import { OrderDetails } from '#app/features/checkout/order-details.tsx';
import { OrderProgress } from '#app/features/checkout/order-progress.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { Route } from './+types/account-order';
import { requireCustomer } from './account-guard.ts';
import { actOnOrder } from './act-on-order.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { customer, sessionId } = await requireCustomer(context, request);
  const viewer = { customerId: customer.id, sessionId, key: null };
  const order = await context.get(shopContext).orderBook.find(params.number, viewer);
  if (!order) throw new Response(null, { status: 404 });
  return { order };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCustomer(context, request);
  return actOnOrder(context, request, params.number);
}

export default function AccountOrder({ loaderData: { order }, actionData }: Route.ComponentProps) {
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
      <OrderChoices order={order} problem={actionData?.problem ?? null} />
    </article>
  );
}
