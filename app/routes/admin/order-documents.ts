import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/order-documents';
import { requireActor } from './actor.ts';

/** Packing slips or the pick list of some orders as a PDF file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'orders.read');
  const { orderDocuments } = context.get(shopContext).checkout;
  const numbers = url.searchParams.getAll('number');
  const isPickList = url.searchParams.get('kind') === 'pick';
  const file = isPickList
    ? await orderDocuments.pickList(numbers, context.get(requestContext).locale, new Date(), actor.brands)
    : await orderDocuments.packingSlips(numbers, actor.brands);
  if (!file) throw new Response(null, { status: 404 });
  const name = isPickList ? 'pick-list' : 'packing-slips';
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
