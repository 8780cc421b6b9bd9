import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCard } from '#app/features/product-card/card-view.ts';
import { allowsSponsored, countPlaces, filteredBrand } from '#commerce/advertising/blend-sponsored.ts';
import type { SponsoredList } from '#commerce/advertising/sponsored-list.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { ListRequest } from './load-list.server.ts';
import { typedColours } from './typed-colours.ts';

/** The sponsored cards expected for this list; null where none are allowed. Only ads that the browser fetches later are counted. */
export async function forecastAds(
  shop: Shop,
  context: RequestContext,
  { type, query, category, filters, sort, page }: ListRequest,
  badges: () => Promise<readonly Badge[]>,
): Promise<SponsoredList<CardView> | null> {
  const { brand, dependsOn } = context;
  const { settings } = brand;
  const signal = type === 'search' ? query : type === 'visual-search' ? null : category?.slug;
  if (!signal || !allowsSponsored({ page, filters, sort }) || settings.sponsored.maxDesktop === 0)
    return null;
  dependsOn('sponsored');
  const pageType = type === 'search' ? 'search' : 'category';
  const list = { pageType, signal, brand: filteredBrand(filters) } as const;
  const ads = await shop.merchandising.sponsored.forecast({
    ...list,
    platform: 'desktop',
    fascia: brand.slug,
    priceList: brand.priceList,
    limit: countPlaces(pageType, 'desktop', settings.sponsored.maxDesktop),
    timeoutMs: settings.ads.timeoutMs,
  });
  if (!ads) {
    context.isProvisional = true;
    return { ...list, cards: null };
  }
  if (ads.length === 0) return null;
  const cards = { ...cardContext(context, 'PLP', await badges()), ...typedColours(query) };
  // Without an ad id a forecast card is never counted.
  const forecast = ({ adUnitId, sponsor }: { adUnitId: string; sponsor: string | null }) => ({
    adId: '',
    adUnitId,
    sponsor,
  });
  return {
    ...list,
    cards: ads.map(({ product, adInfo }) => describeCard({ ...product, adInfo: forecast(adInfo) }, cards)),
  };
}
