import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, orUnavailable } from '../answers.ts';
import type { Route } from './+types/stats';
import { askedSku, sharedFor } from './asked-sku.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = askedSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const shared = sharedFor(context.get(requestContext).brand.settings.stats.cacheSeconds);
  return orUnavailable(async () => {
    const stats = await context.get(shopContext).reviews.stats(sku);
    return stats ? Response.json(stats, shared) : jsonError(404, 'There is no such product.');
  });
}
