import { ensureBasketOwner } from '#app/routes/customer-guard.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { readForm } from '../../read-form.ts';
import { jsonError, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/set-anon-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Stores the referrer's id with the basket, so that the order can be attributed to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const lcAnonId = await readId(request);
  if (!UUID.test(lcAnonId)) return jsonError(400, 'lcAnonId must be a UUID.', { field: 'lcAnonId' });
  const owner = await ensureBasketOwner(context);
  const { brand } = context.get(requestContext);
  await context.get(shopContext).checkout.baskets.setReferrer(owner, brand, lcAnonId.toLowerCase());
  return new Response(null, { status: 204 });
}

export function loader() {
  return notAllowed('POST');
}

async function readId(request: Request): Promise<string> {
  try {
    const isJson = request.headers.get('content-type')?.includes('json');
    const sent = isJson
      ? (await readJsonObject(request))?.lcAnonId
      : (await readForm(request)).get('lcAnonId');
    return typeof sent === 'string' ? sent : '';
  } catch {
    return '';
  }
}
