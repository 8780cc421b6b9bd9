import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import { shopContext, visitContext } from '../context.ts';
import { OrderDetails } from '../departments/checkout/order-details.tsx';
import type { Route } from './+types/order';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const record = await context.get(visitContext).session.current();
  const order = await context.get(shopContext).orderBook.find(params.number, {
    customerId: record?.customer?.id ?? null,
    sessionId: record?.id ?? null,
    key: new URL(request.url).searchParams.get('key'),
  });
  if (!order) throw new Response(null, { status: 404 });
  return { order, isGuest: !record?.customer };
}

export default function Order({ loaderData: { order, isGuest } }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const isPending = order.state === 'payment-pending';
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12 grid gap-10">
      <title>{t('orderNumber', { number: order.number })}</title>
      <meta name="robots" content="noindex" />
      <header className="grid justify-items-start gap-3">
        <CheckIcon className="text-good size-10" />
        <h1 className="heading text-2xl">{t('thanks', { name: order.shippingAddress.firstName })}</h1>
        <p className="text-lg">{t('orderNumber', { number: order.number })}</p>
        <p className="text-soft max-w-prose">
          {isPending ? t('paymentPending') : t('letterSent', { email: order.email })}
        </p>
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
      <OrderDetails order={order} />
    </main>
  );
}
