import { shopContext } from '#app/context.ts';
import { jsonError, orUnavailable } from '../answers.ts';
import type { Route } from './+types/stats';
import { askedSku, SHARED } from './asked-sku.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = askedSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  return orUnavailable(async () => {
    const stats = await context.get(shopContext).reviews.stats(sku);
    return stats ? Response.json(stats, SHARED) : jsonError(404, 'There is no such product.');
  });
}
