import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/recommendations';
import { askedKeys } from './asked-keys.ts';

const recommendationId = v.picklist(['similar', 'we-think-you-will-like']);

/** What goes with these products, as the engine says it and as cards. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext);
  const url = new URL(request.url);
  const id = v.safeParse(recommendationId, url.searchParams.get('recommendationId'));
  const keys = askedKeys(request, 'items');
  if (!id.success || !keys) return jsonError(400, 'recommendationId or items is not as it should be.');
  const locale =
    visit.brand.locales.find((one) => one === url.searchParams.get('locale')) ?? visit.brand.locale;
  const { recommendations, products } = await context
    .get(shopContext)
    .recommendations.recommend(id.output, keys, visit.brand.slug, request.signal);
  const cards = cardContext({ ...visit, locale }, 'CAROUSEL');
  return Response.json(
    { recommendations, cards: products.map((product) => describeCard(product, cards)) },
    { headers: { 'cache-control': 'private, max-age=60' } },
  );
}
