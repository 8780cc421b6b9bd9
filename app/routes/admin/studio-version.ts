import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import type { Route } from './+types/studio-version';
import { requireActor } from './actor.ts';
import { readStudioAddress } from './studio-address.ts';

/** What one change of the past said. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const id = Number(new URL(request.url).searchParams.get('id'));
  const address = readStudioAddress(request);
  const body = Number.isSafeInteger(id)
    ? await context.get(shopContext).content.studio.bodyOf(address, id)
    : null;
  return body === null ? jsonError(404, 'Not found.') : jsonResponse({ body });
}
