import { readBasketEdit } from '#app/routes/checkout/read-basket-edit.ts';
import { basketOwner } from '#app/routes/customer-guard.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readFormOrNull } from '../../read-form.ts';
import { jsonError, jsonResponse, notAllowed } from '../responses.ts';
import type { Route } from './+types/edit';
import { miniBasket } from './mini.ts';

/** Makes one change to the basket and sends back the changed basket. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readFormOrNull(request);
  const edit = form && readBasketEdit(form);
  if (!edit) return jsonError(400, 'Please say what to change.', { code: 'unreadable' });
  const owner = await basketOwner(context);
  const { brand } = context.get(requestContext);
  const result = owner && (await context.get(shopContext).checkout.baskets.edit(owner, brand, edit));
  if (!result || result.kind === 'absent') {
    return jsonError(404, 'This item is no longer available.', { code: 'unavailable' });
  }
  if (result.kind === 'unknown-code') return jsonError(422, 'We do not know this code.', { code: 'code' });
  return jsonResponse(await miniBasket(context));
}

export function loader() {
  return notAllowed('POST');
}
