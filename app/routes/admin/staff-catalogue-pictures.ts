import { shopContext } from '#app/context.ts';
import { jsonError, notAllowed } from '#app/routes/api/answers.ts';
import { readPicture } from '#app/routes/api/catalogue/read-picture.ts';
import type { Route } from './+types/staff-catalogue-pictures';
import { requireAdmin } from './require-admin.ts';

/** One picture of a product, under the name that catalogue files give it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireAdmin(context);
  const { catalogueDesk, audit } = context.get(shopContext);
  const kept = await readPicture(request, catalogueDesk.keepPicture);
  if (typeof kept === 'string') return jsonError(422, kept);
  const name = new URL(request.url).searchParams.get('name') ?? '';
  const note = { who: email, role, client, outcome: 'done' } as const;
  await audit.record({ ...note, action: 'picture brought in', subject: name });
  return Response.json(kept);
}

export function loader() {
  return notAllowed('POST');
}
