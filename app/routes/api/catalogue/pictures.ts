import { shopContext } from '../../../context.ts';
import { jsonError, jsonResponse, notAllowed } from '../responses.ts';
import type { Route } from './+types/pictures';
import { authenticateImport } from './authenticate.ts';
import { readPicture } from './read-picture.ts';

/** Stores the picture in the request's body under the name that catalogue files use: `?name=shirt-front.jpg`. */
export async function action({ context, request }: Route.ActionArgs) {
  const refusal = await authenticateImport(context, request);
  if (refusal) return refusal;
  const { catalogueImportService } = context.get(shopContext).admin;
  const stored = await readPicture(request, catalogueImportService.storePicture);
  return typeof stored === 'string' ? jsonError(422, stored) : jsonResponse(stored);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return (await authenticateImport(context, request)) ?? notAllowed('POST');
}
