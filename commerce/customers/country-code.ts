/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Names people and wallets use that are neither a code nor the platform's own name. */
const ALIASES: Record<string, string> = {
  uk: 'GB',
  gbr: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  eire: 'IE',
  'republic of ireland': 'IE',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  'north korea': 'KP',
  russia: 'RU',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  macedonia: 'MK',
  'cape verde': 'CV',
  burma: 'MM',
  myanmar: 'MM',
  'cabo verde': 'CV',
  'timor leste': 'TL',
  'hong kong': 'HK',
  macao: 'MO',
  uae: 'AE',
  korea: 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'holy see': 'VA',
  'east timor': 'TL',
  'cocos islands': 'CC',
  'brunei darussalam': 'BN',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
};

/** The shop's own languages and a few neighbours': wallets name the country in the shopper's language. */
const NAMING_LOCALES = ['en', 'fr', 'nl', 'sv', 'de', 'es', 'it'];

export function foldCountryName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Names of countries in these languages and their codes, each name in lower case, without accents and signs. */
export function countryNamesIn(...locales: readonly string[]): Map<string, string> {
  const names = new Map<string, string>(Object.entries(ALIASES));
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      for (const name of spellings(display.of(code) ?? '')) if (!names.has(name)) names.set(name, code);
    }
  }
  names.delete('');
  return names;
}

/** The platform writes "St. Kitts & Nevis"; people and wallets write it out. */
function spellings(name: string): string[] {
  const whole = name.replaceAll('&', 'and').replace(/\bSt\. /g, 'Saint ');
  return [name, whole].map(foldCountryName);
}

let codesByName: ReadonlyMap<string, string> | null = null;

/** The code of a country given by code in any case or by name; null when unknown. The shop's own names come first. */
export function countryCodeOf(
  text: string | null | undefined,
  ofShop: Readonly<Record<string, string>> = {},
): string | null {
  const wanted = (text ?? '').trim();
  if (wanted === '') return null;
  const name = foldCountryName(wanted);
  const own = Object.entries(ofShop).find(([key]) => foldCountryName(key) === name);
  if (own) return own[1];
  const upper = wanted.toUpperCase();
  if (COUNTRY_CODES.includes(upper)) return upper;
  codesByName ??= countryNamesIn(...NAMING_LOCALES);
  return codesByName.get(name) ?? null;
}
