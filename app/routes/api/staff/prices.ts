import { shopContext } from '#app/context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/prices';
import { PRIVATE, requireStaff } from './require-staff.ts';

/** How the price of each variant was calculated. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireStaff(context, request, 'staff');
  const prices = await context.get(shopContext).admin.staff.inspector.pricesOf(params.productId);
  if (!prices) throw new Response(null, { status: 404 });
  return jsonResponse({ prices }, { headers: PRIVATE });
}
