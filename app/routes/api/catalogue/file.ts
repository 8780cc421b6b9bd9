import { isFileKind } from '#commerce/catalogue/import/import-report.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, notAllowed } from '../responses.ts';
import type { Route } from './+types/file';
import { authenticateImport, notFound } from './authenticate.ts';

/**
 * Imports a file of products, prices or stock from another system. `?dryRun` only checks it; `?whole` takes products that
 * are not in the file off sale.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const refusal = await authenticateImport(context, request);
  if (refusal) return refusal;
  const { kind } = params;
  if (!isFileKind(kind)) return notFound();
  if (!request.body) return jsonError(400, 'Please send the file as the body of the request.');
  const { searchParams } = new URL(request.url);
  const isSet = (name: string) => searchParams.has(name) && searchParams.get(name) !== 'false';
  if (isSet('whole') && kind !== 'products') return jsonError(400, 'Only a file of products can be whole.');
  const { catalogueImportService } = context.get(shopContext).admin;
  const report = await catalogueImportService.importNow(
    {
      kind,
      via: 'system',
      who: context.get(requestContext).client,
      fileName: searchParams.get('name') ?? '',
      isWhole: isSet('whole'),
    },
    request.body,
    { isDryRun: isSet('dryRun') },
  );
  // Valid rows are imported either way; 422 tells the calling system that some were refused.
  return Response.json(report, { status: report.refused > 0 ? 422 : 200 });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return (await authenticateImport(context, request)) ?? notAllowed('POST');
}
