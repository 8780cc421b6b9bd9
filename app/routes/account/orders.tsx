import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { OrderList } from '#app/features/account/order-list.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import type { Route } from './+types/orders';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  return { orders: await context.get(shopContext).checkout.orderStore.listByCustomer(customer.id) };
}

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <section className="grid gap-4">
      <title>{t('orders')}</title>
      <h2 className="heading text-xl">{t('orders')}</h2>
      <OrderList orders={loaderData.orders} />
    </section>
  );
}
