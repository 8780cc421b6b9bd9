import type { Environment } from '../environment.ts';
import { BadSetting, type SettingsEnvironment, withEnvironment } from '../site-settings.ts';
import type { BrandConfig } from './brand.ts';
import { burton } from './burton.ts';
import { coast } from './coast.ts';
import { coastie } from './coastie.ts';
import { dorothyPerkins } from './dorothy-perkins.ts';
import { foreverUnique } from './foreverunique.ts';
import { gorgeous } from './gorgeous.ts';
import { maine } from './maine.ts';
import { misspap } from './misspap.ts';
import { nastygal } from './nastygal.ts';
import { oasis } from './oasis.ts';
import { principles } from './principles.ts';
import { selvedge } from './selvedge.ts';
import { wallis } from './wallis.ts';
import { warehouse } from './warehouse.ts';

export const brands: Record<string, BrandConfig> = Object.fromEntries(
  [
    selvedge,
    burton,
    coast,
    wallis,
    dorothyPerkins,
    misspap,
    principles,
    oasis,
    warehouse,
    maine,
    coastie,
    gorgeous,
    nastygal,
    foreverUnique,
  ].map((brand) => [brand.slug, brand]),
);

/** The brands as they are where the shop runs. Called once at start, so that a bad value stops it there. */
export function brandsIn(
  environment: SettingsEnvironment & Pick<Environment, 'DEFAULT_BRAND'>,
): Record<string, BrandConfig> {
  defaultBrand(environment.DEFAULT_BRAND, brands);
  for (const brand of Object.values(brands)) checkContexts(brand);
  return Object.fromEntries(
    Object.values(brands).map((brand) => [
      brand.slug,
      { ...brand, settings: withEnvironment(brand.settings, environment) },
    ]),
  );
}

/** A context in an address must say one of the brand's languages, and a language must know its one context. */
export function checkContexts({ slug, locales, settings }: BrandConfig): void {
  const read = Object.values(settings.routes.listContexts);
  const isKnown = read.every((locale) => locales.some((known) => known === locale));
  if (isKnown && new Set(read).size === read.length) return;
  throw new BadSetting(
    `brands/${slug}.ts: routes.listContexts must name each of ${locales.join(', ')} at most once and no other, it is ${JSON.stringify(settings.routes.listContexts)}`,
  );
}

export function brandBySlug(slug: string, among = brands): BrandConfig | undefined {
  return Object.hasOwn(among, slug) ? among[slug] : undefined;
}

/**
 * The brand whose site this host is: by a domain of its own, or by the label before `.localhost` or before any
 * brand's domain. Every other host shows the default brand.
 */
export function brandForHost(host: string, defaultSlug: string, among = brands): BrandConfig {
  const name = siteName(host);
  const all = Object.values(among);
  const owner = all.find((brand) => brand.domains?.includes(name));
  if (owner) return owner;
  const parents = ['localhost', ...all.flatMap((brand) => brand.domains ?? [])];
  const label = name.slice(0, name.indexOf('.'));
  const isBelowParent = parents.some((parent) => name.endsWith(`.${parent}`));
  const named = isBelowParent ? brandBySlug(label, among) : undefined;
  return named ?? defaultBrand(defaultSlug, among);
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

function defaultBrand(slug: string, among: Record<string, BrandConfig>): BrandConfig {
  const brand = brandBySlug(slug, among);
  if (brand) return brand;
  throw new BadSetting(`DEFAULT_BRAND must be one of ${Object.keys(among).join(', ')}, it is "${slug}".`);
}
