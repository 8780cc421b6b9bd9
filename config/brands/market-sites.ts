import type { MarketRecord } from '#commerce/markets/market-record.ts';
import type { BrandConfig, SiteAddress } from './brand.ts';

/** A brand as its shoppers in one market meet it. Whatever reads the brand of a request follows the market. */
function toMarketSite(brand: BrandConfig, market: MarketRecord): BrandConfig {
  const { settings, features } = brand;
  const isOwnAddress = isAtOwnAddress(market);
  const [locale = brand.locale] = market.languages;
  const [country = brand.country] = market.countries;
  const isOwnCurrency = market.currency === brand.currency;
  return {
    ...brand,
    market: market.code,
    locale,
    locales: market.languages,
    currency: market.currency,
    priceList: market.priceList ?? market.currency,
    country,
    countries: market.countries,
    marketName: market.name,
    pathPrefix: market.pathPrefix === null ? '' : `/${market.pathPrefix}`,
    marketHost: market.host,
    showsLowestPrice: market.showsLowestPrice,
    features: { ...features, rewards: features.rewards && isOwnCurrency },
    settings: {
      ...settings,
      tax: { treatment: market.taxTreatment },
      // The brand's own address goes on to deliver wherever the brand does.
      shippingCountries: isOwnAddress ? settings.shippingCountries : market.countries,
      returns: { ...settings.returns, windowDays: market.returnDays ?? settings.returns.windowDays },
      routes: isOwnAddress ? settings.routes : { ...settings.routes, listContexts: {} },
      // Their limits are amounts of the brand's own currency.
      paymentBanners: isOwnCurrency ? settings.paymentBanners : { ...settings.paymentBanners, providers: [] },
    },
  };
}

const isAtOwnAddress = ({ host, pathPrefix }: MarketRecord) => host === null && pathPrefix === null;

/** The sites of a brand, its own first: that is what its address shows where no market has the path. */
export function sitesOf(
  brand: BrandConfig,
  records: readonly MarketRecord[],
  brandHost: string | null = null,
): [BrandConfig, ...BrandConfig[]] {
  const markets = records.filter((market) => market.isOpen && market.brand === brand.slug);
  if (markets.length === 0) return [brand];
  const taken = new Set(markets.flatMap(({ host, pathPrefix }) => (host === null ? (pathPrefix ?? []) : [])));
  const ownMarket = markets.find(isAtOwnAddress);
  const base = ownMarket ? toMarketSite(brand, ownMarket) : { ...brand, countries: [brand.country] };
  const locales = base.locales.filter((locale) => locale === base.locale || !taken.has(locale));
  const own: BrandConfig = { ...base, locales };
  const others = markets
    .filter((market) => !isAtOwnAddress(market))
    .map((market) => toMarketSite(brand, market));
  const sites = [own, ...others].map(toAddress);
  // From a host of its own, the sites below the brand's host are at another one.
  const fromElsewhere = sites.map((site) => ({ ...site, host: site.host ?? brandHost }));
  const withSites = (site: BrandConfig): BrandConfig => ({
    ...site,
    sites: site.marketHost ? fromElsewhere : sites,
  });
  return [withSites(own), ...others.map(withSites)];
}

function toAddress(site: BrandConfig): SiteAddress {
  const { market, marketName, name, countries, country, currency, locale, locales, pathPrefix, marketHost } =
    site;
  return {
    market: market ?? null,
    name: marketName ?? name,
    countries: countries ?? [country],
    currency,
    locale,
    locales,
    pathPrefix: pathPrefix ?? '',
    host: marketHost ?? null,
  };
}
