import type { BrandConfig, Locale } from '#brands/brand.ts';

/** `/fr/product/x` is the French page of `/product/x`; the brand's own language has no prefix. */
export function splitLocale(pathname: string, brand: BrandConfig): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const locale = brand.locales.find((candidate) => candidate === first && candidate !== brand.locale);
  if (!locale) return { locale: brand.locale, path: pathname };
  return { locale, path: pathname.slice(first.length + 1) || '/' };
}
