import type { StudioBrand } from './studio-kit.ts';

export function brandName(slug: string | null, brands: readonly StudioBrand[]): string {
  if (slug === '*' || slug === null) return 'Every brand';
  return brands.find((each) => each.slug === slug)?.name ?? slug;
}

/** The name of a language, in another one. */
export function localeName(locale: string | null, inLanguage = 'en-GB'): string {
  if (locale === '*' || locale === null) return 'Every language';
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(locale.slice(0, 2)) ?? locale;
}
