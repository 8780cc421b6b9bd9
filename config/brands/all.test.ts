import { readdirSync } from 'node:fs';
import { groundById } from '@selvedge/demo-store/pictures/grounds.ts';
import { describe, expect, it } from 'vitest';
import { cutOffTimesFor } from '#commerce/delivery/cut-off.ts';
import { parseEnvironment } from '../environment.ts';
import { makeSettings } from '../site-settings.ts';
import { brandBySlug, brandForHost, brands, brandsIn, checkContexts } from './all.ts';
import { LOCALES } from './brand.ts';

const all = Object.values(brands);

describe('the brands', () => {
  it('[SITE-01] are the house and the thirteen known ones', () => {
    expect(Object.keys(brands).sort()).toEqual(['selvedge', ...brands.selvedge!.settings.knownBrands].sort());
  });

  it('[SITE-01] every brand file is in the shop', () => {
    const others = ['all.ts', 'brand.ts', 'pay-later.ts'];
    const files = readdirSync(import.meta.dirname).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.includes(file),
    );
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(Object.keys(brands).sort());
  });

  it.each(all.map((brand) => [brand.slug, brand] as const))('[SITE-01] %s is complete', (slug, brand) => {
    expect(brand.slug).toBe(slug);
    expect(brand.name.trim()).not.toBe('');
    expect(brand.tagline).toMatch(/\.$/);
    expect(brand.menu.length).toBeGreaterThan(2);
    expect(new Set(brand.menu).size).toBe(brand.menu.length);
    expect(brand.locales).toContain(brand.locale);
    expect(LOCALES).toEqual(expect.arrayContaining(brand.locales));
    expect(groundById.has(brand.theme.ground)).toBe(true);
    expect(brand.theme.themeColour).toMatch(/^#[0-9A-F]{6}$/);
    expect(
      () => new Intl.NumberFormat(brand.locale, { style: 'currency', currency: brand.currency }),
    ).not.toThrow();
    expect(brand.settings.shippingCountries).toContain(brand.country);
    expect(makeSettings(brand.settings)).toEqual(brand.settings);
  });

  it('[SITE-01] differ in more than their name', () => {
    expect(new Set(all.map((brand) => JSON.stringify(brand.theme))).size).toBe(all.length);
    expect(brands.burton!.menu[0]).toBe('mens');
    expect(brands.burton!.theme.cardsPerRow).toBe(4);
    expect(brands.warehouse!.theme.cardsPerRow).toBe(5);
    expect(brands.selvedge!.locales).toEqual([...LOCALES]);
  });

  it('[SITE-01] cards name the brand only in the house, where there are many', () => {
    expect(all.filter((brand) => !brand.theme.hideBrand).map((brand) => brand.slug)).toEqual(['selvedge']);
  });

  it.each([
    ['selvedge', '23:00:00', undefined],
    ['misspap', '23:00:00', undefined],
    ['burton', '23:00:00', undefined],
    ['coast', '23:00:00', undefined],
    ['wallis', '23:59:59', '21:00:00'],
    ['oasis', '23:59:59', '21:00:00'],
    ['dorothy-perkins', '23:59:59', '21:00:00'],
    ['warehouse', '23:59:59', '21:00:00'],
    ['principles', '23:59:59', '21:00:00'],
    ['nastygal', '23:59:59', '21:00:00'],
    ['maine', '23:00:00', undefined],
  ])('[PDP-09] %s sends its own things next day until %s, on Saturday %s', (slug, daily, saturday) => {
    const { name, settings } = brands[slug]!;
    const question = { sku: 'ABC00001-1-1', brand: name, service: 'next-day' as const };
    expect(cutOffTimesFor(question, settings.delivery.cutOffs)).toEqual(
      saturday ? { daily, saturday } : { daily },
    );
  });
});

describe('contexts in the addresses of lists', () => {
  const speaks = (listContexts: Record<string, string>) => () =>
    checkContexts({ ...brands.warehouse!, settings: makeSettings({ routes: { listContexts } }) });

  it('[ROUTE-05] are off unless a brand asks for them', () => {
    expect(brands.selvedge!.settings.routes.listContexts).toEqual({});
    expect(brands.warehouse!.settings.routes.listContexts).toEqual({ gb: 'en-GB', se: 'sv' });
  });

  it('[ROUTE-05] each stand for one language of the brand', () => {
    expect(speaks({ gb: 'en-GB', se: 'sv' })).not.toThrow();
    expect(speaks({ gb: 'en-GB', ie: 'en-GB' })).toThrow(/at most once/);
    expect(speaks({ fr: 'fr' })).toThrow(/brands\/warehouse\.ts: routes\.listContexts/);
    expect(speaks({ Sweden: 'sv' })).toThrow(/listContexts.* must be named by countries or locales/);
    expect(speaks({ se: 'Swedish' })).toThrow(/must be a language/);
  });
});

describe('the brand of a host', () => {
  it.each([
    ['coast.localhost:3000', 'coast'],
    ['COAST.LocalHost', 'coast'],
    ['www.coast.localhost', 'coast'],
    ['dorothy-perkins.localhost:8080', 'dorothy-perkins'],
    ['coast.localhost.', 'coast'],
    ['localhost:3000', 'selvedge'],
    ['127.0.0.1:3000', 'selvedge'],
    ['[::1]:3000', 'selvedge'],
    ['unknown.localhost', 'selvedge'],
    ['coast.elsewhere.example', 'selvedge'],
    ['coast', 'selvedge'],
    ['constructor.localhost', 'selvedge'],
    ['__proto__.localhost', 'selvedge'],
    ['', 'selvedge'],
  ])('[SITE-01] %s shows %s', (host, slug) => {
    expect(brandForHost(host, 'selvedge').slug).toBe(slug);
  });

  it('[SITE-01] a brand may have domains of its own, and its sisters stand below them', () => {
    const among = {
      ...brands,
      selvedge: { ...brands.selvedge!, domains: ['selvedge.example'] },
      coast: { ...brands.coast!, domains: ['coast.example'] },
    };
    const slugAt = (host: string) => brandForHost(host, 'oasis', among).slug;
    expect(slugAt('www.coast.example:443')).toBe('coast');
    expect(slugAt('selvedge.example')).toBe('selvedge');
    expect(slugAt('wallis.selvedge.example')).toBe('wallis');
    expect(slugAt('nobody.selvedge.example')).toBe('oasis');
    expect(slugAt('notselvedge.example')).toBe('oasis');
  });

  it('[SITE-01] a default brand that does not exist is named, with those that do', () => {
    expect(() => brandForHost('localhost', 'cost')).toThrow(
      /^DEFAULT_BRAND must be one of selvedge, .*it is "cost"/,
    );
    expect(() => brandsIn(parseEnvironment({ DEFAULT_BRAND: 'cost' }))).toThrow(/DEFAULT_BRAND/);
  });

  it('[SITE-01] by slug, or nothing', () => {
    expect(brandBySlug('wallis')).toBe(brands.wallis);
    expect(brandBySlug('toString')).toBeUndefined();
  });
});

describe('the brands where the shop runs', () => {
  it('[SITE-03] every brand has the settings of the environment', () => {
    const here = brandsIn(parseEnvironment({ OFFICE_NETWORKS: '10.0.0.0/8' }));
    expect(Object.keys(here)).toEqual(Object.keys(brands));
    for (const brand of Object.values(here)) expect(brand.settings.office.networks).toEqual(['10.0.0.0/8']);
    expect(brands.coast!.settings.office.networks).toEqual([]);
  });
});
