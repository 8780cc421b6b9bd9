import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { typedColours } from '#app/features/listing/typed-colours.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { countPlaces } from '#commerce/advertising/blend-sponsored.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/mirakl-sponsored-products';

const query = v.object({
  /** A category's slug, a search text, or a product key. */
  signal: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  pageType: v.picklist(['category', 'search', 'product']),
  platform: v.optional(v.picklist(['desktop', 'mobile']), 'desktop'),
  brand: v.optional(v.pipe(v.string(), v.maxLength(80))),
  locale: v.optional(v.string()),
});

/** Sponsored products of a page as cards, each with its advertisement. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return jsonError(400, 'signal, pageType and platform are needed.');
  const { signal, pageType, platform, brand: only = null } = parsed.output;
  const { brand } = context.get(requestContext);
  const shop = context.get(shopContext);
  const { settings } = brand;
  const ads = await shop.merchandising.sponsored.ads(
    {
      signal,
      pageType,
      platform,
      brand: only,
      fascia: brand.slug,
      priceList: brand.priceList,
      limit: countPlaces(pageType, platform, settings.sponsored.maxDesktop),
      timeoutMs: settings.ads.timeoutMs,
    },
    request.signal,
  );
  const locale = requestedLocale(brand, parsed.output.locale);
  const badges = ads.length > 0 ? await shop.content.entries.badges(brand.slug, locale) : [];
  const cards = {
    ...cardContext({ brand, locale }, pageType === 'product' ? 'CAROUSEL' : 'PLP', badges),
    ...typedColours(pageType === 'search' ? signal : null),
  };
  return jsonResponse(
    ads.map(({ product, adInfo }) => ({ product: describeCard({ ...product, adInfo }, cards), adInfo })),
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
