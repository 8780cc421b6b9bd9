/** A site of a brand: its own language, and the path below which a market is found. */
export interface SitePath {
  locale: string;
  /** `/ie` for a market below the brand's host; empty or left out for one with a host of its own. */
  pathPrefix?: string | undefined;
}

/**
 * What stands before the path of a page: nothing for the site's own language at its own host, `/fr` for another language, `/be` for the own
 * language of a market and `/be-fr` for another one. Always one segment.
 */
export function siteSegment(locale: string, { locale: own, pathPrefix = '' }: SitePath): string {
  if (locale === own) return pathPrefix;
  return pathPrefix === '' ? `/${locale}` : `${pathPrefix}-${locale}`;
}

/** Any such segment, or none, as a part of a regular expression: `/ie`, `/fr`, `/en-GB`, `/be-fr`. */
export const ANY_SEGMENT = '(?:/[a-z]{2}(?:-[A-Za-z]{2}){0,2})?';

/** The path after a segment; null when the path does not begin with it. */
export function afterSegment(path: string, segment: string): string | null {
  if (segment === '') return path;
  if (path === segment) return '/';
  return path.startsWith(`${segment}/`) ? path.slice(segment.length) : null;
}

/** Calls that are answered for the market whose path precedes them: `/ie/_api/stock/1`. */
export function isMarketEndpoint(path: string): boolean {
  return /^\/(?:_api|chatbot|feeds|product-customisation)\//.test(path);
}
