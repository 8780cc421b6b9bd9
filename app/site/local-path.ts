import { useCallback } from 'react';
import { type ListContexts, replaceContext, splitContext } from '#commerce/listing/url/list-context.ts';
import { useSiteIfKnown } from './site.ts';

/**
 * `/product/x` in the visitor's language: the brand's own language has no prefix, and lists may carry a context
 * in their second segment instead.
 */
export function localPath(
  path: string,
  locale: string,
  ownLocale: string,
  contexts: ListContexts = {},
): string {
  const inContext = replaceContext(path, locale, contexts);
  if (inContext !== null) return inContext;
  if (locale === ownLocale || !path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without what names its language. */
export function plainPath(path: string, locale: string, ownLocale: string, contexts: ListContexts): string {
  const isPrefixed = locale !== ownLocale && (path === `/${locale}` || path.startsWith(`/${locale}/`));
  return splitContext(isPrefixed ? path.slice(locale.length + 1) || '/' : path, contexts).path;
}

export function useLocalPath(): (path: string) => string {
  const site = useSiteIfKnown();
  return useCallback(
    (path) => (site ? localPath(path, site.locale, site.brand.locale, site.brand.listContexts) : path),
    [site],
  );
}
