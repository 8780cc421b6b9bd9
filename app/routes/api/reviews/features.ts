import { requestContext, shopContext } from '#app/context.ts';
import { valueTranslatorFor } from '#app/i18n/values.server.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/features';
import { publicCache, readSku } from './review-request.ts';

/** Topics that reviewers mention, named in the page's language; empty unless there are more than ten reviews. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => listFeatures(args));
}

async function listFeatures({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const { brand } = context.get(requestContext);
  const shared = publicCache(brand.settings.reviews.cacheSeconds);
  const features = await context.get(shopContext).products.reviews.features(sku);
  if (!features) return jsonError(404, 'There is no such product.');
  const locale = requestedLocale(brand, new URL(request.url).searchParams.get('locale'));
  const translate = valueTranslatorFor(locale, brand.currency);
  const labels = Object.fromEntries(features.map((feature) => [feature, translate(feature) ?? feature]));
  return jsonResponse({ features, labels }, shared);
}
