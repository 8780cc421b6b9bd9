import { escapeXml } from './feed-xml.ts';

/** A page in one language with its alternates in the others. */
export interface SitemapEntry {
  href: string;
  /** A date such as 2026-11-15. */
  changed?: string;
  alternates: readonly { hrefLang: string; href: string }[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const URLSET_START = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

export function writeSitemapEntry({ href, changed, alternates }: SitemapEntry): string {
  const others = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.hrefLang}" href="${escapeXml(one.href)}"/>`,
  );
  const day = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<url><loc>${escapeXml(href)}</loc>${day}${others.join('')}</url>\n`;
}

export function writeSitemapIndex(parts: readonly string[]): string {
  const lines = parts.map((href) => `<sitemap><loc>${escapeXml(href)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

/** Private pages and API calls, which search engines must not read. */
const PRIVATE_PATHS = ['_api/', 'basket', 'checkout', 'order', 'account', 'sign-in', 'sign-up', 'wishlist'];

/** Filtered lists are not disallowed: they have a `noindex` tag, which search engines must be able to read. */
export function writeRobots(origin: string, prefixes: readonly string[]): string {
  const closed = ['', ...prefixes.map((prefix) => `${prefix}/`)].flatMap((prefix) =>
    PRIVATE_PATHS.map((path) => `Disallow: /${prefix}${path}`),
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
