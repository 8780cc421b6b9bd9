import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/summary';
import { publicCache, readSku } from './review-request.ts';

/** A summary of the reviews; null below thirty reviews. The page itself says how it was made. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = publicCache(context.get(requestContext).brand.settings.reviews.cacheSeconds);
  const summary = await context.get(shopContext).products.reviews.summary(sku);
  return jsonResponse(summary ?? { summary: null, disclaimer: null }, shared);
}
