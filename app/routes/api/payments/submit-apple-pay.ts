import { homeUrl } from '#app/routes/customer-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import { APPLE_PAY_ERRORS, TOTAL_UPDATED_ERROR } from '#commerce/checkout/apple-pay/error-texts.ts';
import type { CheckoutResult } from '#commerce/checkout/checkout.server.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readFormOrNull } from '../../read-form.ts';
import { findCart } from '../cart/express-cart.ts';
import { jsonError, jsonResponse, notAllowed } from '../responses.ts';
import type { Route } from './+types/submit-apple-pay';

const LONGEST_TOKEN = 10_000;
const OUT_OF_STOCK = 'This item is out of stock.';

/** Places the order with the payment that the wallet has authorised. A repeated token finds the same order. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readFormOrNull(request);
  const token = String(form?.get('token') ?? '');
  const { brand, locale, log, session, client } = context.get(requestContext);
  const { service: checkout, payments, limitPaymentAttempts } = context.get(shopContext).checkout;
  const configKey = form?.get('adyenConfigKey');
  const isKnown = payments
    .methods()
    .some((one) => one.type === 'applepay' && one.adyenConfigKey === configKey);
  if (!isKnown || !isPaymentData(token)) return jsonError(400, APPLE_PAY_ERRORS.couldNotFinalise);
  const local = (path: string) => localPath(path, locale, brand);
  const cartId = new URL(request.url).searchParams.get('cartID') ?? '';
  const key = checkout.purchaseKey(cartId, token);
  const owner = await session.current();
  const earlier =
    owner && (await checkout.findByKey(key, { customerId: owner.customer?.id ?? null, sessionId: owner.id }));
  if (earlier) return toResponse(earlier, local);
  if (await limitPaymentAttempts(client)) return jsonError(429, APPLE_PAY_ERRORS.couldNotFinalise);
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  if (found.view.lines.some(({ state }) => state !== 'available')) return jsonError(409, OUT_OF_STOCK);
  if (found.view.quotedTotal === null || found.view.quotedTotal !== found.view.totals.total) {
    return jsonError(409, TOTAL_UPDATED_ERROR);
  }
  try {
    const result = await checkout.submit({
      owner: found.owner,
      brand,
      locale,
      home: homeUrl(context),
      allowsAnalytics: allowsEvents(request.headers.get('cookie')),
      card: { brand: 'Apple Pay', lastFour: '' },
      key,
      cartId: found.view.id,
      method: 'apple-pay',
      paymentToken: token,
      expectedTotal: found.view.quotedTotal,
    });
    return toResponse(result, local);
  } catch (error) {
    log.error({ err: error }, 'express purchase failed');
    return jsonError(502, APPLE_PAY_ERRORS.couldNotFinalise);
  }
}

export function loader() {
  return notAllowed('POST');
}

/** Base64 of the wallet's payment data; the empty object that simulators send is not a payment. */
function isPaymentData(token: string): boolean {
  if (token === '' || token.length > LONGEST_TOKEN || !/^[A-Za-z0-9+/]+={0,2}$/.test(token)) return false;
  try {
    const data = JSON.parse(atob(token)) as Record<string, unknown>;
    return (
      typeof data === 'object' && data !== null && data.version === 'EC_v1' && typeof data.data === 'string'
    );
  } catch {
    return false;
  }
}

function toResponse(result: CheckoutResult, local: (path: string) => string) {
  switch (result.kind) {
    case 'placed':
    case 'pending':
      return jsonResponse({ ok: true, redirect: local(`/order/${result.number}?key=${result.key}`) });
    case 'challenge':
      return jsonResponse({ ok: true, redirect: local(result.url) });
    case 'unknown':
    case 'refunded':
      return jsonResponse({ ok: true, redirect: local(`/checkout/complete?attempt=${result.attemptId}`) });
    case 'in-progress':
      return jsonError(409, APPLE_PAY_ERRORS.couldNotFinalise);
    case 'total-updated':
      return jsonError(409, TOTAL_UPDATED_ERROR);
    case 'out-of-stock':
      return jsonError(409, OUT_OF_STOCK);
    case 'refused':
      return jsonError(402, APPLE_PAY_ERRORS.couldNotFinalise);
    case 'incomplete':
    case 'conflict':
      return jsonError(422, APPLE_PAY_ERRORS.couldNotFinalise);
  }
}
