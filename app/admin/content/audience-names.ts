import type { StudioBrand } from './studio-kit.ts';

export function brandName(slug: string | null, brands: readonly StudioBrand[]): string {
  if (slug === '*' || slug === null) return 'Every brand';
  return brands.find((each) => each.slug === slug)?.name ?? slug;
}

const LANGUAGES = new Intl.DisplayNames('en-GB', { type: 'language' });

export function localeName(locale: string | null): string {
  if (locale === '*' || locale === null) return 'Every language';
  return LANGUAGES.of(locale.slice(0, 2)) ?? locale;
}
