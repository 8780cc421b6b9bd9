import { shopContext } from '../../../context.ts';
import { jsonError, notAllowed } from '../answers.ts';
import type { Route } from './+types/pictures';
import { enterCatalogue } from './enter.ts';
import { readPicture } from './read-picture.ts';

/** One picture as the body of the request, under the name that catalogue files give it: `?name=shirt-front.jpg`. */
export async function action({ context, request }: Route.ActionArgs) {
  const refusal = await enterCatalogue(context, request);
  if (refusal) return refusal;
  const { catalogueDesk } = context.get(shopContext);
  const kept = await readPicture(request, catalogueDesk.keepPicture);
  return typeof kept === 'string' ? jsonError(422, kept) : Response.json(kept);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return (await enterCatalogue(context, request)) ?? notAllowed('POST');
}
