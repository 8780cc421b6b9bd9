import { shopContext } from '#app/context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/photo';

/** A photo that a shopper sent with an approved review. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const body = await context.get(shopContext).reviews.photo(params.id);
  if (!body) return jsonError(404, 'There is no such photo.');
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' },
  });
}
