import { isFileKind } from '#commerce/catalogue/import/import-report.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError, notAllowed } from '../answers.ts';
import type { Route } from './+types/file';
import { enterCatalogue, notThere } from './enter.ts';

/** A file of products, prices or stock from another system: `?dryRun` only looks, `?whole` takes the rest off sale. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const refusal = await enterCatalogue(context, request);
  if (refusal) return refusal;
  const { kind } = params;
  if (!isFileKind(kind)) return notThere();
  if (!request.body) return jsonError(400, 'Please send the file as the body of the request.');
  const asked = new URL(request.url).searchParams;
  const isSet = (name: string) => asked.has(name) && asked.get(name) !== 'false';
  if (isSet('whole') && kind !== 'products') return jsonError(400, 'Only a file of products can be whole.');
  const { catalogueDesk } = context.get(shopContext);
  const report = await catalogueDesk.take(
    {
      kind,
      via: 'system',
      who: context.get(requestContext).client,
      fileName: asked.get('name') ?? '',
      isWhole: isSet('whole'),
    },
    request.body,
    { isDryRun: isSet('dryRun') },
  );
  // What is right has gone in either way; the status tells a machine whether a person should look.
  return Response.json(report, { status: report.refused > 0 ? 422 : 200 });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return (await enterCatalogue(context, request)) ?? notAllowed('POST');
}
