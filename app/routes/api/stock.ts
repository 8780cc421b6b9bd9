import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/stock';
import { jsonError, jsonResponse } from './responses.ts';

/** Current stock and prices: a cached page may show older ones. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const variants = await context.get(shopContext).products.pages.live(params.productId, brand);
  return variants
    ? jsonResponse({ variants }, { headers: { 'cache-control': 'private, no-store' } })
    : jsonError(404, 'This product is no longer available.');
}
