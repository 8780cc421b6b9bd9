import { requestContext, shopContext } from '#app/context.ts';
import { pdfResponse } from '#app/routes/pdf-response.ts';
import type { Route } from './+types/order-documents';
import { requireActor } from './actor.ts';

/** Packing slips or the pick list of some orders as a PDF file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'orders.read');
  const { orderDocuments } = context.get(shopContext).checkout;
  const numbers = url.searchParams.getAll('number');
  const isPickList = url.searchParams.get('kind') === 'pick';
  const file = isPickList
    ? await orderDocuments.pickList(numbers, context.get(requestContext).locale, new Date(), actor)
    : await orderDocuments.packingSlips(numbers, actor);
  return pdfResponse(file, isPickList ? 'pick-list.pdf' : 'packing-slips.pdf');
}
