import { shopContext } from '#app/context.ts';
import type { Route } from './+types/prices';
import { enterStaff, PRIVATE } from './enter.ts';

/** How the price of each variant came about. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await enterStaff(context, request, 'staff');
  const prices = await context.get(shopContext).staff.files.pricesOf(params.productId);
  if (!prices) throw new Response(null, { status: 404 });
  return Response.json({ prices }, { headers: PRIVATE });
}
