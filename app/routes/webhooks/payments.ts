import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, notAllowed } from '#app/routes/api/responses.ts';
import type { Route } from './+types/payments';

/** Webhook of the payment provider, authenticated by its signature alone. */
export async function action({ context, request }: Route.ActionArgs) {
  const { log } = context.get(requestContext);
  const isAccepted = await context.get(shopContext).checkout.handlePaymentWebhook(await request.text());
  if (!isAccepted) {
    log.warn('payment webhook rejected: bad signature');
    return jsonError(401, 'The signature is not right.');
  }
  return new Response('[accepted]', { headers: { 'content-type': 'text/plain' } });
}

export function loader() {
  return notAllowed('POST');
}
