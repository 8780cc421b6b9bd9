import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCard } from '#app/features/product-card/card-view.ts';
import { allowsSponsored, countPlaces, onlyBrand } from '#commerce/advertising/blend-sponsored.ts';
import type { SponsoredList } from '#commerce/advertising/sponsored-list.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';
import type { ListAsked } from './load-list.server.ts';
import { typedColours } from './typed-colours.ts';

/** Who would lead this list now; null where nobody may. Only what a shopper's own page asks for later is counted. */
export async function expectAds(
  shop: Shop,
  visit: RequestContext,
  { type, query, category, filters, sort, page }: ListAsked,
  badges: () => Promise<readonly Badge[]>,
): Promise<SponsoredList<CardView> | null> {
  const { brand, dependsOn } = visit;
  const { settings } = brand;
  const about = type === 'search' ? query : type === 'visual-search' ? null : category?.slug;
  if (!about || !allowsSponsored({ page, filters, sort }) || settings.sponsored.maxDesktop === 0) return null;
  dependsOn('sponsored');
  const pageType = type === 'search' ? 'search' : 'category';
  const list = { pageType, signal: about, brand: onlyBrand(filters) } as const;
  const ads = await shop.sponsored.forecast({
    ...list,
    platform: 'desktop',
    fascia: brand.slug,
    limit: countPlaces(pageType, 'desktop', settings.sponsored.maxDesktop),
    timeoutMs: settings.ads.timeoutMs,
  });
  if (!ads) {
    visit.isProvisional = true;
    return { ...list, cards: null };
  }
  if (ads.length === 0) return null;
  const context = { ...cardContext(visit, 'PLP', await badges()), ...typedColours(query) };
  const shown = ({ adUnitId, sponsor }: { adUnitId: string; sponsor: string | null }) => ({
    adId: '',
    adUnitId,
    sponsor,
  });
  return {
    ...list,
    cards: ads.map(({ product, adInfo }) => describeCard({ ...product, adInfo: shown(adInfo) }, context)),
  };
}
