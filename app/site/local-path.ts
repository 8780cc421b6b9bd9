import { useSiteIfKnown } from './site.ts';

/** `/product/x` in the visitor's language: the brand's own language has no prefix. */
export function localPath(path: string, locale: string, ownLocale: string): string {
  if (locale === ownLocale || !path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export function useLocalPath(): (path: string) => string {
  const site = useSiteIfKnown();
  return (path) => (site ? localPath(path, site.locale, site.brand.locale) : path);
}
