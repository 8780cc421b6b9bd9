import { requestContext, shopContext } from '#app/context.ts';
import { jsonError } from '#app/routes/api/answers.ts';
import type { Route } from './+types/product-customisation';

/** What can be written on a product; 404 hides the form. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const form = await context.get(shopContext).customisations.group(params.group, locale);
  return form ? Response.json(form) : jsonError(404, 'There is no such form.');
}
