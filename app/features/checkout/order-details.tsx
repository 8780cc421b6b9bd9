import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { DiscountRows } from '#app/site/discount-rows.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { TaxRows } from '#app/site/tax-rows.tsx';
import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { productLink } from '#commerce/links/product-link.ts';
import type { OrderView } from '#commerce/orders/order-store.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Picture } from '#ui/picture.tsx';
import { AddressText } from './address-text.tsx';

/** Items, address and totals of an order, on the confirmation and in the account. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useTranslations('checkout');
  const orders = useTranslations('orders');
  const sizeText = useSizeText();
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: order.currency }, locale);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <ul className="border-line border-t">
        {order.lines.map((line, position) => (
          <li key={line.lineId} className="border-line flex gap-4 border-b py-4">
            {line.picture && (
              <span className="block w-20 flex-none">
                <Picture
                  src={line.picture.src}
                  alt=""
                  ratio={line.picture.ratio}
                  tone={line.picture.tone}
                  sizes="80px"
                  widths={[80, 120, 180]}
                />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <p className="text-soft text-sm">{line.brand}</p>
              <ShopLink
                to={productLink({ slug: line.slug, isPremier: line.isPremier }, line.colour)}
                className="hover:underline"
              >
                {line.name}
              </ShopLink>
              <p className="text-soft text-sm">
                {[line.colourLabel, line.size && sizeText(line.size)].filter(Boolean).join(' · ')}
                {' · '}
                {t('quantityShort', { count: line.quantity })}
              </p>
              {describeCustomFields(line, locale).map(({ apiName, label, value }) => (
                <p key={apiName} className="text-soft text-sm">
                  {label ? `${label}: ${value}` : value}
                </p>
              ))}
              {(order.cancelledCounts[position] ?? 0) > 0 && order.state !== 'cancelled' && (
                <p className="text-soft text-sm">
                  {orders('cancelledPieces', { count: order.cancelledCounts[position] ?? 0 })}
                </p>
              )}
              {line.isSubscription && <p className="text-soft text-sm">{t('subscription')}</p>}
            </div>
            <p className="tabular-nums">{line.isGift ? t('gift') : money(line.net)}</p>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-8">
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
          <dt>{t('subTotal')}</dt>
          <dd className="text-right">{money(order.subTotal)}</dd>
          <DiscountRows discounts={order.discounts} currency={order.currency} />
          <dt>{order.delivery.name}</dt>
          <dd className="text-right">
            {order.delivery.price === 0 ? t('free') : money(order.delivery.price)}
          </dd>
          <dt className="border-line border-t pt-3 font-medium">{t('total')}</dt>
          <dd className="border-line border-t pt-3 text-right font-medium">{money(order.total)}</dd>
          {order.tax && (
            <TaxRows treatment={order.tax.treatment} byRate={order.taxByRate} currency={order.currency} />
          )}
        </dl>
        {order.delivery.estimatedDate && order.state !== 'cancelled' && (
          <Fact title={t('expected')}>{formatDeliveryDate(order.delivery.estimatedDate, locale)}</Fact>
        )}
        <Fact title={t('deliverTo')}>
          <AddressText address={order.shippingAddress} />
        </Fact>
        {order.card && (
          <Fact title={t('paidWith')}>
            {order.card.lastFour
              ? t('cardEnding', { brand: order.card.brand, lastFour: order.card.lastFour })
              : order.card.brand}
          </Fact>
        )}
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="eyebrow text-soft mb-2">{title}</h2>
      {children}
    </section>
  );
}
