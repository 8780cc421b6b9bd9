import { data, Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import { useSite } from '#app/site/site.ts';
import type { StaffOrder } from '#commerce/orders/order-store.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/admin-orders';
import { requireActor } from './actor.ts';

const SHOWN = 100;

/** Where parcels leave and come back. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'orders.read');
  return { orders: await context.get(shopContext).checkout.orderStore.listNewest(SHOWN) };
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireActor(context, 'orders.write');
  const { afterSales } = context.get(shopContext).checkout;
  const form = await readForm(request);
  const [intent, of] = [form.get('intent'), String(form.get('of') ?? '')];
  const work = {
    dispatch: afterSales.dispatch,
    deliver: afterSales.deliver,
    receive: afterSales.receiveReturn,
  };
  const act = work[intent as keyof typeof work];
  if (!act || !of) return data({ isRefused: true }, { status: 400 });
  const isDone = await act(of);
  return data({ isRefused: !isDone }, { status: isDone ? 200 : 409 });
}

export default function StaffOrders({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('orders');
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 grid gap-6 lg:my-12">
      <title>{t('staff.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{t('staff.title')}</h1>
      <div role="status">
        {actionData?.isRefused && (
          <p className="border-sale text-sale border-l-4 py-1 pl-4">{t('problems.other')}</p>
        )}
      </div>
      {loaderData.orders.length === 0 && <p className="text-soft">{t('staff.none')}</p>}
      <ul className="border-line border-t">
        {loaderData.orders.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </ul>
    </main>
  );
}

function Row({ order }: { order: StaffOrder }) {
  const t = useTranslations('orders');
  const account = useTranslations('account');
  const format = useFormatter();
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: order.currency }, locale);
  const { state, openReturn } = order;
  const canSend = state === 'placed' || state === 'packed';
  return (
    <li className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b py-3">
      <div>
        <p className="font-medium tabular-nums">
          {order.number} · {order.name}
        </p>
        <p className="text-soft text-sm">
          {format.dateTime(new Date(order.placedAt), { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
          {account('pieces', { count: order.count })} · {money(order.total)} ·{' '}
          {account(`orderState.${state}`)}
        </p>
        {order.needsReview && <p className="text-sale text-sm">{t('staff.look')}</p>}
      </div>
      <Form method="post" className="flex gap-2">
        <input type="hidden" name="of" value={openReturn?.id ?? order.number} />
        {canSend && <Act intent="dispatch" text={t('staff.dispatch')} />}
        {state === 'dispatched' && <Act intent="deliver" text={t('staff.deliver')} />}
        {openReturn && (
          <Act intent="receive" text={t('staff.receive', { amount: money(openReturn.amount) })} />
        )}
      </Form>
    </li>
  );
}

function Act({ intent, text }: { intent: string; text: string }) {
  return (
    <Button type="submit" size="small" variant="secondary" name="intent" value={intent}>
      {text}
    </Button>
  );
}
