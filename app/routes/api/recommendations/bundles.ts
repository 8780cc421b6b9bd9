import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import type { BundleType } from '#commerce/recommendations/bundle.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/bundles';
import { readProductKeys } from './product-keys.ts';

/** The bundles of a product, and the influencer look it is part of. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const [key] = readProductKeys(request, 'key') ?? [];
  if (!key) return jsonError(400, 'key must be a product key.');
  const locale = requestedLocale(brand, new URL(request.url).searchParams.get('locale'));
  const headerOf = (type: BundleType) => translatorFor(locale)(`bundles.types.${type}`) ?? type;
  const found = await context.get(shopContext).merchandising.bundles.of(key, brand, locale, headerOf);
  if (!found) return jsonError(404, 'There is no such product.');
  const cards = cardContext({ brand, locale }, 'CAROUSEL');
  return jsonResponse({
    ...found,
    influencer: found.influencer.map((product) => describeCard(product, cards)),
  });
}
