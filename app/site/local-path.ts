import { useCallback } from 'react';
import { afterSegment, type SitePath, siteSegment } from '#commerce/links/site-path.ts';
import { type ListContexts, replaceContext, splitContext } from '#commerce/listing/url/list-context.ts';
import { useSiteIfKnown } from './site.ts';

/**
 * `/product/x` in the visitor's market and language: the brand's own language has no prefix, and lists may carry a context
 * in their second segment instead.
 */
export function localPath(path: string, locale: string, site: SitePath, contexts: ListContexts = {}): string {
  const inContext = replaceContext(path, locale, contexts);
  if (inContext !== null) return inContext;
  const segment = siteSegment(locale, site);
  if (segment === '' || !path.startsWith('/')) return path;
  return path === '/' ? segment : segment + path;
}

/** The path without what names its market and language. */
export function plainPath(path: string, locale: string, site: SitePath, contexts: ListContexts): string {
  return splitContext(afterSegment(path, siteSegment(locale, site)) ?? path, contexts).path;
}

export function useLocalPath(): (path: string) => string {
  const site = useSiteIfKnown();
  return useCallback(
    (path) => (site ? localPath(path, site.locale, site.brand, site.brand.listContexts) : path),
    [site],
  );
}
