import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/summary';
import { publicCache, readSku } from './review-request.ts';

/** A summary of the reviews and how it was made; both null below thirty reviews. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => summarise(args));
}

async function summarise({ request, context }: Route.LoaderArgs) {
  const sku = readSku(request);
  if (!sku) return jsonError(400, 'sku is needed.');
  const { brand } = context.get(requestContext);
  const shared = publicCache(brand.settings.reviews.cacheSeconds);
  const found = await context.get(shopContext).products.reviews.summary(sku);
  if (!found) return jsonResponse({ summary: null, disclaimer: null }, shared);
  const locale = requestedLocale(brand, new URL(request.url).searchParams.get('locale'));
  // A provider without a text of its own: the summary is put together from sentences of the reviews.
  const disclaimer = found.disclaimer || (translatorFor(locale)('reviews.summaryDisclaimer') ?? null);
  return jsonResponse({ summary: found.summary, disclaimer }, shared);
}
