import { useFormatter, useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { OrderSummary } from '#commerce/orders/order-store.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

export function OrderList({ orders }: { orders: OrderSummary[] }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { locale } = useSite();
  if (orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-soft">{t('noOrders')}</p>
        <ShopLink to="/" className={buttonClass({})}>
          {t('startShopping')}
        </ShopLink>
      </div>
    );
  }
  return (
    <ul className="border-line border-t">
      {orders.map((order) => (
        <li
          key={order.number}
          className="border-line relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-b py-4 md:grid-cols-[auto_minmax(0,1fr)_8rem_6rem]"
        >
          <div className="col-span-2 flex gap-2 md:col-span-1 md:w-40">
            {order.pictures.map(({ name, picture }) =>
              picture ? (
                <span key={`${name}${picture.src}`} className="block w-12">
                  <Picture
                    src={picture.src}
                    alt=""
                    ratio={picture.ratio}
                    tone={picture.tone}
                    sizes="48px"
                    widths={[80, 120]}
                  />
                </span>
              ) : null,
            )}
          </div>
          <div>
            <ShopLink
              to={`/account/orders/${order.number}`}
              className="font-medium after:absolute after:inset-0 hover:underline"
            >
              {t('orderNumber', { number: order.number })}
            </ShopLink>
            <p className="text-soft text-sm">
              {format.dateTime(new Date(order.placedAt), { dateStyle: 'long' })} ·{' '}
              {t('pieces', { count: order.count })}
            </p>
          </div>
          <div className="text-right md:contents">
            <p className="text-sm md:text-left">{t(`orderState.${order.state}`)}</p>
            <p className="tabular-nums">
              {formatMoney({ centAmount: order.total, currencyCode: order.currency }, locale)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
