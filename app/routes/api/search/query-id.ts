import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/query-id';

/** A name for a search that a script is about to make, and for whom it is made. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(requestContext);
  const { startQuery } = context.get(shopContext).searchAnalytics;
  return Response.json(startQuery(await session.current()), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
