import { requestContext, shopContext } from '#app/context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/summary';
import { askedSku, sharedFor } from './asked-sku.ts';

/** What reviewers say in short; there is none below thirty reviews. The page says itself how it was made. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = askedSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = sharedFor(context.get(requestContext).brand.settings.reviews.cacheSeconds);
  const summary = await context.get(shopContext).reviews.summary(sku);
  return Response.json(summary ?? { summary: null, disclaimer: null }, shared);
}
