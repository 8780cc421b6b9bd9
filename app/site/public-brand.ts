import type { BrandConfig } from '#config/brands/brand.ts';

/** Where this brand's pictures come from: a host of its own, the default one, or the shop itself. */
export function mediaHostOf({ slug, settings }: BrandConfig): string | null {
  const { hostByBrand } = settings.media;
  return (Object.hasOwn(hostByBrand, slug) ? hostByBrand[slug] : null) ?? hostByBrand.default ?? null;
}

/** The part of a brand that browsers see. Listed by hand: what is added to a brand stays on the server until it is added here. */
export function publicBrand(brand: BrandConfig) {
  const { slug, name, tagline, theme, locale, locales, currency, country, features } = brand;
  const { listContexts } = brand.settings.routes;
  const mediaHost = mediaHostOf(brand);
  return {
    slug,
    name,
    tagline,
    theme,
    locale,
    locales,
    listContexts,
    mediaHost,
    currency,
    country,
    features,
  };
}
