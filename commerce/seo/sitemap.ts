/** One page in one language, and the same page in the others. */
export interface MappedPage {
  href: string;
  /** A day such as 2026-11-15. */
  changed?: string;
  alternates: readonly { hrefLang: string; href: string }[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const URLSET_START = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

export function writeMappedPage({ href, changed, alternates }: MappedPage): string {
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

/** Pages of one shopper, and calls that no page is made of: nothing for a search engine. */
const PRIVATE_PATHS = ['_api/', 'basket', 'checkout', 'order', 'account', 'sign-in', 'sign-up', 'wishlist'];

/** Lists by filter stay open: they say of themselves that they are not to be indexed, and must be read for that. */
export function writeRobots(origin: string, prefixes: readonly string[]): string {
  const closed = ['', ...prefixes.map((prefix) => `${prefix}/`)].flatMap((prefix) =>
    PRIVATE_PATHS.map((path) => `Disallow: /${prefix}${path}`),
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
