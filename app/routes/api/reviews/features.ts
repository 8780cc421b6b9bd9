import { requestContext, shopContext } from '#app/context.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/features';
import { askedSku, sharedFor } from './asked-sku.ts';

/** What reviewers speak of; empty unless there are more than ten reviews. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = askedSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = sharedFor(context.get(requestContext).brand.settings.reviews.cacheSeconds);
  const features = await context.get(shopContext).reviews.features(sku);
  return features ? Response.json({ features }, shared) : jsonError(404, 'There is no such product.');
}
