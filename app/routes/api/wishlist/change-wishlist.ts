import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { parseWishlistPayload } from '#commerce/wishlist/payload.ts';
import { WISHLIST_RESULTS, type WishlistResult } from '#commerce/wishlist/results.ts';
import { errorResponse, jsonResponse } from '../responses.ts';

const STATUS: Record<WishlistResult, number> = {
  [WISHLIST_RESULTS.added]: 200,
  [WISHLIST_RESULTS.removed]: 200,
  [WISHLIST_RESULTS.notAdded]: 409,
  [WISHLIST_RESULTS.alreadyThere]: 409,
  [WISHLIST_RESULTS.guest]: 401,
  [WISHLIST_RESULTS.notRemoved]: 404,
};

/** Changes the customer's wishlist. The six results are the specification's; invalid requests are an error of their own. */
export async function changeWishlist(
  context: Readonly<RouterContextProvider>,
  operation: 'add' | 'remove',
  sent: unknown,
): Promise<{ result: WishlistResult } | { error: string; status: number }> {
  const parsed = parseWishlistPayload(sent);
  if (!parsed.ok) return { error: parsed.error.key, status: 422 };
  const { session, brand } = context.get(requestContext);
  const customer = await session.customer();
  if (!customer) return { result: WISHLIST_RESULTS.guest };
  const { wishlist } = context.get(shopContext).customers;
  const { payload } = parsed;
  if (operation === 'remove') return { result: await wishlist.remove(customer.id, payload) };
  if (!(await wishlist.isSold(payload))) return { error: 'pdp.wishlist.errorAdding', status: 404 };
  return { result: await wishlist.add(customer.id, payload, brand.settings.wishlist.maxItems) };
}

export function toWishlistResponse(change: Awaited<ReturnType<typeof changeWishlist>>) {
  if ('error' in change)
    return errorResponse({ success: false, error: change.error }, { status: change.status });
  const { result } = change;
  const status = STATUS[result];
  return status === 200
    ? jsonResponse({ success: result })
    : errorResponse({ success: false, error: result }, { status });
}
