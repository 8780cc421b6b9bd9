import type { BrandConfig } from '../../../config/brands/brand.ts';

/** The languages that the demo's content is written in: those of the default brand. */
export const LANGUAGES = ['en-GB', 'fr', 'nl', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type InEveryLanguage<Texts> = Record<Language, Texts>;

/** Those that a brand site has. */
export function languagesOf({ locales }: BrandConfig): Language[] {
  return LANGUAGES.filter((language) => locales.includes(language));
}
