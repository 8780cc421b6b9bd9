import { requestContext } from '../../../context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/get-customer';

/** The customer who shares a link; guests have no affiliate id. */
export async function loader({ context }: Route.LoaderArgs) {
  const customer = await context.get(requestContext).session.customer();
  return jsonResponse({
    customer: {
      id: customer?.id ?? null,
      affiliateId: customer?.affiliateId ?? null,
      isGuest: customer === null,
    },
  });
}
