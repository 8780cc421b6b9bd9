import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** The chatbot's addresses have no language of their own: the page says which one it is in. */
export function localeAsked(brand: BrandConfig, asked: string | null | undefined): Locale {
  return brand.locales.find((known) => known === asked) ?? brand.locale;
}
