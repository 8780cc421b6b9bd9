import { afterSegment, siteSegment } from '#commerce/links/site-path.ts';
import type { MarketRecord } from '#commerce/markets/market-record.ts';
import type { Environment } from '../environment.ts';
import { LANGUAGES } from '../languages.server.ts';
import { BadSetting, type SettingsEnvironment, withEnvironment } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';
import { sitesOf } from './market-sites.ts';

/** The brand sites that this process serves, with the settings of its environment. */
export interface BrandRegistry {
  all: readonly BrandConfig[];
  /** The brand of every host that names no other. */
  default: BrandConfig;
  bySlug(slug: string): BrandConfig | undefined;
  /** Every site of every brand: one for each market. */
  sites: readonly BrandConfig[];
  /**
   * The brand whose site this host is: by a domain of its own, or by the label before `.localhost` or before any
   * brand's domain. With a path it is the site of the market that the path begins with.
   */
  forHost(host: string, path?: string): BrandConfig;
  /** Whether requests to this host are answered. */
  isAllowedHost(host: string): boolean;
  /** True when nothing lists the hosts of this shop, and therefore every host is answered. */
  isOpenToAnyHost: boolean;
  /** The origin of a brand's site in emails, short links, feeds and canonical addresses; null where none is configured. */
  publicOrigin(slug: string): string | null;
  /** Takes other brands and markets, for example when staff have changed one. Throws on a bad one, and then nothing changes. */
  update(brands: readonly BrandConfig[], markets?: readonly MarketRecord[]): void;
}

type RegistryEnvironment = SettingsEnvironment &
  Pick<Environment, 'DEFAULT_BRAND'> &
  Partial<Pick<Environment, 'HOST' | 'PUBLIC_URL' | 'BRAND_URLS' | 'ALLOWED_HOSTS'>>;

type BrandLookup = Omit<BrandRegistry, 'update'>;

/** Created at start, so that a bad value stops it there. */
export function createBrandRegistry(
  brands: readonly BrandConfig[],
  environment: RegistryEnvironment,
  markets: readonly MarketRecord[] = [],
): BrandRegistry {
  let current = indexBrands(brands, environment, markets);
  return {
    get all() {
      return current.all;
    },
    get default() {
      return current.default;
    },
    get isOpenToAnyHost() {
      return current.isOpenToAnyHost;
    },
    get sites() {
      return current.sites;
    },
    bySlug: (slug) => current.bySlug(slug),
    forHost: (host, path) => current.forHost(host, path),
    isAllowedHost: (host) => current.isAllowedHost(host),
    publicOrigin: (slug) => current.publicOrigin(slug),
    update(changed, changedMarkets = []) {
      current = indexBrands(changed, environment, changedMarkets);
    },
  };
}

function indexBrands(
  brands: readonly BrandConfig[],
  environment: RegistryEnvironment,
  markets: readonly MarketRecord[],
): BrandLookup {
  for (const brand of brands) {
    checkLanguages(brand);
    checkListContexts(brand);
  }
  const all = brands.map((brand) => ({ ...brand, settings: withEnvironment(brand.settings, environment) }));
  const bySlug = new Map(all.map((brand) => [brand.slug, brand]));
  if (bySlug.size < all.length) {
    throw new BadSetting(`Two brands have the same slug: ${all.map(({ slug }) => slug).join(', ')}.`);
  }
  const defaultBrand = bySlug.get(environment.DEFAULT_BRAND);
  if (!defaultBrand) {
    const slugs = [...bySlug.keys()].join(', ');
    throw new BadSetting(`DEFAULT_BRAND must be one of ${slugs}, it is "${environment.DEFAULT_BRAND}".`);
  }
  const { HOST = '127.0.0.1', PUBLIC_URL, BRAND_URLS = {}, ALLOWED_HOSTS = [] } = environment;
  const origins = new Map(Object.entries(BRAND_URLS));
  if (PUBLIC_URL && !origins.has(defaultBrand.slug)) origins.set(defaultBrand.slug, PUBLIC_URL);
  const listed = [
    ...all.flatMap(({ slug, domains = [], isDraft }) =>
      isDraft ? [] : domains.map((domain): [string, string] => [slug, domain]),
    ),
    ...[...origins].map(([slug, origin]): [string, string] => [slug, new URL(origin).host]),
    ...ALLOWED_HOSTS.filter((entry) => entry !== '*').map((entry) => parseAllowedHost(entry, defaultBrand)),
  ];
  const hostOf = ({ slug, domains = [] }: BrandConfig) =>
    URL.parse(origins.get(slug) ?? '')?.host ?? domains[0];
  const sites = new Map(all.map((brand) => [brand.slug, sitesOf(brand, markets, hostOf(brand))]));
  const byDomain = new Map<string, BrandConfig>();
  for (const [slug, domain] of listed) {
    const owner = bySlug.get(slug);
    if (!owner) throw new BadSetting(`ALLOWED_HOSTS and BRAND_URLS: there is no brand "${slug}".`);
    byDomain.set(siteName(domain), owner);
  }
  const byMarketHost = new Map(
    [...sites.values()]
      .flat()
      .flatMap((site) => (site.marketHost && !site.isDraft ? [[siteName(site.marketHost), site]] : [])),
  );
  /** The site of a brand that a path belongs to. */
  const siteAt = (brand: BrandConfig, path: string) => {
    const [own, ...others] = sites.get(brand.slug) ?? [brand];
    const isAt = (site: BrandConfig) =>
      site.pathPrefix &&
      site.locales.some((locale) => afterSegment(path, siteSegment(locale, site)) !== null);
    return others.find(isAt) ?? own;
  };
  const isOpen = ALLOWED_HOSTS.includes('*') || (byDomain.size === 0 && !isLoopback(siteName(HOST)));
  const parents = ['localhost', ...byDomain.keys()];
  /** The brand whose slug is the label before `.localhost` or before a brand's domain. */
  const byLabel = (name: string) => {
    if (!parents.some((parent) => name.endsWith(`.${parent}`))) return undefined;
    const label = name.slice(0, name.indexOf('.'));
    const open = bySlug.get(label);
    if (open && !open.isDraft) return open;
    const draft = label.startsWith(DRAFT_PREFIX) ? bySlug.get(label.slice(DRAFT_PREFIX.length)) : undefined;
    return draft?.isDraft ? draft : undefined;
  };
  return {
    all,
    default: defaultBrand,
    bySlug: (slug) => bySlug.get(slug),
    sites: [...sites.values()].flat(),
    forHost(host, path = '/') {
      const name = siteName(host);
      return byMarketHost.get(name) ?? siteAt(byDomain.get(name) ?? byLabel(name) ?? defaultBrand, path);
    },
    isAllowedHost(host) {
      if (!HOST_HEADER.test(host)) return false;
      if (isOpen) return true;
      const name = siteName(host);
      return isLoopback(name) || byDomain.has(name) || byMarketHost.has(name) || byLabel(name) !== undefined;
    },
    isOpenToAnyHost: isOpen && !ALLOWED_HOSTS.includes('*'),
    publicOrigin: (slug) => origins.get(slug) ?? null,
  };
}

/** A brand that is not open yet is found at `draft-coast.shop.example`. */
const DRAFT_PREFIX = 'draft-';

/** `coast=coast.example`, or only a host for the default brand. */
function parseAllowedHost(entry: string, defaultBrand: BrandConfig): [string, string] {
  const [first = '', second] = entry.split('=').map((side) => side.trim());
  const host = second ?? first;
  if (!HOST_HEADER.test(host)) {
    throw new BadSetting(
      `ALLOWED_HOSTS must be hosts such as shop.example or coast=coast.example, it has "${entry}".`,
    );
  }
  return [second === undefined ? defaultBrand.slug : first, host];
}

/** A name or an address, and a port. */
const HOST_HEADER = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Names and addresses of this machine. */
function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    /^(?:\[::1\]|::1)$/.test(name)
  );
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
