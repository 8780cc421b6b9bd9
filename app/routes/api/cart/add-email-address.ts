import { isEmail } from '#commerce/customers/email.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/add-email-address';
import { changeCart, findCart } from './express-cart.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const email = (await readJsonObject(request))?.emailAddress;
  if (typeof email !== 'string' || !isEmail(email)) {
    return jsonError(422, 'Please provide a valid email address', { field: 'emailAddress' });
  }
  const cart = await changeCart(context, found, { email: email.trim() });
  return cart instanceof Response ? cart : jsonResponse({ cart });
}

export function loader() {
  return notAllowed('POST');
}
