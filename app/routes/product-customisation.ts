import { shopContext, visitContext } from '../context.ts';
import type { Route } from './+types/product-customisation';
import { jsonError } from './api/answers.ts';

/** What can be written on a product; 404 hides the form. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const form = await context.get(shopContext).customisations.group(params.group, locale);
  return form ? Response.json(form) : jsonError(404, 'There is no such form.');
}
