import { shopContext } from '#app/context.ts';
import { jsonResponse } from '#app/routes/api/responses.ts';
import type { Route } from './+types/global-search';
import { requireActor } from './actor.ts';

/** Orders, customers, products and pages for a few words. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const found = await context.get(shopContext).admin.search(actor, url.searchParams.get('q') ?? '');
  return jsonResponse({ found }, { headers: { 'cache-control': 'private, no-store' } });
}
