import type { RouterContextProvider } from 'react-router';
import { WISHLIST_ANSWERS, type WishlistAnswer } from '#commerce/wishlist/answers.ts';
import { parseWishlistPayload } from '#commerce/wishlist/payload.ts';
import { requestContext, shopContext } from '../../../context.ts';

const STATUS: Record<WishlistAnswer, number> = {
  [WISHLIST_ANSWERS.added]: 200,
  [WISHLIST_ANSWERS.removed]: 200,
  [WISHLIST_ANSWERS.notAdded]: 409,
  [WISHLIST_ANSWERS.alreadyThere]: 409,
  [WISHLIST_ANSWERS.guest]: 401,
  [WISHLIST_ANSWERS.notRemoved]: 404,
};

/** One change to the shopper's own list, in one of the six answers; what cannot be read is told apart. */
export async function changeWishlist(
  context: Readonly<RouterContextProvider>,
  operation: 'add' | 'remove',
  sent: unknown,
): Promise<{ answer: WishlistAnswer } | { error: string; status: number }> {
  const parsed = parseWishlistPayload(sent);
  if (!parsed.ok) return { error: parsed.error.key, status: 422 };
  const { session, brand } = context.get(requestContext);
  const customer = await session.customer();
  if (!customer) return { answer: WISHLIST_ANSWERS.guest };
  const { wishlist } = context.get(shopContext);
  const { payload } = parsed;
  if (operation === 'remove') return { answer: await wishlist.remove(customer.id, payload) };
  if (!(await wishlist.isSold(payload))) return { error: 'pdp.wishlist.errorAdding', status: 404 };
  return { answer: await wishlist.add(customer.id, payload, brand.settings.wishlist.maxItems) };
}

export function answerResponse(result: Awaited<ReturnType<typeof changeWishlist>>): Response {
  if ('error' in result)
    return Response.json({ success: false, error: result.error }, { status: result.status });
  const status = STATUS[result.answer];
  return status === 200
    ? Response.json({ success: result.answer })
    : Response.json({ success: false, error: result.answer }, { status });
}
