import { data, redirect } from 'react-router';
import { OrderPage } from '#app/admin/orders/order-page.tsx';
import { shopContext } from '#app/context.ts';
import { may, maySeeBrand } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/order';
import { requireActor } from './actor.ts';
import { runOrderAction } from './order-action.server.ts';

/** One order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'orders.read');
  const order = await context.get(shopContext).checkout.readOrderPage(params.number);
  if (!order || !maySeeBrand(actor, order.brandSlug, order.shippingAddress.country))
    throw new Response(null, { status: 404 });
  return {
    order,
    actionKey: crypto.randomUUID(),
    may: {
      write: may(actor, 'orders.write'),
      refund: may(actor, 'orders.refund'),
      customers: may(actor, 'customers.read'),
    },
    done: url.searchParams.get('done'),
  };
}

/** What was done leads back to the page, so that a reload does not repeat it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const outcome = await runOrderAction(context, request, params.number);
  if (outcome.result === 'absent') throw new Response(null, { status: 404 });
  if (outcome.result === 'done') throw redirect(`/staff/orders/${params.number}?done=${outcome.intent}`, 303);
  return data(outcome.failure, { status: outcome.failure.since ? 409 : 422 });
}

export default function StaffOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OrderPage {...loaderData} outcome={actionData ?? null} done={actionData ? null : loaderData.done} />
  );
}
