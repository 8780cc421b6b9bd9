import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/stats';
import { publicCache, readSku } from './review-request.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = publicCache(context.get(requestContext).brand.settings.stats.cacheSeconds);
  return orUnavailable(async () => {
    const stats = await context.get(shopContext).products.reviews.stats(sku);
    return stats ? jsonResponse(stats, shared) : jsonError(404, 'There is no such product.');
  });
}
