import { requestContext, shopContext } from '#app/context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/photo';

const FOR_ALL = 'public, max-age=86400';
const FOR_STAFF = 'private, no-store';

/** A photo that a shopper sent: for everyone once its review is approved, for staff while it waits. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { reviews } = context.get(shopContext);
  const shown = await reviews.photo(params.id);
  if (shown) return picture(shown, FOR_ALL);
  const role = (await context.get(requestContext).session.customer())?.role;
  const waiting = role === 'staff' || role === 'admin' ? await reviews.photo(params.id, true) : null;
  return waiting ? picture(waiting, FOR_STAFF) : jsonError(404, 'There is no such photo.');
}

function picture(body: Buffer, cacheControl: string): Response {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': 'image/webp', 'cache-control': cacheControl },
  });
}
