import { splitContext } from '#commerce/listing/url/list-context.ts';
import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** `/fr/product/x` is the French page of `/product/x`; the brand's own language has no prefix. A list's context says it too. */
export function splitLocale(pathname: string, brand: BrandConfig): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const locale = brand.locales.find((candidate) => candidate === first && candidate !== brand.locale);
  if (locale) return { locale, path: pathname.slice(first.length + 1) || '/' };
  const { listContexts } = brand.settings.routes;
  const { context, path } = splitContext(pathname, listContexts);
  const read = brand.locales.find((candidate) => candidate === listContexts[context ?? '']);
  return { locale: read ?? brand.locale, path };
}
