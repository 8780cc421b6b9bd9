import { requestContext } from '../../../context.ts';
import type { Route } from './+types/get-customer';

/** Who shares a link; guests have no affiliate id. */
export async function loader({ context }: Route.LoaderArgs) {
  const customer = await context.get(requestContext).session.customer();
  return Response.json({
    customer: {
      id: customer?.id ?? null,
      affiliateId: customer?.affiliateId ?? null,
      isGuest: customer === null,
    },
  });
}
