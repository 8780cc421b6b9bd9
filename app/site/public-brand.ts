import type { BrandConfig } from '#brands/brand.ts';

/** The part of a brand that browsers see. Listed by hand: what is added to a brand stays on the server until it is added here. */
export function publicBrand(brand: BrandConfig) {
  const { slug, name, tagline, theme, locale, locales, currency, country, features } = brand;
  const { listContexts } = brand.settings.routes;
  return { slug, name, tagline, theme, locale, locales, listContexts, currency, country, features };
}
