import { afterSegment, isMarketEndpoint, siteSegment } from '#commerce/links/site-path.ts';
import { splitContext } from '#commerce/listing/url/list-context.ts';
import type { BrandConfig, Locale } from '#config/brands/brand.ts';
import type { BrandRegistry } from '#config/brands/registry.ts';
import { nativeRequest } from './native-request.server.ts';

/** `/fr/product/x` is the French page of `/product/x`; the default language has no prefix. A listing's context names it too. */
export function splitLocale(pathname: string, brand: BrandConfig): { locale: Locale; path: string } {
  for (const locale of brand.locales) {
    const segment = siteSegment(locale, brand);
    const path = segment === '' ? null : afterSegment(pathname, segment);
    if (path !== null) return { locale, path };
  }
  const { listContexts } = brand.settings.routes;
  const { context, path } = splitContext(pathname, listContexts);
  const read = brand.locales.find((candidate) => candidate === listContexts[context ?? '']);
  return { locale: read ?? brand.locale, path };
}

/** Consecutive escapes, or a percent sign that is not part of one. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** A path that can be decoded: invalid escapes are escaped themselves. */
export function readablePath(path: string): string {
  if (isReadable(path)) return path;
  return path.replace(ESCAPES, (escapes) => (isReadable(escapes) ? escapes : escapes.replaceAll('%', '%25')));
}

/** PostgreSQL rejects zero bytes in texts. */
export function withoutZeroBytes(address: string): string {
  return address.replaceAll(/%00/g, '');
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export interface PageAddress {
  /** The decodable URL. */
  url: URL;
  request: Request;
  brand: BrandConfig;
  locale: Locale;
  /** A data request of the router, by `.data` at the end of the path. */
  isData: boolean;
  /** The page's path without `.data`. */
  pagePath: string;
  /** The page's path without `.data` and language. */
  path: string;
}

/** What a request is for: brand, language and path. */
export function parsePageAddress(original: Request, host: string, brands: BrandRegistry): PageAddress {
  const url = new URL(original.url);
  const before = url.pathname + url.search;
  url.pathname = readablePath(withoutZeroBytes(url.pathname));
  url.search = withoutZeroBytes(url.search);
  const isUnchanged = before === url.pathname + url.search;
  const isData = url.pathname.endsWith('.data');
  const pagePath = isData ? url.pathname.replace(/(?:\/_root|(?<=\/)_)?\.data$/, '') || '/' : url.pathname;
  const brand = previewedBrand(url, brands) ?? brands.forHost(host, pagePath);
  const { locale, path } = splitLocale(pagePath, brand);
  // The router knows these addresses without a market.
  const isEndpoint = path !== pagePath && isMarketEndpoint(path);
  if (isEndpoint) url.pathname = path;
  const request = isUnchanged && !isEndpoint ? original : nativeRequest(original, { url });
  return { url, request, brand, isData, pagePath: isEndpoint ? path : pagePath, locale, path };
}

/** The brand that a preview is for: it is shown on the editor's own site. */
function previewedBrand(url: URL, brands: Pick<BrandRegistry, 'bySlug'>) {
  const slug = url.searchParams.get('brand');
  return isPreview(url) && slug ? brands.bySlug(slug) : undefined;
}

export function isPreview(url: URL): boolean {
  return /\/staff\/studio\/preview(?:\.data)?$/.test(url.pathname);
}
