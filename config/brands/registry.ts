import type { Environment } from '../environment.ts';
import { LANGUAGES } from '../languages.server.ts';
import { BadSetting, type SettingsEnvironment, withEnvironment } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';

/** The brand sites that this process serves, with the settings of its environment. */
export interface BrandRegistry {
  all: readonly BrandConfig[];
  /** The brand of every host that names no other. */
  default: BrandConfig;
  bySlug(slug: string): BrandConfig | undefined;
  /**
   * The brand whose site this host is: by a domain of its own, or by the label before `.localhost` or before any
   * brand's domain.
   */
  forHost(host: string): BrandConfig;
}

/** Created once at start, so that a bad value stops it there. */
export function createBrandRegistry(
  brands: readonly BrandConfig[],
  environment: SettingsEnvironment & Pick<Environment, 'DEFAULT_BRAND'>,
): BrandRegistry {
  for (const brand of brands) {
    checkLanguages(brand);
    checkListContexts(brand);
  }
  const all = brands.map((brand) => ({ ...brand, settings: withEnvironment(brand.settings, environment) }));
  const bySlug = new Map(all.map((brand) => [brand.slug, brand]));
  if (bySlug.size < all.length) {
    throw new BadSetting(`Two brands have the same slug: ${all.map(({ slug }) => slug).join(', ')}.`);
  }
  const byDomain = new Map(all.flatMap((brand) => (brand.domains ?? []).map((domain) => [domain, brand])));
  const parents = ['localhost', ...byDomain.keys()];
  const defaultBrand = bySlug.get(environment.DEFAULT_BRAND);
  if (!defaultBrand) {
    const slugs = [...bySlug.keys()].join(', ');
    throw new BadSetting(`DEFAULT_BRAND must be one of ${slugs}, it is "${environment.DEFAULT_BRAND}".`);
  }
  return {
    all,
    default: defaultBrand,
    bySlug: (slug) => bySlug.get(slug),
    forHost(host) {
      const name = siteName(host);
      const owner = byDomain.get(name);
      if (owner) return owner;
      const isBelowParent = parents.some((parent) => name.endsWith(`.${parent}`));
      const label = name.slice(0, name.indexOf('.'));
      return (isBelowParent && bySlug.get(label)) || defaultBrand;
    },
  };
}

function checkLanguages({ slug, locale, locales }: BrandConfig): void {
  const unknown = [locale, ...locales].find((each) => !LANGUAGES.includes(each));
  if (!unknown) return;
  throw new BadSetting(
    `brands/${slug}.ts: app/i18n/ has no language ${unknown}; it has ${LANGUAGES.join(', ')}.`,
  );
}

/** A context in an address must stand for one of the brand's languages, and each language for at most one context. */
function checkListContexts({ slug, locales, settings }: BrandConfig): void {
  const read = Object.values(settings.routes.listContexts);
  const isKnown = read.every((locale) => locales.some((known) => known === locale));
  if (isKnown && new Set(read).size === read.length) return;
  throw new BadSetting(
    `brands/${slug}.ts: routes.listContexts must name each of ${locales.join(', ')} at most once and no other, it is ${JSON.stringify(settings.routes.listContexts)}`,
  );
}

/** A host header without port, final dot, capitals and `www.`. */
function siteName(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}
