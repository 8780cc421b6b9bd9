import { shopContext } from '#app/context.ts';
import { pdfResponse } from '#app/routes/pdf-response.ts';
import type { Route } from './+types/invoice';
import { orderViewer } from './order-actions.ts';

/** A document of an order, for whoever may see the order. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { orderStore, invoices } = context.get(shopContext).checkout;
  const order = await orderStore.find(params.number, await orderViewer(context, request));
  const documents = order ? await invoices.ofOrder(order.number) : [];
  const found = documents.find(({ number }) => number === params.document);
  return pdfResponse(found ? await invoices.pdf(found.id) : null, `${params.document}.pdf`);
}
