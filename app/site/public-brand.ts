import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** The media host of a brand: its own, the default one, or null for the shop itself. */
export function mediaHostOf({ slug, settings }: BrandConfig): string | null {
  const { hostByBrand } = settings.media;
  return (Object.hasOwn(hostByBrand, slug) ? hostByBrand[slug] : null) ?? hostByBrand.default ?? null;
}

/** The brand's line in a language, else in its own. */
export function taglineOf({ tagline, taglines }: BrandConfig, locale: Locale): string {
  return taglines?.[locale] ?? tagline;
}

/** The fields of a brand that browsers may see. Listed by name, so that a new field stays on the server. */
export function publicBrand(brand: BrandConfig, language: Locale = brand.locale) {
  const { slug, name, theme, locale, locales, currency, country, features } = brand;
  const { market = null, pathPrefix = '', sites, showsLowestPrice = false } = brand;
  const { listContexts } = brand.settings.routes;
  const mediaHost = mediaHostOf(brand);
  return {
    slug,
    name,
    tagline: taglineOf(brand, language),
    theme,
    locale,
    locales,
    listContexts,
    mediaHost,
    currency,
    country,
    features,
    market,
    pathPrefix,
    sites,
    showsLowestPrice,
  };
}
