import { brands, demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { makeSettings } from '../site-settings.ts';
import { createBrandRegistry } from './registry.ts';
import { shopBrands } from './shop-brands.ts';

const registryOf = (variables: Record<string, string>, all = demoBrands) =>
  createBrandRegistry(all, parseEnvironment(variables));

describe('contexts in the addresses of lists', () => {
  const withContexts = (listContexts: Record<string, string>) => () =>
    registryOf({ DEFAULT_BRAND: 'warehouse' }, [
      { ...brands.warehouse!, settings: makeSettings({ routes: { listContexts } }) },
    ]);

  it('[ROUTE-05] are off unless a brand asks for them', () => {
    expect(brands.selvedge!.settings.routes.listContexts).toEqual({});
    expect(brands.warehouse!.settings.routes.listContexts).toEqual({ gb: 'en-GB', se: 'sv' });
  });

  it('[ROUTE-05] each stand for one language of the brand', () => {
    expect(withContexts({ gb: 'en-GB', se: 'sv' })).not.toThrow();
    expect(withContexts({ gb: 'en-GB', ie: 'en-GB' })).toThrow(/at most once/);
    expect(withContexts({ fr: 'fr' })).toThrow(/brands\/warehouse\.ts: routes\.listContexts/);
    expect(withContexts({ Sweden: 'sv' })).toThrow(/listContexts.* must be named by countries or locales/);
    expect(withContexts({ se: 'Swedish' })).toThrow(/must be a language/);
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
    expect(registryOf({}).forHost(host).slug).toBe(slug);
  });

  it('[SITE-01] a brand may have domains of its own, and the others are found below them', () => {
    const domains: Record<string, string[]> = { selvedge: ['selvedge.example'], coast: ['coast.example'] };
    const registry = registryOf(
      { DEFAULT_BRAND: 'oasis' },
      demoBrands.map((brand) => ({ ...brand, domains: domains[brand.slug] })),
    );
    const slugAt = (host: string) => registry.forHost(host).slug;
    expect(slugAt('www.coast.example:443')).toBe('coast');
    expect(slugAt('selvedge.example')).toBe('selvedge');
    expect(slugAt('wallis.selvedge.example')).toBe('wallis');
    expect(slugAt('nobody.selvedge.example')).toBe('oasis');
    expect(slugAt('notselvedge.example')).toBe('oasis');
  });

  it('[SITE-01] a default brand that does not exist is named, with those that do', () => {
    expect(() => registryOf({ DEFAULT_BRAND: 'cost' })).toThrow(
      /^DEFAULT_BRAND must be one of selvedge, .*it is "cost"/,
    );
  });

  it('[SITE-01] two brands with one slug are refused', () => {
    expect(() => registryOf({}, [...demoBrands, brands.coast!])).toThrow(/same slug/);
  });

  it('[SITE-01] by slug, or nothing', () => {
    expect(registryOf({}).bySlug('wallis')?.name).toBe('Wallis');
    expect(registryOf({}).bySlug('toString')).toBeUndefined();
  });
});

describe('the brands where the shop runs', () => {
  it('[SITE-03] every brand has the settings of the environment', () => {
    const here = registryOf({ OFFICE_NETWORKS: '10.0.0.0/8' });
    expect(here.all.map(({ slug }) => slug)).toEqual(Object.keys(brands));
    for (const brand of here.all) expect(brand.settings.office.networks).toEqual(['10.0.0.0/8']);
    expect(brands.coast!.settings.office.networks).toEqual([]);
  });
});

describe('the brands of a shop without the demo', () => {
  it('[SITE-04] are its own, and promise nothing that the merchant has not set', () => {
    const { all, default: brand } = registryOf({ DEMO: 'false' }, shopBrands);
    expect(all.map(({ slug }) => slug)).toEqual(['selvedge']);
    expect(brand.menu).toEqual([]);
    expect(brand.settings.paymentBanners.providers).toEqual([]);
    expect(brand.settings.delivery.freeThresholdMinor).toBeNull();
  });
});
