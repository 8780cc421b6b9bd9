import { useFormatter, useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { OrderChoices } from '#app/features/checkout/order-choices.tsx';
import { OrderDetails } from '#app/features/checkout/order-details.tsx';
import { OrderProgress } from '#app/features/checkout/order-progress.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import type { Route } from './+types/order';
import { actOnOrder, orderViewer } from './act-on-order.ts';

/** Thanks are for whoever has just ordered; later the page is about the parcel. */
const FRESH_MS = 30 * 60_000;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const order = await context
    .get(shopContext)
    .orderBook.find(params.number, await orderViewer(context, request));
  if (!order) throw new Response(null, { status: 404 });
  const isFresh = Date.now() - Date.parse(order.placedAt) < FRESH_MS;
  return {
    order,
    isGuest: (await context.get(requestContext).session.customer()) === null,
    isThanks: isFresh && (order.state === 'placed' || order.state === 'payment-pending'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return actOnOrder(context, request, params.number);
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
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
              {isPending ? t('paymentPending') : t('letterSent', { email: order.email })}
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
      <OrderChoices order={order} problem={actionData?.problem ?? null} />
    </main>
  );
}
