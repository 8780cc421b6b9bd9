import { shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, notAllowed } from '#app/routes/api/responses.ts';
import { isFileKind } from '#commerce/catalogue/import/import-report.ts';
import type { Route } from './+types/catalogue-upload';
import { requireActor } from './actor.ts';

/** A file of the catalogue as the body of the request; it is stored and checked, nothing is imported yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = await requireActor(context, 'products.write', { isForAllBrands: true });
  const asked = new URL(request.url).searchParams;
  const kind = asked.get('kind');
  if (!isFileKind(kind) || !request.body) return jsonError(400, 'Please choose a file and what is in it.');
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const fileName = asked.get('name') ?? '';
  const isWhole = kind === 'products' && asked.get('whole') === 'true';
  const id = await catalogueImportService.upload(
    { kind, via: 'page', who: admin.email, fileName, isWhole },
    request.body,
  );
  const note = { who: admin.email, role: admin.role, client: admin.client, outcome: 'done' } as const;
  await audit.record({ ...note, action: `catalogue ${kind} uploaded`, subject: `import ${id} ${fileName}` });
  return jsonResponse({ id });
}

export function loader() {
  return notAllowed('POST');
}
