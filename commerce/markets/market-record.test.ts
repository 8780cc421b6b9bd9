import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoMarkets } from '@selvedge/demo-store/markets.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import { findMarketClash, type MarketRecord, marketRecordSchema } from './market-record.ts';
import { offerMarket, readVisitorPlace } from './offer-market.ts';

const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nowhere', DEMO: 'true' });
const markets = demoMarkets(demoBrands);
const registry = createBrandRegistry(demoBrands, environment, markets);
const france = markets.find(({ code }) => code === 'selvedge-fr')!;
const problems = (change: Partial<MarketRecord>) => {
  const parsed = v.safeParse(marketRecordSchema, { ...france, ...change });
  return parsed.success ? [] : parsed.issues.map((issue) => issue.message);
};

describe('the site of an address', () => {
  it.each([
    ['/', 'GBP', 'GB', ''],
    ['/product/x', 'GBP', 'GB', ''],
    ['/fr', 'EUR', 'FR', '/fr'],
    ['/fr/product/x', 'EUR', 'FR', '/fr'],
    ['/ie/_api/stock/1', 'EUR', 'IE', '/ie'],
    ['/sv/', 'SEK', 'SE', '/sv'],
    ['/friends', 'GBP', 'GB', ''],
  ])('[MKT-01] %s is sold in %s', (path, currency, country, pathPrefix) => {
    const { priceList, ...site } = registry.forHost('localhost', path);
    expect(site).toMatchObject({ slug: 'selvedge', currency, country });
    expect(site.pathPrefix ?? '').toBe(pathPrefix);
    expect(priceList).toBe(currency);
  });

  it('[MKT-01] may be a host', () => {
    const own = { ...france, pathPrefix: null, host: 'selvedge.fr' };
    const byHost = createBrandRegistry(demoBrands, environment, [own]);
    expect(byHost.forHost('www.selvedge.fr', '/product/x')).toMatchObject({ currency: 'EUR', locale: 'fr' });
    expect(byHost.isAllowedHost('selvedge.fr')).toBe(true);
    expect(byHost.forHost('localhost', '/fr')).toMatchObject({ currency: 'GBP' });
  });

  it('[MKT-01] may be a host with www, and not one of a brand that is not open yet', () => {
    const own = { ...france, pathPrefix: null, host: 'www.selvedge.fr' };
    const byHost = createBrandRegistry(demoBrands, environment, [own]);
    expect(byHost.forHost('www.selvedge.fr')).toMatchObject({ currency: 'EUR' });
    const drafts = demoBrands.map((brand) => ({ ...brand, isDraft: brand.slug === 'selvedge' }));
    const closed = createBrandRegistry(drafts, environment, [own]);
    expect(closed.isAllowedHost('www.selvedge.fr')).toBe(false);
  });

  it('[MKT-02] at a host of its own leads back to the host of the brand', () => {
    const brands = demoBrands.map((brand) =>
      brand.slug === 'selvedge' ? { ...brand, domains: ['selvedge.example'] } : brand,
    );
    const own = { ...france, pathPrefix: null, host: 'selvedge.fr' };
    const byHost = createBrandRegistry(brands, environment, [own]);
    const hosts = (host: string) => byHost.forHost(host).sites?.map((site) => site.host);
    expect(hosts('selvedge.fr')).toEqual(['selvedge.example', 'selvedge.fr']);
    expect(hosts('selvedge.example')).toEqual([null, 'selvedge.fr']);
  });

  it('[MKT-02] a language of the brand’s own market gives way to a market at the same path', () => {
    const own = markets.find(({ code }) => code === 'selvedge-uk')!;
    const both = createBrandRegistry(demoBrands, environment, [
      { ...own, languages: ['en-GB', 'fr', 'nl'] },
      france,
    ]);
    expect(both.forHost('localhost', '/').locales).toEqual(['en-GB', 'nl']);
  });

  it('[MKT-01] of a closed market is the brand’s own', () => {
    const closed = createBrandRegistry(demoBrands, environment, [{ ...france, isOpen: false }]);
    const site = closed.forHost('localhost', '/fr');
    expect([site.currency, site.sites]).toEqual(['GBP', undefined]);
  });

  it('[MKT-04] points of one currency are not earned in another', () => {
    expect(registry.forHost('localhost', '/').features.rewards).toBe(true);
    expect(registry.forHost('localhost', '/fr').features.rewards).toBe(false);
  });
});

describe('a market of staff', () => {
  it('needs a currency, a country and one address', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ currency: 'ZZZ' })).toEqual([
      'Write the three letters of a currency, for example EUR.',
    ]);
    expect(problems({ countries: [] })).toEqual(['Write at least one country.']);
    expect(problems({ host: 'selvedge.fr' })).toEqual(['Write a path or a host, not both.']);
  });

  it('does not take the address or the country of another', () => {
    const others = markets.filter((market) => market !== france);
    const clash = (change: Partial<MarketRecord>) => findMarketClash({ ...france, ...change }, others);
    expect(clash({})).toBeNull();
    expect(clash({ pathPrefix: 'nl' })).toEqual({
      field: 'pathPrefix',
      text: '“Nederland” has the path /nl already.',
    });
    expect(clash({ pathPrefix: null })?.text).toBe('“United Kingdom” has the brand’s own address already.');
    expect(clash({ countries: ['FR', 'SE'] })?.text).toBe('“Sverige” sells in SE already.');
    expect(clash({ code: 'selvedge-nl' })?.field).toBe('code');
  });
});

describe('a visitor from elsewhere', () => {
  const { sites = [] } = registry.forHost('localhost', '/');
  const offered = (market: string | null, headers: Record<string, string>) =>
    offerMarket(sites, { market }, readVisitorPlace(new Headers(headers)))?.site.name ?? null;

  it.each([
    ['selvedge-uk', { 'cf-ipcountry': 'FR' }, 'France'],
    ['selvedge-uk', { 'cf-ipcountry': 'gb', 'accept-language': 'fr-FR' }, null],
    ['selvedge-uk', { 'accept-language': 'sv-SE,sv;q=0.9' }, 'Sverige'],
    ['selvedge-uk', { 'accept-language': 'nl,en;q=0.5' }, 'Nederland'],
    ['selvedge-uk', { 'accept-language': 'en-US,en' }, null],
    ['selvedge-uk', { 'accept-language': 'en' }, null],
    ['selvedge-uk', { 'cf-ipcountry': 'XX' }, null],
    ['selvedge-fr', { 'accept-language': 'en-GB' }, 'United Kingdom'],
    ['selvedge-fr', { 'cf-ipcountry': 'FR', 'accept-language': 'en-GB' }, null],
    ['selvedge-uk', { 'accept-language': '*;q=x,,' }, null],
    ['selvedge-uk', {}, null],
  ])('[MKT-02] at %s with %j is offered %s', (market, headers, name) => {
    expect(offered(market, headers)).toBe(name);
  });

  it('[MKT-02] is told the own country, whichever of the market’s it is', () => {
    const europe = [
      { market: 'uk', countries: ['GB'], locales: ['en-GB'] },
      { market: 'eu', countries: ['DE', 'AT'], locales: ['en-GB'] },
    ];
    expect(offerMarket(europe, { market: 'uk' }, { country: 'AT', acceptLanguage: null })?.country).toBe(
      'AT',
    );
  });
});
