import { requestContext, shopContext } from '#app/context.ts';
import { readVisitor } from '#commerce/events/consent.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/query-id';

/** A query id for a search that a script is about to make. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { session } = context.get(requestContext);
  const { startQuery } = context.get(shopContext).search.analytics;
  return jsonResponse(startQuery(await session.current(), readVisitor(request.headers.get('cookie'))), {
    headers: { 'cache-control': 'private, no-store' },
  });
}
