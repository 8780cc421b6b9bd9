import { siteSegment } from '#commerce/links/site-path.ts';
import type { BrandConfig, Locale } from '#config/brands/brand.ts';
import type { Shop } from '#server/composition.server.ts';

export interface SiteLanguage {
  site: BrandConfig;
  locale: Locale;
  /** Names it in the addresses of sitemaps: what precedes its paths, or its language. */
  key: string;
}

/** Every market and language that is found at the host of this site. */
export function sitesAtHost({ brands }: Pick<Shop, 'brands'>, current: BrandConfig): SiteLanguage[] {
  const host = current.marketHost ?? null;
  const sites = brands.sites.filter(
    ({ slug, marketHost }) => slug === current.slug && (marketHost ?? null) === host,
  );
  return sites.flatMap((site) =>
    site.locales.map((locale) => ({ site, locale, key: siteSegment(locale, site).slice(1) || locale })),
  );
}
