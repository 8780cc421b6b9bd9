import type { MarketRecord } from '../../commerce/markets/market-record.ts';
import type { BrandConfig } from '../../config/brands/brand.ts';

type MarketOfLanguage = Pick<
  MarketRecord,
  'name' | 'countries' | 'currency' | 'languages' | 'pathPrefix' | 'returnDays'
>;

const common = {
  isOpen: true,
  priceList: null,
  taxTreatment: 'inclusive',
  showsLowestPrice: true,
  host: null,
  returnDays: null,
} satisfies Partial<MarketRecord>;

/** Where shoppers of a language are sold to; the path is that of the language. */
const BY_LANGUAGE: Readonly<Record<string, MarketOfLanguage>> = {
  fr: {
    name: 'France',
    countries: ['FR'],
    currency: 'EUR',
    languages: ['fr'],
    pathPrefix: 'fr',
    returnDays: 30,
  },
  nl: {
    name: 'Nederland',
    countries: ['NL'],
    currency: 'EUR',
    languages: ['nl'],
    pathPrefix: 'nl',
    returnDays: 30,
  },
  sv: {
    name: 'Sverige',
    countries: ['SE'],
    currency: 'SEK',
    languages: ['sv'],
    pathPrefix: 'sv',
    returnDays: 30,
  },
};

const IRELAND: MarketOfLanguage = {
  name: 'Ireland',
  countries: ['IE'],
  currency: 'EUR',
  languages: ['en-GB'],
  pathPrefix: 'ie',
  returnDays: null,
};

/** The markets of the demo: the United Kingdom at a brand's own address, and one for each of its other languages. */
export function demoMarkets(brands: readonly BrandConfig[]): MarketRecord[] {
  return brands.flatMap(({ slug, locale, locales, currency, settings }, index): MarketRecord[] => {
    const abroad = locales.flatMap((language) => BY_LANGUAGE[language] ?? []);
    // A brand whose lists name the country in their address keeps to that.
    const hasContexts = Object.keys(settings.routes.listContexts).length > 0;
    if (abroad.length === 0 || hasContexts) return [];
    const own: MarketRecord = {
      ...common,
      name: 'United Kingdom',
      code: `${slug}-uk`,
      brand: slug,
      countries: ['GB'],
      currency,
      languages: [locale],
      pathPrefix: null,
      showsLowestPrice: false,
    };
    // The department store sells in Ireland too.
    const others = index === 0 ? [...abroad, IRELAND] : abroad;
    return [
      own,
      ...others.map((market) => ({
        ...common,
        ...market,
        code: `${slug}-${market.pathPrefix}`,
        brand: slug,
      })),
    ];
  });
}
