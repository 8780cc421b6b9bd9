import { requestContext, shopContext } from '#app/context.ts';
import { jsonError } from '../responses.ts';
import type { Route } from './+types/photo';

const PUBLIC = 'public, max-age=86400';
const STAFF_ONLY = 'private, no-store';

/** A photo of a review: public once the review is approved, before that for staff only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { reviews } = context.get(shopContext).products;
  const shown = await reviews.photo(params.id);
  if (shown) return pictureResponse(shown, PUBLIC);
  const role = (await context.get(requestContext).session.customer())?.role;
  const pending = role === 'staff' || role === 'admin' ? await reviews.photo(params.id, true) : null;
  return pending ? pictureResponse(pending, STAFF_ONLY) : jsonError(404, 'There is no such photo.');
}

function pictureResponse(body: Buffer, cacheControl: string): Response {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': 'image/webp', 'cache-control': cacheControl },
  });
}
