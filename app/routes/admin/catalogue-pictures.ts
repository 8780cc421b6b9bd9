import { shopContext } from '#app/context.ts';
import { readPicture } from '#app/routes/api/catalogue/read-picture.ts';
import { jsonError, jsonResponse, notAllowed } from '#app/routes/api/responses.ts';
import type { Route } from './+types/catalogue-pictures';
import { requireActor } from './actor.ts';

const UPLOAD_ID = /^[0-9a-f-]{36}$/;

/**
 * One picture of a product, under the name that catalogue files give it: in the body, or sent to the media storage before
 * (`?upload=` the id that `/staff/catalogue/picture-uploads` gave).
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireActor(context, 'products.write');
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const upload = query.get('upload');
  if (upload !== null && !UPLOAD_ID.test(upload)) return jsonError(400, 'There is no such upload.');
  const stored = await readPicture(request, (name, file) =>
    upload === null
      ? catalogueImportService.storePicture(name, file)
      : catalogueImportService.finishPictureUpload(name, upload),
  );
  if (typeof stored === 'string') return jsonError(422, stored);
  const name = query.get('name') ?? '';
  const note = { who: email, role, client, outcome: 'done' } as const;
  await audit.record({ ...note, action: 'picture uploaded', subject: name });
  return jsonResponse(stored);
}

export function loader() {
  return notAllowed('POST');
}
