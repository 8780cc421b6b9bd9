import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, notAllowed } from '#app/routes/api/responses.ts';
import type { Route } from './+types/picture-uploads';
import { requireActor } from './actor.ts';

const MOST_BYTES = 50 * 1024 * 1024;

/** Where the browser may send a picture of `?bytes=` itself; `upload` is null where pictures go through the server. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireActor(context, 'products.write');
  const bytes = Number(new URL(request.url).searchParams.get('bytes'));
  if (!Number.isInteger(bytes) || bytes < 1 || bytes > MOST_BYTES)
    return jsonError(422, 'A picture may have up to 50 MB.');
  const { catalogueImportService } = context.get(shopContext).admin;
  return jsonResponse({ upload: catalogueImportService.startPictureUpload(bytes) });
}

export function loader() {
  return notAllowed('POST');
}
