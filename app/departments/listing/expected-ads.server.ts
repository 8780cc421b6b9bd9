import { allowsSponsored, countPlaces, onlyBrand } from '#domain/sponsored/blend-sponsored.ts';
import type { SponsoredList } from '#domain/sponsored/sponsored-list.ts';
import type { Visit } from '#server/http/visit.server.ts';
import type { Shop } from '#server/shop.server.ts';
import type { ListAsked } from './load-list.server.ts';

/** What will lead this list: the page keeps its place, and asks for the advertisements themselves when it is there. */
export async function expectAds(
  shop: Shop,
  { brand, dependsOn }: Visit,
  { type, query, category, filters, sort, page }: ListAsked,
  signal: AbortSignal,
): Promise<SponsoredList | null> {
  const about = type === 'search' ? query : type === 'visual-search' ? null : category?.slug;
  if (!about || !allowsSponsored({ page, filters, sort })) return null;
  dependsOn('sponsored');
  const pageType = type === 'search' ? 'search' : 'category';
  const { settings } = brand;
  const ads = await shop.sponsored.ads(
    {
      pageType,
      signal: about,
      platform: 'desktop',
      fascia: brand.slug,
      brand: onlyBrand(filters),
      limit: countPlaces(pageType, 'desktop', settings.sponsored.maxDesktop),
      timeoutMs: settings.ads.timeoutMs,
    },
    signal,
  );
  if (ads.length === 0) return null;
  return {
    pageType,
    signal: about,
    brand: onlyBrand(filters),
    expected: ads.map(({ product }) => ({
      key: product.productKey,
      src: product.colourVariants[0]?.imagesResponsive[0]?.src ?? product.imagesResponsive[0]?.src ?? '',
    })),
  };
}
