import { requestContext } from '../../../context.ts';
import { jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/add-billing-address';
import { changeCart, findCart, readAddressOf } from './express-cart.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const found = await findCart(context, request);
  if (found instanceof Response) return found;
  const { settings } = context.get(requestContext).brand;
  const sent = (await readJsonObject(request))?.billingAddress;
  const reading = readAddressOf(sent, 'billing', settings);
  if ('refusal' in reading) return reading.refusal;
  const cart = await changeCart(context, found, { billingAddress: reading.address });
  return cart instanceof Response ? cart : jsonResponse({ cart });
}

export function loader() {
  return notAllowed('POST');
}
