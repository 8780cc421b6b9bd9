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
    expect(brand.delivery).toBeUndefined();
  });
});

describe('the hosts that are answered', () => {
  const HOSTS = ['localhost:3000', 'coast.localhost', '127.0.0.1:3000', '[::1]:3000', 'localhost.'];
  const STRANGE = [
    '',
    '\\',
    ';',
    'shop.example/x',
    'a@shop.example',
    'shop.example:x',
    'a b',
    'a,b',
    '.',
    '[x]',
  ];

  it('[SITE-01] are names of this machine unless others are listed', () => {
    const { isAllowedHost } = registryOf({});
    expect(HOSTS.filter((host) => !isAllowedHost(host))).toEqual([]);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'coast',
      ...STRANGE,
    ])
      expect([host, isAllowedHost(host)]).toEqual([host, false]);
  });

  it('[SITE-01] are those of ALLOWED_HOSTS, by brand', () => {
    const registry = registryOf({ HOST: '0.0.0.0', ALLOWED_HOSTS: 'shop.example:8443, coast=coast.example' });
    const slugAt = (host: string) => registry.isAllowedHost(host) && registry.forHost(host).slug;
    expect(slugAt('shop.example')).toBe('selvedge');
    expect(slugAt('WWW.Coast.example:443')).toBe('coast');
    expect(slugAt('oasis.shop.example')).toBe('oasis');
    expect(slugAt('nobody.shop.example')).toBe(false);
    expect(slugAt('evil.example')).toBe(false);
    expect(registry.isOpenToAnyHost).toBe(false);
  });

  it('[SITE-01] include those of PUBLIC_URL and BRAND_URLS, which are the origins of links', () => {
    const registry = registryOf({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://shop.example/',
      BRAND_URLS: 'coast=https://coast.example:8443',
    });
    expect(registry.isAllowedHost('shop.example')).toBe(true);
    expect(registry.forHost('coast.example').slug).toBe('coast');
    expect(registry.publicOrigin('selvedge')).toBe('https://shop.example');
    expect(registry.publicOrigin('coast')).toBe('https://coast.example:8443');
    expect(registry.publicOrigin('oasis')).toBeNull();
    expect(registry.isAllowedHost('evil.example')).toBe(false);
  });

  it('[SITE-01] are all well-formed ones where the shop listens publicly and none is listed', () => {
    const registry = registryOf({ HOST: '0.0.0.0' });
    expect(registry.isOpenToAnyHost).toBe(true);
    expect(registry.isAllowedHost('shop.example')).toBe(true);
    expect(STRANGE.filter(registry.isAllowedHost)).toEqual([]);
    expect(registryOf({ HOST: '0.0.0.0', ALLOWED_HOSTS: '*' }).isOpenToAnyHost).toBe(false);
  });

  it('[SITE-01] must be written as hosts of brands that exist', () => {
    expect(() => registryOf({ ALLOWED_HOSTS: 'https://shop.example' })).toThrow(
      /ALLOWED_HOSTS must be hosts/,
    );
    expect(() => registryOf({ ALLOWED_HOSTS: 'cost=cost.example' })).toThrow(/no brand "cost"/);
    expect(() => registryOf({ BRAND_URLS: 'cost=https://cost.example' })).toThrow(/no brand "cost"/);
  });
});
