import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/bundles';
import { askedKeys } from './asked-keys.ts';

/** What a product is sold together with, and the look it was shown in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext);
  const [key] = askedKeys(request, 'key') ?? [];
  if (!key) return jsonError(400, 'key must be a product key.');
  const found = await context.get(shopContext).bundles.of(key);
  if (!found) return jsonError(404, 'There is no such product.');
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = visit.brand.locales.find((one) => one === asked) ?? visit.brand.locale;
  const cards = cardContext({ ...visit, locale }, 'CAROUSEL');
  return Response.json({
    ...found,
    influencer: found.influencer.map((product) => describeCard(product, cards)),
  });
}
