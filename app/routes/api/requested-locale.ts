import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** The language that a page names in its call: endpoints have none in their address. Unknown ones fall back to the brand's. */
export function requestedLocale(
  brand: Pick<BrandConfig, 'locale' | 'locales'>,
  named: string | null | undefined,
): Locale {
  return brand.locales.find((known) => known === named) ?? brand.locale;
}
