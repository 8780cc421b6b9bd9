import { shopContext } from '#app/context.ts';
import { jsonError, notAllowed } from '#app/routes/api/answers.ts';
import { isFileKind } from '#commerce/catalogue/import/import-report.ts';
import type { Route } from './+types/staff-catalogue-upload';
import { requireAdmin } from './require-admin.ts';

/** A file of the catalogue as the body of the request; it is kept and looked at, nothing changes yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = await requireAdmin(context);
  const asked = new URL(request.url).searchParams;
  const kind = asked.get('kind');
  if (!isFileKind(kind) || !request.body) return jsonError(400, 'Please choose a file and what is in it.');
  const { catalogueDesk, audit } = context.get(shopContext);
  const fileName = asked.get('name') ?? '';
  const isWhole = kind === 'products' && asked.get('whole') === 'true';
  const id = await catalogueDesk.receive(
    { kind, via: 'page', who: admin.email, fileName, isWhole },
    request.body,
  );
  const note = { who: admin.email, role: admin.role, client: admin.client, outcome: 'done' } as const;
  await audit.record({ ...note, action: `catalogue ${kind} uploaded`, subject: `import ${id} ${fileName}` });
  return Response.json({ id });
}

export function loader() {
  return notAllowed('POST');
}
