import { shopContext } from '#app/context.ts';
import { readPicture } from '#app/routes/api/catalogue/read-picture.ts';
import { jsonError, jsonResponse, notAllowed } from '#app/routes/api/responses.ts';
import type { Route } from './+types/catalogue-pictures';
import { requireActor } from './actor.ts';

/** One picture of a product, under the name that catalogue files give it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireActor(context, 'products.write');
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const stored = await readPicture(request, catalogueImportService.storePicture);
  if (typeof stored === 'string') return jsonError(422, stored);
  const name = new URL(request.url).searchParams.get('name') ?? '';
  const note = { who: email, role, client, outcome: 'done' } as const;
  await audit.record({ ...note, action: 'picture uploaded', subject: name });
  return jsonResponse(stored);
}

export function loader() {
  return notAllowed('POST');
}
