import { basketOwner } from '#app/routes/account/account-guard.ts';
import { readBasketEdit } from '#app/routes/checkout/read-basket-edit.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { formOf } from '../../read-form.ts';
import { jsonError, notAllowed } from '../answers.ts';
import type { Route } from './+types/edit';
import { miniBasket } from './mini.ts';

/** One change to the basket from anywhere in the shop; answers with the basket as it is then. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const edit = form && readBasketEdit(form);
  if (!edit) return jsonError(400, 'Please say what to change.', { code: 'unreadable' });
  const owner = await basketOwner(context);
  const { brand } = context.get(requestContext);
  const result = owner && (await context.get(shopContext).baskets.edit(owner, brand, edit));
  if (!result || result.kind === 'absent') {
    return jsonError(404, 'This item is no longer available.', { code: 'unavailable' });
  }
  if (result.kind === 'unknown-code') return jsonError(422, 'We do not know this code.', { code: 'code' });
  return Response.json(await miniBasket(context));
}

export function loader() {
  return notAllowed('POST');
}
