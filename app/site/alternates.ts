import type { SitePath } from '#commerce/links/site-path.ts';
import type { ListContexts } from '#commerce/listing/url/list-context.ts';
import { localPath } from './local-path.ts';

export interface Alternate {
  hrefLang: string;
  href: string;
}

/** A site of the brand that the page exists on: one of its markets, or the brand's own. */
export interface AlternateSite extends SitePath {
  locales: readonly string[];
  /** Where it sells; empty for a brand without markets, whose languages name no country. */
  countries: readonly string[];
  /** Its own host; null below the host of the brand. */
  host: string | null;
}

interface Languages extends SitePath {
  locales: readonly string[];
  listContexts: ListContexts;
  /** Every market of the brand, the own site first; none where there is only one. */
  sites?: readonly AlternateSite[] | undefined;
}

/** The address of a page in every market and language of the brand; empty for a brand with one of each. */
export function alternatesOf(path: string, origin: string, brand: Languages): Alternate[] {
  const [own, ...others] = brand.sites ?? [];
  if (own && others.length > 0) {
    return [
      ...[own, ...others].flatMap((site) => addressesOf(path, origin, site)),
      { hrefLang: 'x-default', href: siteAddress(path, origin, own, own.locale) },
    ];
  }
  const { locales, listContexts } = brand;
  if (locales.length < 2) return [];
  const at = (locale: string) => origin + localPath(path, locale, brand, listContexts);
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: at(locale) })),
    { hrefLang: 'x-default', href: at(brand.locale) },
  ];
}

/** One for each country and language: `fr-BE`, `nl-BE`. */
function addressesOf(path: string, origin: string, site: AlternateSite): Alternate[] {
  return site.locales.flatMap((locale) => {
    const href = siteAddress(path, origin, site, locale);
    const [language = locale] = locale.split('-');
    return site.countries.map((country) => ({ hrefLang: `${language}-${country}`, href }));
  });
}

/** The address of a page on another site of the brand; without an origin, below the host of this one. */
export function siteAddress(path: string, origin: string, site: AlternateSite, locale: string): string {
  const base = site.host === null ? origin : `${new URL(origin).protocol}//${site.host}`;
  return base + localPath(path, locale, site);
}
