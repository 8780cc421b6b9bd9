import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/recommendations';
import { readProductKeys } from './product-keys.ts';

const recommendationId = v.picklist(['similar', 'we-think-you-will-like']);

/** Recommendations for these products, as the engine returns them and as cards. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => recommend(args));
}

async function recommend({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const url = new URL(request.url);
  const id = v.safeParse(recommendationId, url.searchParams.get('recommendationId'));
  const keys = readProductKeys(request, 'items');
  if (!id.success || !keys) return jsonError(400, 'recommendationId or items is not as it should be.');
  const locale = requestedLocale(brand, url.searchParams.get('locale'));
  const { recommendations, products } = await context
    .get(shopContext)
    .merchandising.recommendations.recommend(id.output, keys, brand, request.signal);
  const cards = cardContext({ brand, locale }, 'CAROUSEL');
  return jsonResponse(
    { recommendations, cards: products.map((product) => describeCard(product, cards)) },
    { headers: { 'cache-control': 'private, max-age=60' } },
  );
}
