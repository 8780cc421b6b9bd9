import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/shopper';
import { jsonResponse } from './responses.ts';

/** What belongs to this shopper; public pages, which are the same for everyone, fetch it after first paint. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shopper } = context.get(shopContext);
  return jsonResponse(await shopper(context.get(requestContext)), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
