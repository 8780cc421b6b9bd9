/** How one country writes addresses. Patterns are for the compact form: upper case, without spaces or dashes. */
export interface CountryRule {
  postcode: { pattern: RegExp; example: string; write: (compact: string) => string } | null;
  phone: { callingCode: string; trunk: string; digits: readonly [min: number, max: number] };
  /** Whether county or state is part of the address; `codes` when only these are valid. */
  region: { required: boolean; codes: readonly string[] };
}

const NO_REGION = { required: false, codes: [] } as const;
const asIs = (compact: string) => compact;
const splitAfter =
  (count: number, joint = ' ') =>
  (compact: string) =>
    compact.length > count ? `${compact.slice(0, count)}${joint}${compact.slice(count)}` : compact;
const splitBeforeLast = (count: number) => (compact: string) =>
  `${compact.slice(0, -count)} ${compact.slice(-count)}`;

const US_STATES =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC
  ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP AA AE AP`.split(/\s+/);
const CA_PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];
const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

const GB_POSTCODE =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;

function digits(count: number, example: string, write: (compact: string) => string = asIs) {
  return { pattern: new RegExp(`^\\d{${count}}$`), example, write };
}

export const COUNTRY_RULES: Readonly<Record<string, CountryRule>> = {
  GB: {
    postcode: { pattern: GB_POSTCODE, example: 'SW1A 1AA', write: splitBeforeLast(3) },
    phone: { callingCode: '44', trunk: '0', digits: [9, 10] },
    region: NO_REGION,
  },
  IE: {
    postcode: {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/,
      example: 'D02 AF30',
      write: splitAfter(3),
    },
    phone: { callingCode: '353', trunk: '0', digits: [7, 9] },
    region: NO_REGION,
  },
  FR: {
    postcode: { pattern: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, example: '75001', write: asIs },
    phone: { callingCode: '33', trunk: '0', digits: [9, 9] },
    region: NO_REGION,
  },
  NL: {
    postcode: { pattern: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, example: '1012 AB', write: splitAfter(4) },
    phone: { callingCode: '31', trunk: '0', digits: [9, 9] },
    region: NO_REGION,
  },
  BE: {
    postcode: { pattern: /^[1-9]\d{3}$/, example: '1000', write: asIs },
    phone: { callingCode: '32', trunk: '0', digits: [8, 9] },
    region: NO_REGION,
  },
  LU: {
    postcode: digits(4, '1009'),
    phone: { callingCode: '352', trunk: '', digits: [6, 11] },
    region: NO_REGION,
  },
  DE: {
    postcode: { pattern: /^(?!00000)\d{5}$/, example: '10115', write: asIs },
    phone: { callingCode: '49', trunk: '0', digits: [6, 11] },
    region: NO_REGION,
  },
  AT: {
    postcode: { pattern: /^[1-9]\d{3}$/, example: '1010', write: asIs },
    phone: { callingCode: '43', trunk: '0', digits: [4, 13] },
    region: NO_REGION,
  },
  CH: {
    postcode: { pattern: /^[1-9]\d{3}$/, example: '8001', write: asIs },
    phone: { callingCode: '41', trunk: '0', digits: [9, 9] },
    region: NO_REGION,
  },
  SE: {
    postcode: { pattern: /^[1-9]\d{4}$/, example: '114 55', write: splitAfter(3) },
    phone: { callingCode: '46', trunk: '0', digits: [7, 9] },
    region: NO_REGION,
  },
  DK: {
    postcode: digits(4, '1050'),
    phone: { callingCode: '45', trunk: '', digits: [8, 8] },
    region: NO_REGION,
  },
  NO: {
    postcode: digits(4, '0150'),
    phone: { callingCode: '47', trunk: '', digits: [8, 8] },
    region: NO_REGION,
  },
  FI: {
    postcode: digits(5, '00100'),
    phone: { callingCode: '358', trunk: '0', digits: [5, 12] },
    region: NO_REGION,
  },
  ES: {
    postcode: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001', write: asIs },
    phone: { callingCode: '34', trunk: '', digits: [9, 9] },
    region: NO_REGION,
  },
  IT: {
    postcode: digits(5, '00118'),
    phone: { callingCode: '39', trunk: '', digits: [6, 12] },
    region: NO_REGION,
  },
  PT: {
    postcode: digits(7, '1000-001', splitAfter(4, '-')),
    phone: { callingCode: '351', trunk: '', digits: [9, 9] },
    region: NO_REGION,
  },
  PL: {
    postcode: digits(5, '00-001', splitAfter(2, '-')),
    phone: { callingCode: '48', trunk: '', digits: [9, 9] },
    region: NO_REGION,
  },
  US: {
    postcode: { pattern: /^\d{5}(?:\d{4})?$/, example: '10001', write: splitAfter(5, '-') },
    phone: { callingCode: '1', trunk: '', digits: [10, 10] },
    region: { required: true, codes: US_STATES },
  },
  CA: {
    postcode: {
      pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
      example: 'K1A 0B1',
      write: splitAfter(3),
    },
    phone: { callingCode: '1', trunk: '', digits: [10, 10] },
    region: { required: true, codes: CA_PROVINCES },
  },
  AU: {
    postcode: digits(4, '2000'),
    phone: { callingCode: '61', trunk: '0', digits: [9, 9] },
    region: { required: true, codes: AU_STATES },
  },
  AE: {
    postcode: null,
    phone: { callingCode: '971', trunk: '0', digits: [8, 9] },
    region: NO_REGION,
  },
};

/** For a country without its own rule: only presence and plausibility are checked. */
export const ANY_COUNTRY: Pick<CountryRule, 'region'> & { postcode: RegExp } = {
  postcode: /^[A-Z0-9]{2,10}$/,
  region: NO_REGION,
};
