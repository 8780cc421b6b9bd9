import { requestContext, shopContext } from '#app/context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/query-id';

/** A query id for a search that a script is about to make. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(requestContext);
  const { startQuery } = context.get(shopContext).search.analytics;
  return jsonResponse(startQuery(await session.current()), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
