import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '#app/routes/api/responses.ts';
import type { Route } from './+types/product-customisation';

/** The customisation form of a product; the page hides it on 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const form = await context.get(shopContext).products.customisations.group(params.group, locale);
  return form ? jsonResponse(form) : jsonError(404, 'There is no such form.');
}
