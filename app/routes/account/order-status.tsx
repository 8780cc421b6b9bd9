import { useFormatter, useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { OrderActions } from '#app/features/checkout/order-actions.tsx';
import { OrderDetails } from '#app/features/checkout/order-details.tsx';
import { OrderInvoices } from '#app/features/checkout/order-invoices.tsx';
import { OrderProgress } from '#app/features/checkout/order-progress.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import type { Route } from './+types/order-status';
import { handleOrderAction, orderViewer } from './order-actions.ts';

/** For half an hour after the order the page says thank you; later it shows the status only. */
const RECENT_MS = 30 * 60_000;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const order = await context
    .get(shopContext)
    .checkout.orderStore.find(params.number, await orderViewer(context, request));
  if (!order) throw new Response(null, { status: 404 });
  const isRecent = Date.now() - Date.parse(order.placedAt) < RECENT_MS;
  return {
    order,
    documents: await context.get(shopContext).checkout.invoices.ofOrder(order.number),
    isGuest: (await context.get(requestContext).session.customer()) === null,
    isThanks: isRecent && (order.state === 'placed' || order.state === 'payment-pending'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return handleOrderAction(context, request, params.number);
}

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isGuest, isThanks } = loaderData;
  const t = useTranslations('checkout');
  const orders = useTranslations('orders');
  const format = useFormatter();
  const isPending = order.state === 'payment-pending';
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 grid gap-10 lg:my-12">
      <title>{t('orderNumber', { number: order.number })}</title>
      <meta name="robots" content="noindex" />
      <header className="grid justify-items-start gap-3">
        {isThanks ? (
          <>
            <CheckIcon className="text-good size-10" />
            <h1 className="heading text-2xl">{t('thanks', { name: order.shippingAddress.firstName })}</h1>
            <p className="text-lg">{t('orderNumber', { number: order.number })}</p>
            <p className="text-soft max-w-prose">
              {isPending ? t('paymentPending') : t('confirmationSent', { email: order.email })}
            </p>
          </>
        ) : (
          <>
            <h1 className="heading text-2xl">{t('orderNumber', { number: order.number })}</h1>
            <p className="text-soft">
              {orders('placedOn', { date: format.dateTime(new Date(order.placedAt), { dateStyle: 'long' }) })}
            </p>
          </>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <ShopLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {t('keepShopping')}
          </ShopLink>
          {isGuest && (
            <ShopLink to="/sign-up" className={buttonClass({ variant: 'quiet' })}>
              {t('createAccount')}
            </ShopLink>
          )}
        </div>
      </header>
      <OrderProgress order={order} />
      <OrderDetails order={order} />
      <OrderInvoices number={order.number} documents={loaderData.documents} currency={order.currency} />
      <OrderActions order={order} problem={actionData?.problem ?? null} />
    </main>
  );
}
