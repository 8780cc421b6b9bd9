interface OfferedSite {
  market: string | null;
  countries: readonly string[];
  locales: readonly string[];
}

/** What a request says about where its visitor is. */
export interface VisitorPlace {
  /** From a proxy that knows it; null without one. */
  country: string | null;
  acceptLanguage: string | null;
}

/** Headers in which proxies name the visitor's country. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
];

export function readVisitorPlace(headers: Pick<Headers, 'get'>): VisitorPlace {
  const named = COUNTRY_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase());
  return {
    country: named.find((country) => country !== undefined && /^[A-Z]{2}$/.test(country)) ?? null,
    acceptLanguage: headers.get('accept-language'),
  };
}

/**
 * The market of another country that a visitor may be in, and that country; null for one who is at the right place or from nowhere that a market serves.
 * It is offered and never opened by itself: a guess may be wrong.
 */
export function offerMarket<Site extends OfferedSite>(
  sites: readonly Site[],
  current: Pick<OfferedSite, 'market'>,
  { country, acceptLanguage }: VisitorPlace,
): { site: Site; country: string } | null {
  const here = sites.find(({ market }) => market === current.market);
  if (!here || sites.length < 2) return null;
  const [language = '', region] = readLanguages(acceptLanguage)[0] ?? [];
  const place = country ?? region ?? null;
  if (place !== null) {
    if (here.countries.includes(place)) return null;
    const site = sites.find(({ countries }) => countries.includes(place));
    return site ? { site, country: place } : null;
  }
  const speaks = ({ locales }: OfferedSite) => locales.some((locale) => locale.split('-')[0] === language);
  const site = language === '' || speaks(here) ? undefined : sites.find(speaks);
  const [nearest] = site?.countries ?? [];
  return site && nearest ? { site, country: nearest } : null;
}

/** `fr-CA,fr;q=0.8` as `[['fr', 'CA'], ['fr']]`, in the order of the browser. */
function readLanguages(header: string | null): [language: string, region?: string][] {
  return (header ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().split('-') ?? [])
    .filter(([language]) => /^[a-z]{2}$/i.test(language ?? ''))
    .map(([language = '', ...rest]): [string, string?] => {
      const region = rest.find((each) => /^[a-z]{2}$/i.test(each))?.toUpperCase();
      return region === undefined ? [language.toLowerCase()] : [language.toLowerCase(), region];
    });
}
