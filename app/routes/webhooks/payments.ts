import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, notAllowed } from '#app/routes/api/answers.ts';
import type { Route } from './+types/payments';

/** News from the payment provider. Its signature is its only pass. */
export async function action({ context, request }: Route.ActionArgs) {
  const { log } = context.get(requestContext);
  const isKnown = await context.get(shopContext).receivePaymentNews(await request.text());
  if (!isKnown) {
    log.warn('payment news with a wrong signature');
    return jsonError(401, 'The signature is not right.');
  }
  return new Response('[accepted]', { headers: { 'content-type': 'text/plain' } });
}

export function loader() {
  return notAllowed('POST');
}
