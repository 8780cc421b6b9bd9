import { useFormatter, useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { OrderList } from '#app/features/account/order-list.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { formatRewards } from '#commerce/promotions/rewards.ts';
import type { Route } from './+types/overview';

const SHOWN_ORDERS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, locale } = context.get(requestContext);
  const { customer } = await requireCustomer(context, request);
  const { brands, checkout } = context.get(shopContext);
  // Points are money of the brand's own currency, in whatever market they are seen.
  const { currency } = brands.bySlug(brand.slug) ?? brand;
  const { premierUntil } = customer;
  return {
    rewards: formatRewards(customer.rewardsPoints, { locale, currency }),
    premierUntil: premierUntil && premierUntil > new Date() ? premierUntil.toISOString() : null,
    isEmailConfirmed: customer.isEmailConfirmed,
    email: customer.email,
    orders: (await checkout.orderStore.listByCustomer(customer.id)).slice(0, SHOWN_ORDERS),
  };
}

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { rewards, premierUntil, isEmailConfirmed, email, orders } = loaderData;
  return (
    <div className="grid gap-10">
      <title>{t('title')}</title>
      {!isEmailConfirmed && (
        <p className="border-line-strong border-l-4 py-1 pl-4">{t('confirmNotice', { email })}</p>
      )}
      <dl className="grid gap-6 sm:grid-cols-2">
        <div className="bg-sunk p-6">
          <dt className="eyebrow text-soft">{t('rewards')}</dt>
          <dd className="heading mt-2 text-2xl tabular-nums">{rewards}</dd>
          <dd className="text-soft mt-1 text-sm">{t('rewardsText')}</dd>
        </div>
        <div className="bg-sunk p-6">
          <dt className="eyebrow text-soft">{t('premier')}</dt>
          <dd className="heading mt-2 text-xl">{premierUntil ? t('premierActive') : t('premierNone')}</dd>
          <dd className="text-soft mt-1 text-sm">
            {premierUntil
              ? t('premierUntil', { date: format.dateTime(new Date(premierUntil), { dateStyle: 'long' }) })
              : t('premierText')}
          </dd>
        </div>
      </dl>
      <section className="grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="heading text-xl">{t('recentOrders')}</h2>
          {orders.length > 0 && (
            <ShopLink to="/account/orders" className="text-link text-sm">
              {t('allOrders')}
            </ShopLink>
          )}
        </div>
        <OrderList orders={orders} />
      </section>
    </div>
  );
}
