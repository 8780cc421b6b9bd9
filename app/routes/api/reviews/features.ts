import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/features';
import { publicCache, readSku } from './review-request.ts';

/** Topics that reviewers mention; empty unless there are more than ten reviews. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = publicCache(context.get(requestContext).brand.settings.reviews.cacheSeconds);
  const features = await context.get(shopContext).products.reviews.features(sku);
  return features ? jsonResponse({ features }, shared) : jsonError(404, 'There is no such product.');
}
