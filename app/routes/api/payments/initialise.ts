import { APPLE_PAY_ERRORS } from '#commerce/checkout/apple-pay/error-texts.ts';
import { isAppleValidationUrl } from '#commerce/checkout/apple-pay/validation-url.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { findCart } from '../cart/express-cart.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/initialise';

/** The merchant session that opens the Apple Pay sheet. Only addresses of Apple's own gateway are called for it. */
export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const sent = await readJsonObject(request);
  const { payments } = context.get(shopContext).checkout;
  const { brand, origin, log } = context.get(requestContext);
  const knownPsp = payments.methods().some(({ type, psp }) => type === 'applepay' && psp === sent?.psp);
  if (sent?.method !== 'applepay' || !knownPsp) {
    return jsonError(400, APPLE_PAY_ERRORS.couldNotInitialise);
  }
  const validationUrl = sent.validationURL;
  if (typeof validationUrl !== 'string' || !isAppleValidationUrl(validationUrl)) {
    return jsonError(400, APPLE_PAY_ERRORS.couldNotInitialise, { field: 'validationURL' });
  }
  try {
    const sessionData = await payments.applePaySession({
      validationUrl,
      displayName: brand.settings.applepay.displayName,
      merchantIdentifier: brand.settings.applepay.merchantIdentifier,
      domainName: new URL(origin).hostname,
    });
    return jsonResponse({ sessionData });
  } catch (error) {
    log.error({ err: error }, 'apple pay merchant session failed');
    return jsonError(502, APPLE_PAY_ERRORS.couldNotInitialise);
  }
}

export function loader() {
  return notAllowed('POST');
}
